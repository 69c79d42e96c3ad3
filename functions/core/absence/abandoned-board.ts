import { PLATFORM, PLATFORM_CALLER } from '../access/caller';
import type { GameRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { endGame } from '../ruling/end-game';
import { moveClock } from '../ruling/rule-on-clock';
import { rulingBy } from '../ruling/rule-on-game';
import { seatBot } from '../substitute/seat-player';
import { isToBePaused, seatsOfPlayers } from './silence';

const MINUTE_MS = 60_000;

/**
 * Pauses a board that no one plays any more, under the season's policy. Repeating it is harmless.
 * @returns whether it has been paused
 */
export async function pauseIfAbandoned(deps: Deps, live: GameAndGate): Promise<boolean> {
  const { abandoned } = live.game.absence ?? {};
  if (abandoned == null || !isToBePaused(live)) return false;
  const wanted = { kind: 'pause', endsAt: deps.clock() + abandoned.minutes * MINUTE_MS } as const;
  const reason = message('why.abandoned', { turns: abandoned.after });
  return (
    await moveClock(deps, live, wanted, (at, said) => rulingBy(deps, PLATFORM, at, { ...said, reason }))
  ).ok;
}

/** Resumes the clock of an abandoned board once a player has sent orders or taken a seat. Repeating it is harmless. */
export async function resumeIfPlayed(deps: Deps, gameId: string): Promise<void> {
  const live = await deps.store.gameAndGate(gameId);
  if (live?.gate.endsAt !== undefined && (await isPlayed(deps, live))) await resume(deps, live);
}

async function isPlayed(deps: Deps, { game, gate }: GameAndGate): Promise<boolean> {
  const players = seatsOfPlayers(game);
  if (players.some((seat) => Object.hasOwn(gate.given, seat))) return true;
  const rulings = await deps.store.rulingsOn(game);
  const since = gate.pausedAt ?? 0;
  return rulings.some(
    ({ kind, at, seat = '' }) => kind === 'replace' && at >= since && players.includes(seat),
  );
}

async function resume(deps: Deps, live: GameAndGate): Promise<void> {
  await moveClock(deps, live, { kind: 'resume' }, (at, said) =>
    rulingBy(deps, PLATFORM, at, { ...said, reason: message('why.playedAgain') }),
  );
}

/**
 * Ends a board that no one has played while it was paused, in the way that its season has chosen. Repeating it is
 * harmless.
 */
export async function endAbandoned(deps: Deps, gameId: string): Promise<void> {
  const live = await deps.store.gameAndGate(gameId);
  if (live?.gate.endsAt === undefined || live.gate.endsAt > deps.clock()) return;
  const { game } = live;
  const { end } = game.absence?.abandoned ?? { end: 'draw' };
  if (await isPlayed(deps, live)) return resume(deps, live);
  if (end === 'bots') return playOnWithBots(deps, game);
  const reason = message('why.abandonedEnd');
  const ended = await endGame(deps, PLATFORM_CALLER, game.id, { kind: 'end', as: end }, reason);
  // A knock-out needs to know who advances.
  if (!ended.ok && ended.refusal.code === 'not-allowed')
    await endGame(deps, PLATFORM_CALLER, game.id, { kind: 'end', as: 'it-stands' }, reason);
}

async function playOnWithBots(deps: Deps, { id, seats }: GameRecord): Promise<void> {
  for (const { seat, player } of seats) {
    const live = player.kind === 'human' ? await deps.store.gameAndGate(id) : undefined;
    if (live !== undefined) await seatBot(deps, live, seat, 'abandoned');
  }
  const live = await deps.store.gameAndGate(id);
  if (live?.gate.endsAt !== undefined) await resume(deps, live);
}
