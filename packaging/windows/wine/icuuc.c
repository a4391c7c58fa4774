/* Windows 10 has icuuc.dll, Wine 8 has not. For trying packages under Wine only: it converts nothing. */
#include <stddef.h>
#include <stdint.h>

#define UNSUPPORTED 16
#define NO(type, name, ...) \
    __declspec(dllexport) type name(__VA_ARGS__)
#define REFUSE(error) \
    if (error) *(error) = UNSUPPORTED

typedef int32_t status;

NO(void *, ucnv_open, const char *name, status *e) { (void)name; REFUSE(e); return NULL; }
NO(void, ucnv_close, void *c) { (void)c; }
NO(void, ucnv_reset, void *c) { (void)c; }
NO(void, UCNV_FROM_U_CALLBACK_SUBSTITUTE, void) {}
NO(void, UCNV_TO_U_CALLBACK_SUBSTITUTE, void) {}
NO(int8_t, ucnv_getMaxCharSize, void *c) { (void)c; return 1; }
NO(const char *, ucnv_getName, void *c, status *e) { (void)c; REFUSE(e); return NULL; }
NO(const char *, ucnv_getStandardName, const char *n, const char *s, status *e) {
    (void)n, (void)s; REFUSE(e); return NULL;
}
NO(const char *, ucnv_getAvailableName, int32_t n) { (void)n; return NULL; }
NO(int32_t, ucnv_countAvailable, void) { return 0; }
NO(void, ucnv_getToUCallBack, void *c, void **a, const void **b) { (void)c; *a = NULL; *b = NULL; }
NO(void, ucnv_getFromUCallBack, void *c, void **a, const void **b) { (void)c; *a = NULL; *b = NULL; }
NO(void, ucnv_setToUCallBack, void *c, void *a, const void *b, void **oa, const void **ob, status *e) {
    (void)c, (void)a, (void)b, (void)oa, (void)ob; REFUSE(e);
}
NO(void, ucnv_setFromUCallBack, void *c, void *a, const void *b, void **oa, const void **ob, status *e) {
    (void)c, (void)a, (void)b, (void)oa, (void)ob; REFUSE(e);
}
NO(void, ucnv_cbToUWriteUChars, void *a, const void *b, int32_t n, int32_t d, status *e) {
    (void)a, (void)b, (void)n, (void)d; REFUSE(e);
}
NO(void, ucnv_cbFromUWriteUChars, void *a, const void *b, const void *n, int32_t d, status *e) {
    (void)a, (void)b, (void)n, (void)d; REFUSE(e);
}
NO(void, ucnv_toUnicode, void *c, void **t, const void *tl, const char **s, const char *sl, int32_t *o,
   int8_t f, status *e) {
    (void)c, (void)t, (void)tl, (void)s, (void)sl, (void)o, (void)f; REFUSE(e);
}
NO(void, ucnv_fromUnicode, void *c, char **t, const char *tl, const void **s, const void *sl, int32_t *o,
   int8_t f, status *e) {
    (void)c, (void)t, (void)tl, (void)s, (void)sl, (void)o, (void)f; REFUSE(e);
}
NO(int32_t, ucnv_toUCountPending, void *c, status *e) { (void)c; if (e) *e = 0; return 0; }
NO(int32_t, ucnv_fromUCountPending, void *c, status *e) { (void)c; if (e) *e = 0; return 0; }
