import * as z from 'zod';
import { QuietHours } from '../../../engine/deadlines/quiet-hours';
import { LANGUAGES } from '../../../messages/languages';
import { BOARD_STATES } from '../platform/common.records';
import { Id, Instant, Named, PlayerId, Seat, SeatState, SystemId } from '../platform/common.schema';
import { PlayerName } from '../platform/names.schema';

/** The caller. `player` is null for a visitor and for a guest. */
export const Me = z.object({
  player: z
    .object({
      id: PlayerId,
      name: z.string(),
      email: z.string().nullable(),
      zone: z.string().nullable(),
      /** The language of pages and mails; null until chosen. */
      language: z.enum(LANGUAGES).nullable(),
      /** Hours in which no deadline of mine should fall, in seasons that respect them. */
      quiet: QuietHours.nullable(),
      /** Whether tables, end pages and mails have what the people of a game say. */
      stories: z.boolean(),
      /** The leagues that I organize or moderate. */
      leaguesRun: z.array(Id),
    })
    .nullable(),
  /** Whether I play on practice boards without an account. */
  guest: z.boolean(),
});
export type Me = z.infer<typeof Me>;

export const UpdateMe = z.strictObject({
  name: PlayerName.optional(),
  /** An IANA time zone, used in mails; pages use the browser's own. */
  zone: z.string().max(60).optional(),
  /** The language of mails, and of pages wherever I log in. */
  language: z.enum(LANGUAGES).optional(),
  /** Null: removes them. */
  quiet: QuietHours.nullable().optional(),
  /** False: tables, end pages and mails have only what the game needs. */
  stories: z.boolean().optional(),
});

/** One of my games on the page Today. */
export const MyGame = z.object({
  game: Id,
  system: SystemId,
  systemTitle: z.string(),
  league: Named,
  season: Named,
  round: z.number().int(),
  board: z.number().int(),
  seat: Seat,
  status: z.enum(BOARD_STATES),
  /** "Spring 2049" */
  label: z.string(),
  step: z.number().int(),
  /** Null when the game is finished or paused. */
  deadline: Instant.nullable(),
  /** The zone of its league's deadlines, if they fall at times of day. */
  zone: z.string().nullable(),
  paused: z.boolean(),
  /** When the open step began, so that a page can draw how much of its time has passed. */
  openedAt: Instant.nullable(),
  mine: SeatState,
  /** The decision that I owe, as text; null if I owe none. */
  decision: z.string().nullable(),
  /** What happens if I stay silent. */
  fallback: z.object({ text: z.string(), rule: z.string() }).nullable(),
  ready: z.number().int(),
  owing: z.number().int(),
  figures: z.record(z.string(), z.number()),
  /** What its result counts first, in words: "11 stars"; null while it runs, and in games that count places alone. */
  counted: z.string().nullable(),
  /** The last result that concerns me, in sentences. */
  news: z.array(z.object({ text: z.string(), rules: z.array(z.string()) })),
});
export type MyGame = z.infer<typeof MyGame>;

export const MyGames = z.object({ now: Instant, games: z.array(MyGame) });
export type MyGames = z.infer<typeof MyGames>;

const OWING: readonly MyGame['mine'][] = ['nothing', 'late', 'stored'];

/** The games whose turn waits for their player. */
export function turnsThatWait<Game extends Pick<MyGame, 'status' | 'mine'>>(
  games: readonly Game[],
): readonly Game[] {
  return games.filter(({ status, mine }) => status === 'running' && OWING.includes(mine));
}
