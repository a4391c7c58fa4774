/* Starts an AppImage of type 2 without FUSE: the file system behind this program is unpacked once into
 * the user's cache and run from there. Every run holds a shared lock on its folder; a new version deletes
 * the folders of older ones that nobody holds. Linked statically, so that it starts everywhere. */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <squashfuse/squashfuse.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Where programs that bring AppImages up to date look for a newer one. */
__attribute__((used, section(".upd_info"))) static const char update_information[1024] = UPDATE_INFORMATION;

#define PREFIX "appimage-"

static void fail(const char *what) {
    fprintf(stderr, "Yatzy Desktop cannot be unpacked: %s: %s\n", what, strerror(errno));
    exit(126);
}

static void join(char *to, const char *format, const char *one, const char *two) {
    if ((size_t)snprintf(to, PATH_MAX, format, one, two) >= PATH_MAX) {
        errno = ENAMETOOLONG;
        fail(one);
    }
}

/* The section headers are the last thing in the program itself. */
static long end_of_program(const char *path) {
    Elf64_Ehdr header;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || read(file, &header, sizeof header) != sizeof header) fail(path);
    close(file);
    return (long)(header.e_shoff + (Elf64_Off)header.e_shentsize * header.e_shnum);
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static void remove_tree(const char *path) {
    nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static void make_folders(const char *path) {
    char part[PATH_MAX];
    join(part, "%s%s", path, "");
    for (char *slash = strchr(part + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(part, 0700);
        *slash = '/';
    }
    if (mkdir(part, 0700) && errno != EEXIST) fail(part);
}

static int write_all(int file, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = write(file, bytes, count);
        if (done < 0) return -1;
        bytes += done;
        count -= (size_t)done;
    }
    return 0;
}

static int unpack_file(sqfs *fs, sqfs_inode *node, const char *to) {
    static char buffer[1 << 20];
    int file = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, node->base.mode & 0777);
    if (file < 0) return -1;
    sqfs_off_t size = (sqfs_off_t)node->xtra.reg.file_size;
    for (sqfs_off_t at = 0; at < size;) {
        sqfs_off_t got = sizeof buffer;
        if (sqfs_read_range(fs, node, at, &got, buffer) || got <= 0 || write_all(file, buffer, (size_t)got)) {
            close(file);
            return -1;
        }
        at += got;
    }
    return close(file);
}

static int unpack_one(sqfs *fs, sqfs_inode *node, const char *to) {
    switch (node->base.inode_type) {
    case SQUASHFS_DIR_TYPE:
    case SQUASHFS_LDIR_TYPE:
        return mkdir(to, 0755);
    case SQUASHFS_REG_TYPE:
    case SQUASHFS_LREG_TYPE:
        return unpack_file(fs, node, to);
    case SQUASHFS_SYMLINK_TYPE:
    case SQUASHFS_LSYMLINK_TYPE: {
        char target[PATH_MAX];
        size_t size = sizeof target;
        return sqfs_readlink(fs, node, target, &size) || symlink(target, to);
    }
    default:
        return 0;
    }
}

static void unpack(sqfs *fs, const char *folder) {
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    make_folders(folder);
    if (sqfs_traverse_open(&walk, fs, sqfs_inode_root(fs))) fail(folder);
    while (sqfs_traverse_next(&walk, &error)) {
        char to[PATH_MAX];
        sqfs_inode node;
        if (walk.dir_end) continue;
        join(to, "%s/%s", folder, walk.path);
        if (sqfs_inode_get(fs, &node, sqfs_dentry_inode(&walk.entry)) || unpack_one(fs, &node, to)) {
            int reason = errno;
            remove_tree(folder);
            errno = reason;
            fail(to);
        }
    }
    sqfs_traverse_close(&walk);
    if (error) fail(folder);
}

/* The lock is kept open on purpose: the program that is started inherits it. */
static int lock(const char *folder, int kind) {
    int file = open(folder, O_RDONLY | O_DIRECTORY);
    if (file >= 0 && flock(file, kind | LOCK_NB)) {
        close(file);
        return -1;
    }
    return file;
}

static void remove_others(const char *cache, const char *own) {
    DIR *entries = opendir(cache);
    for (struct dirent *entry; entries && (entry = readdir(entries));) {
        char path[PATH_MAX];
        if (strncmp(entry->d_name, PREFIX, strlen(PREFIX))) continue;
        join(path, "%s/%s", cache, entry->d_name);
        if (!strcmp(path, own)) continue;
        int held = lock(path, LOCK_EX);
        if (held < 0) continue;
        remove_tree(path);
        close(held);
    }
    if (entries) closedir(entries);
}

static void find_cache(char *cache) {
    const char *given = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (given && *given == '/') return join(cache, "%s/%s", given, "yatzy-desktop");
    if (home && *home == '/') return join(cache, "%s/.cache/%s", home, "yatzy-desktop");
    errno = ENOENT;
    fail("HOME");
}

static void prepare(sqfs *fs, char *folder) {
    char cache[PATH_MAX], name[64], part[PATH_MAX], run[PATH_MAX];
    find_cache(cache);
    snprintf(name, sizeof name, PREFIX "%08x-%llx", fs->sb.mkfs_time, (unsigned long long)fs->sb.bytes_used);
    join(folder, "%s/%s", cache, name);
    join(run, "%s/%s", folder, "AppRun");
    if (access(run, X_OK)) {
        snprintf(name, sizeof name, "unpacking-%ld", (long)getpid());
        join(part, "%s/%s", cache, name);
        remove_tree(part);
        unpack(fs, part);
        /* Another start may have been faster; theirs is as good. */
        if (rename(part, folder)) remove_tree(part);
        remove_others(cache, folder);
        if (access(run, X_OK)) fail(run);
    }
    lock(folder, LOCK_SH);
}

int main(int count, char **words) {
    char self[PATH_MAX], folder[PATH_MAX], run[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0) fail("/proc/self/exe");
    self[length] = 0;
    long offset = end_of_program(self);
    const char *first = count > 1 ? words[1] : "";
    if (!strcmp(first, "--appimage-offset")) return printf("%ld\n", offset) < 0;
    sqfs fs;
    if (sqfs_open_image(&fs, self, (size_t)offset)) fail(self);
    if (!strcmp(first, "--appimage-extract")) {
        unpack(&fs, "squashfs-root");
        return puts("squashfs-root") < 0;
    }
    if (!strcmp(first, "--appimage-extract-and-run")) words++;
    prepare(&fs, folder);
    join(run, "%s/%s", folder, "AppRun");
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    words[0] = run;
    execv(run, words);
    fail(run);
}
