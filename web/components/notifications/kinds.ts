import type { NotificationKind } from '../../../functions/api/schemas/notifications';

export interface KindWords {
  readonly kind: NotificationKind;
  readonly name: string;
  readonly help: string;
}

/** The kinds of notifications, in the order of the page. */
export const KINDS: readonly KindWords[] = [
  {
    kind: 'your-turn',
    name: 'Your turn',
    help: 'A new turn needs your orders. Shows the last result.',
  },
  { kind: 'reminder', name: 'Reminders', help: 'The deadline is near and you have no stored orders.' },
  { kind: 'step-result', name: 'Results', help: 'A turn has closed and you owe nothing in the next one.' },
  { kind: 'message', name: 'Press', help: 'A player wrote to you. One notice until you have read it.' },
  { kind: 'game-started', name: 'A game begins', help: 'Your seat and the first deadline.' },
  { kind: 'game-finished', name: 'A game ends', help: 'Who won.' },
  { kind: 'ruling', name: 'Rulings', help: 'A moderator ruled on one of your games.' },
  { kind: 'announcement', name: 'Announcements', help: 'For your leagues and seasons.' },
  { kind: 'warning', name: 'Notes from moderators', help: 'For you alone.' },
  { kind: 'registration', name: 'Registration', help: 'You were let in, or moved up from the waiting list.' },
  { kind: 'check-in', name: 'Check-in', help: 'Say whether you play the next round.' },
  {
    kind: 'season',
    name: 'The course of a season',
    help: 'A round ends soon, a start is postponed, a season is cancelled.',
  },
  { kind: 'missed-turn', name: 'A missed turn', help: 'A turn closed without your orders.' },
  { kind: 'civil-disorder', name: 'Civil disorder', help: 'Your seat goes on without you.' },
  {
    kind: 'substitution',
    name: 'Substitution',
    help: 'You are asked to take a seat, or somebody answered whom you asked.',
  },
  {
    kind: 'to-settle',
    name: 'To settle',
    help: 'A dispute, a report or a request waits in a league that you run. One notice for a burst.',
  },
];

/** The name of the kind that a link in a mail turns off; undefined for an unknown kind. */
export function kindInWords(kind: string): string | undefined {
  return kind === 'digest' ? 'The daily digest' : KINDS.find((one) => one.kind === kind)?.name;
}
