/** The entry files of functions, below the project's root. */
export const ENTRIES = {
  api: 'functions/api/table-routes-lambda.ts',
  leagues: 'functions/api/leagues-lambda.ts',
  deadline: 'functions/deadline/handler.ts',
  sweep: 'functions/sweep/handler.ts',
  events: 'functions/events/handler.ts',
  notify: 'functions/notify/handler.ts',
  bounces: 'functions/bounces/handler.ts',
  canary: 'functions/canary/handler.ts',
  mail: 'functions/mail-in/handler.ts',
} as const;

/** The code that runs at the edge before a page is requested, and chooses its language. */
export const EDGE_LANGUAGE = 'messages/at-the-edge.ts';

export type FunctionName = keyof typeof ENTRIES;

/** The pages' function, which OpenNext creates, has no entry here. */
export type NamedFunction = FunctionName | 'pages';
