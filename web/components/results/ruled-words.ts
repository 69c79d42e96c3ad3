import type { LogEntry } from '../../../functions/api/schemas/results';

/** What was ruled, in words. */
export const RULED_WORDS: Readonly<Record<LogEntry['kind'], string>> = {
  extend: 'Deadline moved',
  pause: 'Clock stopped',
  resume: 'Clock running again',
  replace: 'Player replaced',
  disorder: 'Civil disorder',
  correct: 'Result corrected',
  void: 'Result declared void',
  restore: 'Result restored as it was played',
  'one-person': 'One person, two accounts',
  announce: 'Announced',
  warn: 'Warned',
  mute: 'Muted',
  unmute: 'May write again',
  ban: 'Banned from the league',
  unban: 'Let back into the league',
};
