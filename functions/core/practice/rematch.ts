import { identityOf, isGameSystem } from '../../../engine/games';
import type { Caller } from '../access/caller';
import { gameOf, seatHeldBy } from '../access/guards';
import type { GameRecord } from '../game/games.records';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isAnonymous } from '../press/anonymity';
import { drawnFrom } from './drawn-from';
import { expiresAt } from './expires-at';
import { practiceBoard, sitDown } from './friends';
import { NO_TALK, prepareBoard, type Talk, withBots } from './open-board';
import type { PracticeRecord } from './practice.records';
import { hasTooManyBoards, practicePlayer, TOO_MANY } from './practice-limits';

/**
 * Sets up a copy of a finished board, unrated, and invites everyone who played. The caller moves one seat on; if
 * another player has already set it up, the caller joins that board. Anonymous seats are drawn again. Without other
 * people it starts at once. Refused to
 * callers who held no seat at the end.
 */
export async function playAgain(
  deps: Deps,
  caller: Caller,
  of: string,
): Promise<Outcome<{ readonly game: string }>> {
  const found = await gameOf(deps, of);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  const seat = seatHeldBy(game, caller);
  if (seat === undefined) return refuse({ code: 'not-your-seat' });
  if (gate.state !== 'finished') return refuse({ code: 'game-running' });
  if (game.atTheTable !== undefined) return refuse({ code: 'not-available', what: 'rematch' });
  const before = await deps.store.rematchOf(of);
  const others = game.seats.filter(({ player }) => player.kind === 'human' && player.id !== caller.id);
  const name = guestName(game, seat);
  const there = before === undefined || others.length === 0 ? undefined : await practiceBoard(deps, before);
  if (there?.ok === true) return sitDown(deps, caller, there.value, { name });
  if (await hasTooManyBoards(deps, caller.id)) return refuse(TOO_MANY);
  const me = await practicePlayer(deps, caller, name);
  const talk = talkOf(game);
  const drawn = isAnonymous(talk) ? drawnFrom(deps, namesOf(game)) : undefined;
  const own = drawn ?? nextSeat(game, seat);
  const { board, kept } = await prepareBoard(
    deps,
    {
      ...{ system: game.system, options: withEnd(game), talk },
      practice: practiceOf(game, others.length > 0),
    },
    withBots(namesOf(game), new Map([[own, me]])),
    caller.id,
  );
  const asked = others.map(({ player }) => askedTo(kept, player));
  const written = await deps.store.createRematch({ of, gone: before }, board, [kept, ...asked]);
  if (written === 'created') return done({ game: kept.game });
  // Another player was first.
  const first = await practiceBoard(deps, (await deps.store.rematchOf(of)) ?? '');
  return first.ok ? sitDown(deps, caller, first.value, { name }) : refuse({ code: 'changed-meanwhile' });
}

/** Friends talk as they did; nobody talks in the rematch of a season’s game, which has its own rules for that. */
function talkOf({ practice, press, anonymous }: GameRecord): Talk {
  if (practice === undefined) return NO_TALK;
  return { press, ...(anonymous === undefined ? {} : { anonymous }) };
}

/** A league may play without a last year; a practice board always ends. */
function withEnd({ system, options }: GameRecord): Record<string, unknown> {
  // A game without an engine is played at a table, which has no rematch here.
  if (!isGameSystem(system)) return options;
  const { lastYear } = identityOf({ system, options }).practice ?? {};
  return lastYear === undefined ? options : { lastYear, ...options };
}

const namesOf = ({ seats }: GameRecord) => seats.map(({ seat }) => seat);

/** Everyone plays from another seat. */
function nextSeat(game: GameRecord, seat: string): string {
  const names = namesOf(game);
  return names[(names.indexOf(seat) + 1) % names.length] ?? seat;
}

/** A guest keeps the name that others know. */
function guestName({ seats }: GameRecord, seat: string): string | undefined {
  const name = seats.find((one) => one.seat === seat)?.player.name;
  return name?.endsWith(' (guest)') === true ? name.slice(0, -' (guest)'.length) : undefined;
}

/** Bots of the same level; those of a season become steady. A board with friends waits for all players to join. */
function practiceOf({ practice }: GameRecord, withFriends: boolean) {
  const level = practice?.level ?? ('steady' as const);
  const minutes = practice?.friends?.minutes ?? null;
  return withFriends ? { level, friends: { begun: false, minutes } } : { level };
}

function askedTo({ game, createdAt }: PracticeRecord, { id }: PersonRecord): PracticeRecord {
  return { game, player: id, createdAt, until: expiresAt(id, createdAt), as: 'asked' };
}
