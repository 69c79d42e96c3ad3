import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from './workspace';

/** The clock of all functions, which runs like this machine's and can be moved ahead of it. */
export class Clock {
  /** The arguments for Node.js, and the environment variable that they read. */
  readonly execArgv = ['--import', join(import.meta.dirname, 'moved-clock.mjs')];
  readonly environment: Readonly<Record<string, string>>;

  private ahead = 0;
  private readonly file = join(workFolder('clock'), 'ahead');

  constructor() {
    this.environment = { CLOCK_AHEAD: this.file };
    this.write();
  }

  /** Moves ahead to a time, in milliseconds since 1970, unless it has passed. */
  passTo(time: number): void {
    this.ahead = Math.max(this.ahead, time - Date.now());
    this.write();
  }

  /** Replaces the file in one piece: a function may be reading it. */
  private write(): void {
    writeFileSync(`${this.file}.new`, String(this.ahead));
    renameSync(`${this.file}.new`, this.file);
  }
}
