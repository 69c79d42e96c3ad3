/* Preloaded into a process: writes down which length of which file a sync has brought to the disk, as lines of
   "length path" in the file that SYNC_RECORD names. Only what the system has confirmed is written down. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int record(const char *call, int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
  const char *to = getenv("SYNC_RECORD");
  struct stat before;
  char link[64], path[4096], line[4200];
  /* The length before the sync: what is written meanwhile may not be part of it. */
  int known = fstat(file, &before);
  int result = real(file);
  if (result != 0 || known != 0 || to == NULL) return result;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return result;
  path[length] = 0;
  int out = open(to, O_WRONLY | O_APPEND | O_CREAT, 0600);
  int size = snprintf(line, sizeof line, "%lld %s\n", (long long)before.st_size, path);
  if (out >= 0) {
    if (write(out, line, size) != size) abort();
    close(out);
  }
  return result;
}

int fsync(int file) { return record("fsync", file); }
int fdatasync(int file) { return record("fdatasync", file); }
