import { KeptPolicy } from '../../../engine/deadlines/policy';
import type { GameIdentity } from '../../../engine/game-identity';
import { GAMES, type GameSystemId, identityOf } from '../../../engine/games';
import type { Caller } from '../access/caller';
import { bots } from '../game/bots';
import { type BoardSettings, prepareGame } from '../game/create-game';
import type { GameRecord, SeatRecord } from '../game/games.records';
import type { NewGame } from '../game/games.store';
import type { PersonRecord, PracticeLevel } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isAnonymous } from '../press/anonymity';
import { drawnFrom } from './drawn-from';
import { expiresAt } from './expires-at';
import type { PracticeRecord } from './practice.records';
import { practiceId } from './practice-boards';
import { hasTooManyBoards, practicePlayer, TOO_MANY } from './practice-limits';

/** A player's choices for a practice board. */
export interface WantedBoard {
  readonly system: GameSystemId;
  /** One of the game's variants that are part of Turreton. */
  readonly variant?: string | undefined;
  readonly level: PracticeLevel;
  /** For a board with friends: its seats, the minutes for a step, or null for no limit, and its press. */
  readonly friends?: (Talk & { readonly seats: number; readonly minutes: number | null }) | undefined;
  /** The name of a guest at a board with friends. */
  readonly name?: string | undefined;
}

/** Who talks to whom at a board with friends, and whether they know each other’s seats. */
export type Talk = Pick<BoardSettings, 'press'> & { readonly anonymous?: boolean | undefined };

/** A board against bots: they read no press. */
export const NO_TALK: Talk = { press: 'none' };

/** Stands in for the league and season that other games have. Neither exists. */
const NOWHERE = { id: 'practice', name: 'Practice' } as const;

/**
 * Opens a practice board for the caller, who takes the first seat, or a drawn one if seats are anonymous; bots take the
 * others. It is unrated, and only the caller's own list shows it. A board with friends waits until its
 * founder starts it, and has the press and the anonymity that its founder chose.
 * Refused to players with too many boards, and for a variant or seats that the game does not have.
 */
export async function openBoard(
  deps: Deps,
  caller: Caller,
  { system, variant, level, friends, name }: WantedBoard,
): Promise<Outcome<{ readonly game: string }>> {
  if (await hasTooManyBoards(deps, caller.id)) return refuse(TOO_MANY);
  const { variants = {} }: GameIdentity = GAMES[system];
  if (variant !== undefined && !Object.hasOwn(variants, variant))
    return refuse({ code: 'not-found', what: 'variant' });
  const chosen = variant === undefined ? {} : { variant };
  const { title, practice: options, seats: rules } = identityOf({ system, options: chosen });
  const { names, usual, min, max } = rules;
  const count = friends?.seats ?? usual;
  if (count < min || count > max)
    return refuse({
      code: 'not-allowed',
      why: { text: 'seatsOfGame', with: { game: title, least: min, most: max } },
    });
  const person = await practicePlayer(deps, caller, name);
  const taken = names.slice(0, count);
  const own = friends !== undefined && isAnonymous(friends) ? drawnFrom(deps, taken) : taken[0];
  const seats = withBots(taken, new Map([[own ?? '', person]]));
  const practice = { level, ...(friends && { friends: { begun: false, minutes: friends.minutes } }) };
  const { board, kept } = await prepareBoard(
    deps,
    { system, practice, options: { ...options, ...chosen }, talk: friends ?? NO_TALK },
    seats,
    caller.id,
  );
  await deps.store.createPractice(board, kept);
  return done({ game: kept.game });
}

/** The settings that open a practice board. */
type Opened = Pick<BoardSettings, 'system' | 'options'> & {
  readonly practice: NonNullable<GameRecord['practice']>;
  readonly talk: Talk;
};

/** A practice board at its start, with the record of its founder; nothing is written. */
export async function prepareBoard(
  deps: Deps,
  opened: Opened,
  seats: readonly SeatRecord[],
  founder: string,
): Promise<{ readonly board: NewGame; readonly kept: PracticeRecord }> {
  const now = deps.clock();
  const settings = { ...settingsOf(opened), id: practiceId(deps.newId()) };
  const prepared = await prepareGame(deps, settings, { seats, at: now });
  const game = prepared.game.id;
  const event = { id: deps.newId(), kind: 'step-closed', at: now, game, step: 0, finished: false } as const;
  const kept = { game, player: founder, createdAt: now, until: expiresAt(founder, now), code: newCode(deps) };
  return { board: { ...prepared, event }, kept };
}

/** The settings of a practice board: it has no deadlines unless friends have chosen minutes. */
function settingsOf({ system, options, practice, talk }: Opened): Omit<BoardSettings, 'id'> {
  const minutes = practice.friends?.minutes ?? 60;
  return {
    ...{ system, options, practice, scoring: identityOf({ system, options }).scoring },
    ...{ league: NOWHERE, season: NOWHERE, round: 1, board: 1, press: talk.press },
    ...(talk.anonymous === undefined ? {} : { anonymous: talk.anonymous }),
    deadlines: KeptPolicy.parse({ orders: minutes, adjustment: minutes }),
  };
}

/** A code that cannot be guessed but is short enough for a message. */
function newCode(deps: Deps): string {
  return deps.newSeed().slice(0, 24);
}

/** The seats of a board: the given people, and a different bot for each other seat. */
export function withBots(
  names: readonly string[],
  people: ReadonlyMap<string, PersonRecord>,
): readonly SeatRecord[] {
  const others = bots();
  return names.flatMap((seat, at) => {
    const player = people.get(seat) ?? others[at];
    return player === undefined ? [] : [{ seat, player }];
  });
}
