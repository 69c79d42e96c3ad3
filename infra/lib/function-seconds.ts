/**
 * The seconds after which AWS ends a run of each function. Whatever a function waits for gives up before, so that it can
 * say so (`test/integration/time-budgets.test.ts` adds them up).
 */
export const FUNCTION_SECONDS = {
  api: 15,
  leagues: 15,
  deadline: 60,
  sweep: 55,
  events: 60,
  notify: 55,
  bounces: 15,
  mailIn: 60,
  canary: 180,
  /** Neither HTTP APIs nor CloudFront wait longer. */
  pages: 29,
} as const;
