// Preloaded into a program, lets it start many times: the program waits for requests where its `main` would begin,
// and each request is a fork that goes on with `main`. Loading and relocating LLVM's libraries takes ten times as
// long as most inputs do.
//
// A request is a list of byte strings, each after its length (32 bits of the machine, as the number of strings is):
// the files of standard input, output and error, the limit in milliseconds, and the arguments from the program's name
// on. The answer is the status that `waitpid` gives, 32 bits.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int (*main_function)(int, char **, char **);

static main_function program;

// Reads so many bytes; ends the process where there are no more.
static void take(void *to, size_t size) {
  char *at = to;
  while (size > 0) {
    ssize_t got = read(0, at, size);
    if (got <= 0) _exit(0);
    at += got;
    size -= (size_t)got;
  }
}

static void become(const char *path, int flags, int number) {
  int file = open(path, flags, 0600);
  if (file < 0 || dup2(file, number) < 0) _exit(127);
  if (file != number) close(file);
}

static int serve(int argc, char **argv, char **env) {
  (void)argc, (void)argv;
  static const char ready[] = "legalize-serve";
  if (write(1, ready, sizeof ready - 1) != (ssize_t)sizeof ready - 1) _exit(127);
  // Not for what the program starts itself.
  unsetenv("LD_PRELOAD");
  for (;;) {
    uint32_t count;
    take(&count, sizeof count);
    char **texts = calloc((size_t)count + 1, sizeof *texts);
    for (uint32_t i = 0; i < count; i++) {
      uint32_t size;
      take(&size, sizeof size);
      texts[i] = calloc((size_t)size + 1, 1);
      take(texts[i], size);
    }
    if (count < 5) _exit(127);
    pid_t child = fork();
    if (child == 0) {
      become(texts[0], O_RDONLY, 0);
      become(texts[1], O_WRONLY | O_TRUNC, 1);
      become(texts[2], O_WRONLY | O_TRUNC, 2);
      long limit = atol(texts[3]);
      struct itimerval timer = {{0, 0}, {limit / 1000, limit % 1000 * 1000}};
      // Its signal ends the program.
      setitimer(ITIMER_REAL, &timer, NULL);
      return program((int)count - 4, texts + 4, env);
    }
    int32_t status = -1;
    if (child < 0 || waitpid(child, &status, 0) != child) _exit(127);
    for (uint32_t i = 0; i < count; i++) free(texts[i]);
    free(texts);
    if (write(1, &status, sizeof status) != (ssize_t)sizeof status) _exit(127);
  }
}

int __libc_start_main(main_function main, int argc, char **argv, int (*init)(int, char **, char **), void (*fini)(void),
                      void (*rtld_fini)(void), void *stack_end) {
  int (*start)(main_function, int, char **, int (*)(int, char **, char **), void (*)(void), void (*)(void), void *) =
      dlsym(RTLD_NEXT, "__libc_start_main");
  program = main;
  return start(serve, argc, argv, init, fini, rtld_fini, stack_end);
}
