import completions from '@bomb.sh/tab/commander';
import type { Command } from '@commander-js/extra-typings';

/** Adds `completions SHELL`, which prints a script with which a shell completes commands and options. */
export function addCompletions(program: Command): void {
  program.commandsGroup('For your shell:');
  // The library names commander's own types, and these are the same commands with types of their options.
  completions(program as unknown as Parameters<typeof completions>[0], {
    completionCommandName: 'completions',
  });
}
