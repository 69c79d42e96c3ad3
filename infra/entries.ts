/** The files that functions start with, below the project's root. */
export const ENTRIES = {
  api: 'functions/api/while-playing-lambda.ts',
  leagues: 'functions/api/leagues-lambda.ts',
  deadline: 'functions/deadline/handler.ts',
  sweep: 'functions/sweep/handler.ts',
  events: 'functions/events/handler.ts',
  notify: 'functions/notify/handler.ts',
  bounces: 'functions/bounces/handler.ts',
  canary: 'functions/canary/handler.ts',
} as const;

export type FunctionName = keyof typeof ENTRIES;
