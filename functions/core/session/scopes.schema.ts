/**
 * What a session may be used for: reading what its player may see, playing (orders, press, entries), organizing and
 * moderating, and managing the account.
 */
export const SCOPES = ['read', 'play', 'organize', 'account'] as const;

/** The scopes that an API token may have. */
export const PROGRAM_SCOPES = [
  'read',
  'play',
  'organize',
] as const satisfies readonly (typeof SCOPES)[number][];

/** The maximum validity of an API token, in days. */
export const LONGEST_DAYS = 90;
