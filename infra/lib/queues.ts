/** The sources of failures with a separate queue: Scheduler, and each function that is invoked asynchronously. */
export const QUEUES = [
  'schedules',
  'deadline',
  'sweep',
  'events',
  'notify',
  'bounces',
  'canary',
  'mail',
] as const;
export type QueueName = (typeof QUEUES)[number];
