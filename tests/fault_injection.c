/* Fault injection for one program: a disk that is full or read-only, and a clock that jumps.
 *
 * Loaded with LD_PRELOAD. GONDWANA_FAULT_CONTROL names a file of 24 bytes that another process changes while this one runs:
 * an int64, the nanoseconds by which the wall clock is wrong; an int32, 0 or the error that whatever would make a file grow
 * gets (ENOSPC); an int32, 0 or the error that every write gets (EROFS). An int64 counts what was refused. The disk is
 * everything under GONDWANA_FAULT_FOLDER. The steady clock is not touched: a machine whose time is set does not touch it either.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000LL
#define NEXT(name) ({ \
    static __typeof__(&name) real; \
    if (real == NULL) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    real; \
})

struct control {
    volatile int64_t offset;
    volatile int32_t grow;
    volatile int32_t write;
    volatile int64_t refused;
};

static struct control none;
static struct control *control = &none;
static char folder[PATH_MAX];

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("GONDWANA_FAULT_CONTROL"), *disk = getenv("GONDWANA_FAULT_FOLDER");
    if (disk != NULL) snprintf(folder, sizeof folder, "%s/", disk);
    int fd = file == NULL ? -1 : NEXT(open)(file, O_RDWR | O_CLOEXEC);
    if (fd < 0) return;
    void *page = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (page != MAP_FAILED) control = page;
}

static int inside(const char *path) {
    return folder[0] != 0 && strncmp(path, folder, strlen(folder)) == 0;
}

static int path_inside(const char *path) {
    char whole[2 * PATH_MAX];
    if (path[0] == '/') return inside(path);
    if (getcwd(whole, PATH_MAX) == NULL) return 0;
    size_t length = strlen(whole);
    snprintf(whole + length, sizeof whole - length, "/%s", path);
    return inside(whole);
}

static int fd_inside(int fd) {
    char name[64], path[PATH_MAX];
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(name, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return inside(path);
}

/* The error for a write of so many bytes at a place (-1: where the file stands), or 0. */
static int refused(int fd, off_t at, size_t bytes) {
    int keep = errno, error = control->write;
    if ((error == 0 && control->grow == 0) || !fd_inside(fd)) {
        errno = keep;
        return 0;
    }
    if (error == 0) {
        struct stat now;
        if (fstat(fd, &now) == 0) {
            if (at < 0) at = fcntl(fd, F_GETFL) & O_APPEND ? now.st_size : lseek(fd, 0, SEEK_CUR);
            if (at + (off_t)bytes > now.st_size) error = control->grow;
        }
    }
    errno = keep;
    return error;
}

static size_t total(const struct iovec *parts, int count) {
    size_t bytes = 0;
    for (int k = 0; k < count; k++) bytes += parts[k].iov_len;
    return bytes;
}

static int counted(int error) {
    if (error != 0) __atomic_fetch_add(&control->refused, 1, __ATOMIC_RELAXED);
    return error;
}

#define FAIL(error, value) do { int found = counted(error); if (found != 0) { errno = found; return value; } } while (0)

ssize_t write(int fd, const void *from, size_t bytes) {
    FAIL(refused(fd, -1, bytes), -1);
    return NEXT(write)(fd, from, bytes);
}

ssize_t pwrite(int fd, const void *from, size_t bytes, off_t at) {
    FAIL(refused(fd, at, bytes), -1);
    return NEXT(pwrite)(fd, from, bytes, at);
}

ssize_t pwrite64(int fd, const void *from, size_t bytes, off64_t at) {
    FAIL(refused(fd, at, bytes), -1);
    return NEXT(pwrite64)(fd, from, bytes, at);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    FAIL(refused(fd, -1, total(parts, count)), -1);
    return NEXT(writev)(fd, parts, count);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    FAIL(refused(fd, at, total(parts, count)), -1);
    return NEXT(pwritev)(fd, parts, count, at);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
    FAIL(refused(fd, at, total(parts, count)), -1);
    return NEXT(pwritev64)(fd, parts, count, at);
}

/* A file may be made longer without a block for it: only a read-only disk refuses that. */
int ftruncate(int fd, off_t length) {
    FAIL(control->write != 0 && fd_inside(fd) ? control->write : 0, -1);
    return NEXT(ftruncate)(fd, length);
}

int ftruncate64(int fd, off64_t length) {
    FAIL(control->write != 0 && fd_inside(fd) ? control->write : 0, -1);
    return NEXT(ftruncate64)(fd, length);
}

int fallocate(int fd, int mode, off_t at, off_t length) {
    FAIL(refused(fd, at, length), -1);
    return NEXT(fallocate)(fd, mode, at, length);
}

int posix_fallocate(int fd, off_t at, off_t length) {
    int error = counted(refused(fd, at, length));
    return error != 0 ? error : NEXT(posix_fallocate)(fd, at, length);
}

static int unopened(const char *path, int flags) {
    int writes = (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0;
    return control->write != 0 && writes && path_inside(path) ? control->write : 0;
}

#define MODE(flags) va_list more; va_start(more, flags); \
    mode_t mode = (flags) & (O_CREAT | __O_TMPFILE) ? va_arg(more, mode_t) : 0; va_end(more)

int open(const char *path, int flags, ...) {
    MODE(flags);
    FAIL(unopened(path, flags), -1);
    return NEXT(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags);
    FAIL(unopened(path, flags), -1);
    return NEXT(open64)(path, flags, mode);
}

int unlink(const char *path) {
    FAIL(unopened(path, O_RDWR), -1);
    return NEXT(unlink)(path);
}

int rename(const char *from, const char *to) {
    FAIL(unopened(to, O_RDWR), -1);
    return NEXT(rename)(from, to);
}

static void add(struct timespec *time, int64_t offset) {
    int64_t whole = time->tv_sec * SECOND + time->tv_nsec + offset;
    time->tv_sec = whole / SECOND;
    time->tv_nsec = whole % SECOND;
}

int clock_gettime(clockid_t which, struct timespec *time) {
    int done = NEXT(clock_gettime)(which, time);
    if (done == 0 && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) add(time, control->offset);
    return done;
}

int gettimeofday(struct timeval *time, void *zone) {
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out != NULL) *out = now.tv_sec;
    return now.tv_sec;
}

/* Whoever waits until a time by this clock waits by the true one. */
int sem_timedwait(sem_t *semaphore, const struct timespec *until) {
    struct timespec right = *until;
    add(&right, -control->offset);
    return NEXT(sem_timedwait)(semaphore, &right);
}
