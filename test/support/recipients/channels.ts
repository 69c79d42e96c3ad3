import type { NotificationKind } from '../../../functions/core/notification/notifications.records';

/** Over which channels each kind goes to somebody who never chose, and who has a browser and a program. */
export const CHANNELS: Readonly<Record<NotificationKind, readonly string[]>> = {
  'your-turn': ['program', 'push'],
  reminder: ['mail', 'program', 'push'],
  'step-result': ['program'],
  message: ['digest', 'program'],
  'game-started': ['mail', 'program', 'push'],
  'game-finished': ['mail', 'program', 'push'],
  ruling: ['mail', 'program', 'push'],
  announcement: ['mail', 'program'],
  warning: ['mail', 'program', 'push'],
  registration: ['mail', 'program'],
  'check-in': ['mail', 'program', 'push'],
  season: ['mail', 'program', 'push'],
  'missed-turn': ['mail', 'program', 'push'],
  'civil-disorder': ['mail', 'program', 'push'],
  substitution: ['mail', 'program', 'push'],
  'to-settle': ['mail', 'program'],
};
