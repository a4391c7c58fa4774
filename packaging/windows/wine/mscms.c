/* Wine 8 ends programs that ask for a colour profile; this answers that there is none.
 * For trying packages under Wine only. */
#include <windows.h>

#define NO(type, name, ...) __declspec(dllexport) type WINAPI name(__VA_ARGS__)

static BOOL refuse(void) {
    SetLastError(ERROR_NOT_SUPPORTED);
    return FALSE;
}

NO(HANDLE, WcsOpenColorProfileW, void *a, void *b, void *c, DWORD d, DWORD e, DWORD f, DWORD g) {
    (void)a, (void)b, (void)c, (void)d, (void)e, (void)f, (void)g;
    refuse();
    return NULL;
}
NO(HANDLE, WcsCreateIccProfile, HANDLE profile, DWORD options) {
    (void)profile, (void)options;
    refuse();
    return NULL;
}
NO(HANDLE, OpenColorProfileW, void *a, DWORD b, DWORD c, DWORD d) {
    (void)a, (void)b, (void)c, (void)d;
    refuse();
    return NULL;
}
NO(BOOL, GetColorProfileFromHandle, HANDLE profile, BYTE *bytes, DWORD *count) {
    (void)profile, (void)bytes, (void)count;
    return refuse();
}
NO(BOOL, CloseColorProfile, HANDLE profile) {
    (void)profile;
    return TRUE;
}
