/* Simulates a failing disk. LD_PRELOAD loads this library before the C library, so it intercepts the
 * database's calls to the system: calls that write to files below $PAISHO_TEST_DISK fail while the
 * file $PAISHO_TEST_ORDERS says so. Words in that file:
 *
 *   write    writes fail with EIO
 *   torn     half of the data is written, then EIO
 *   sync     fsync and fdatasync fail with EIO
 *   slow     every sync takes a fifth of a second
 *
 * If $PAISHO_TEST_IMAGES names a directory, every synced file is copied there before the sync
 * returns: the least that the disk holds when the power fails.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

/* Whether the orders contain a word. The file is read with raw system calls, because the functions
 * of the library may be the ones replaced here. */
static int ordered(const char *word) {
    const char *path = getenv("PAISHO_TEST_ORDERS");
    char text[256];
    if (!path) return 0;
    long file = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    long length = syscall(SYS_read, (int)file, text, sizeof text - 1);
    syscall(SYS_close, (int)file);
    if (length <= 0) return 0;
    text[length] = 0;
    return strstr(text, word) != NULL;
}

/* Whether a file is on the disk. */
static int concerns(int fd) {
    const char *disk = getenv("PAISHO_TEST_DISK");
    char link[64], path[PATH_MAX];
    if (!disk) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return strncmp(path, disk, strlen(disk)) == 0;
}

static int fails(int fd, const char *word) {
    int saved = errno;
    int answer = concerns(fd) && ordered(word);
    errno = saved;
    return answer;
}

ssize_t write(int fd, const void *buffer, size_t count) {
    if (fails(fd, "write")) { errno = EIO; return -1; }
    if (fails(fd, "torn")) {
        syscall(SYS_write, fd, buffer, count / 2);
        errno = EIO;
        return -1;
    }
    return syscall(SYS_write, fd, buffer, count);
}

ssize_t pwrite64(int fd, const void *buffer, size_t count, off64_t offset) {
    if (fails(fd, "write")) { errno = EIO; return -1; }
    if (fails(fd, "torn")) {
        syscall(SYS_pwrite64, fd, buffer, count / 2, offset);
        errno = EIO;
        return -1;
    }
    return syscall(SYS_pwrite64, fd, buffer, count, offset);
}

ssize_t pwrite(int fd, const void *buffer, size_t count, off_t offset) {
    return pwrite64(fd, buffer, count, offset);
}

/* Copies a file into the directory of images, completely or not at all. */
static void keep_image(int fd) {
    const char *images = getenv("PAISHO_TEST_IMAGES");
    char link[64], path[PATH_MAX], image[PATH_MAX + 256], unfinished[PATH_MAX + 256], block[65536];
    if (!images || !concerns(fd)) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return;
    path[length] = 0;
    long from = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    /* A directory has no content to copy. */
    if (from < 0 || syscall(SYS_read, (int)from, block, 0) < 0) return;
    snprintf(image, sizeof image, "%s/%s", images, strrchr(path, '/') + 1);
    snprintf(unfinished, sizeof unfinished, "%s.unfinished", image);
    long to = syscall(SYS_openat, AT_FDCWD, unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    long many;
    while ((many = syscall(SYS_read, (int)from, block, sizeof block)) > 0)
        if (syscall(SYS_write, (int)to, block, many) != many) abort();
    syscall(SYS_close, (int)from);
    syscall(SYS_close, (int)to);
    if (rename(unfinished, image) != 0) abort();
}

static int synced(int fd, long number) {
    if (fails(fd, "sync")) { errno = EIO; return -1; }
    if (fails(fd, "slow")) usleep(200000);
    int answer = syscall(number, fd);
    if (answer == 0) keep_image(fd);
    return answer;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }

int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }
