import type { NotificationKind } from '../../../functions/core/notification/notifications.schema';

/** The kinds of notifications, in the order of the page. */
export const KINDS = [
  'your-turn',
  'reminder',
  'step-result',
  'message',
  'game-started',
  'game-finished',
  'ruling',
  'announcement',
  'warning',
  'registration',
  'check-in',
  'season',
  'missed-turn',
  'civil-disorder',
  'substitution',
  'to-settle',
] as const satisfies readonly NotificationKind[];
