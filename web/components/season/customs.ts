import type { ScoringId } from '../../../engine/scoring-ids';
import type { CreateSeason } from '../../../functions/api/schemas/season-settings';
import { chosenOf } from '../scoring/scoring-of';
import { type SeasonDraft, withDeadlines } from './season-draft';
import type { Template } from './templates';

/** How a kind of league usually plays a game: everything that it agrees on, to start from. */
export interface Custom {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly press: CreateSeason['press'];
  readonly scoring: ScoringId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly turns: Pick<SeasonDraft['deadlines'], 'orders' | 'adjustment' | 'waits'>;
  /** Its rounds and boards, where they belong to it. */
  readonly template?: Template;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const TWO_DAYS = { orders: 2 * DAY, adjustment: DAY };
const ONE_DAY = { orders: DAY, adjustment: 12 * HOUR };
const LAST_YEAR = 1908;

const SEVEN_BOARDS: Template = {
  id: 'seven-boards',
  name: 'Seven boards',
  about: 'Seven players, seven boards at once: everyone plays each power once',
  format: { kind: 'rounds', rounds: 7, atOnce: 7, strength: 'ignore', topBoard: false },
  leftOver: 'byes',
  registration: { mode: 'open', capacity: 7, confirm: false, late: false, review: false },
};

/** The customs of leagues, by game. */
export const CUSTOMS: Readonly<Record<string, readonly Custom[]>> = {
  classic: [
    {
      id: 'by-the-rules',
      name: 'By the rules',
      about: 'Full press, draws of all survivors, no last year; points by the squares of centres',
      press: 'full',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'open' },
      turns: TWO_DAYS,
    },
    {
      id: 'draw-size',
      name: 'Draw size',
      about:
        'A win takes all the points; a draw shares them among those whom all survivors name, by secret vote',
      press: 'full',
      scoring: 'draw-size',
      options: { draws: 'voted', votes: 'secret' },
      turns: TWO_DAYS,
    },
    {
      id: 'tournament',
      name: 'Tournament',
      about: `Boards end after ${LAST_YEAR} at the latest; secret votes for a draw of all survivors; squares of centres`,
      press: 'full',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'secret', lastYear: LAST_YEAR },
      turns: TWO_DAYS,
    },
    {
      id: 'solo',
      name: 'Solo or nothing',
      about: 'Only a win counts: no draws, and nobody wins by a last year before 1920',
      press: 'full',
      scoring: 'solo-or-bust',
      options: { draws: 'none', votes: 'open', lastYear: 1920 },
      turns: TWO_DAYS,
    },
    {
      id: 'gunboat',
      name: 'Gunboat',
      about: 'No press, nobody knows who plays what, secret votes; a turn a day',
      press: 'gunboat',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'secret' },
      turns: ONE_DAY,
    },
    {
      id: 'seven-boards',
      name: 'Seven boards',
      about: `Seven players on seven boards at once, each power once, until ${LAST_YEAR}`,
      press: 'none',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'secret', lastYear: LAST_YEAR },
      turns: TWO_DAYS,
      template: SEVEN_BOARDS,
    },
    {
      id: 'no-deadline',
      name: 'No deadline',
      about: 'Each turn waits for all orders; reminders after two days, a missed turn after a week',
      press: 'full',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'open' },
      turns: { ...TWO_DAYS, waits: { absent: 7 * DAY } },
    },
  ],
};

/** The draft as a kind of league plays it. The time zone and free days stay as they are. */
export function withCustom(draft: SeasonDraft, custom: Custom): Partial<SeasonDraft> {
  const { waits: _, ...deadlines } = draft.deadlines;
  const early = custom.turns.waits === undefined ? {} : { earlyClose: 'allowed' as const };
  return {
    custom,
    options: { ...custom.options },
    scoring: chosenOf(custom.scoring),
    ...(custom.template && { template: custom.template }),
    ...withDeadlines(draft, { ...deadlines, ...early, ...custom.turns }),
  };
}
