import type { DeadlinePolicy } from '../../../engine/deadlines/policy';
import type { Format, LeftOver } from '../../../engine/tournament/formats';

/** A usual kind of season, to start from. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly format: Format;
  readonly leftOver: LeftOver;
  readonly registration: {
    readonly mode: 'open' | 'invitation' | 'approval';
    readonly capacity: number | null;
    readonly confirm: boolean;
    readonly late: boolean;
    readonly review: boolean;
  };
  /** How long its turns take, where that belongs to it. */
  readonly turns?: Pick<DeadlinePolicy, 'orders' | 'adjustment'>;
}

const OPEN = { mode: 'open', capacity: null, confirm: false, late: false, review: false } as const;

export const TEMPLATES: readonly [Template, ...Template[]] = [
  {
    id: 'casual',
    name: 'Casual season',
    about: 'Two rounds; anyone can join, even later; bots fill the last board',
    format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    leftOver: 'bots',
    registration: { ...OPEN, late: true },
  },
  {
    id: 'club',
    name: 'Club league',
    about: 'Four Swiss rounds; you let players in, and they confirm before each round',
    format: { kind: 'swiss', rounds: 4, topBoard: false },
    leftOver: 'byes',
    registration: { ...OPEN, mode: 'approval', confirm: true },
  },
  {
    id: 'championship',
    name: 'Championship',
    about: 'Three rounds of balanced boards, then the best on a top board; you look at each round first',
    format: { kind: 'rounds', rounds: 3, strength: 'balance', topBoard: true },
    leftOver: 'byes',
    registration: { ...OPEN, review: true },
  },
  {
    id: 'ladder',
    name: 'Ladder',
    about: 'No rounds: a board opens whenever enough players want one; you end it when you like',
    format: { kind: 'ladder' },
    leftOver: 'byes',
    registration: { ...OPEN, late: true },
  },
  {
    id: 'always-open',
    name: 'Always open',
    about:
      'Anyone can join at any time; a board starts as soon as enough players wait, after an hour with bots',
    format: {
      kind: 'ladder',
      open: { boardsAtATime: 1, endsAfter: 1000, fill: { afterMinutes: 60, with: 'bots' } },
    },
    leftOver: 'bots',
    registration: { ...OPEN, late: true },
  },
  {
    id: 'cup',
    name: 'Cup',
    about: 'Knock-out: the best two of each board go on until one final is left; who sits out goes on too',
    format: { kind: 'knock-out', advance: 2 },
    leftOver: 'byes',
    registration: OPEN,
  },
  {
    id: 'evening',
    name: 'Club evening',
    about: 'One round with all at one place: turns of ten minutes; bots fill the last board',
    format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
    leftOver: 'bots',
    registration: { ...OPEN, late: true },
    turns: { orders: 10, adjustment: 3 },
  },
];
