import { type Caller, confirmationOf } from '../access/caller';
import { gameOf, moderatorOfGame } from '../access/guards';
import { personFor } from '../account/profile';
import type { GameRecord, Gate } from '../game/games.records';
import type { LogRecord } from '../league/logs.records';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { RulingRecord } from './rulings.records';
import type { GameRuling } from './rulings.store';

/** A game as a moderator saw it: its open step, and the number of its last ruling. */
export interface SeenGame {
  readonly step: number;
  readonly rulings: number;
}

/**
 * A running game with its gate, if the caller may rule on it: refused without a role, or with a present or former seat,
 * and where it is no longer as they saw it.
 */
export async function gameToRuleOn(
  deps: Deps,
  caller: Caller,
  gameId: string,
  seen?: SeenGame,
): Promise<Outcome<{ readonly game: GameRecord; readonly gate: Gate }>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  const moderator = await moderatorOfGame(deps, caller, game, 'moderatorRulesOnGames');
  if (!moderator.ok) return moderator;
  if (gate.state === 'finished') return refuse({ code: 'game-finished' });
  if (seen !== undefined && seen.step !== gate.step) return refuse({ code: 'stale-step', step: gate.step });
  if (seen !== undefined && seen.rulings !== game.rulings) return refuse({ code: 'changed-meanwhile' });
  return done({ game, gate });
}

/** Whether orders can still be submitted for a gate's step. */
export function isOpen({ state, deadline, pausedAt }: Gate, now: number): boolean {
  return state === 'open' && (pausedAt !== undefined || deadline > now);
}

/** The contents of a ruling: its kind, its reason, and the state before and after, as text or as an instant. */
export type RulingChange = Pick<
  RulingRecord,
  'kind' | 'reason' | 'before' | 'after' | 'seat' | 'confirmedBy'
>;

/** A ruling with its number, and its entry in the league's log unless another entry covers it. */
export async function rulingOn(
  deps: Deps,
  caller: Caller,
  at: { readonly game: GameRecord; readonly gate: Gate },
  said: RulingChange,
): Promise<GameRuling> {
  return rulingBy(deps, await personFor(deps, caller), at, { ...said, ...confirmationOf(caller) });
}

/** The same, made by a known person, or by the platform when it carries out a season's policy. */
export async function rulingBy(
  deps: Deps,
  by: PersonRecord,
  { game, gate }: { readonly game: GameRecord; readonly gate: Gate },
  said: RulingChange,
  inLeagueLog = true,
): Promise<GameRuling> {
  const { seat, ...words } = said;
  const common = { ...words, at: deps.clock(), by };
  const ruling: RulingRecord = {
    ...common,
    game: game.id,
    // Read together with the game and its gate: any ruling made since conflicts with this number.
    number: game.rulings + 1,
    step: gate.step,
    ...(seat === undefined ? {} : { seat }),
  };
  const entry: LogRecord = {
    ...common,
    id: deps.newId(),
    league: game.league.id,
    season: game.season,
    game: game.id,
    subject: message('log.board', { round: game.round, board: game.board }),
  };
  return { ruling, entry: inLeagueLog ? entry : null, event: deps.newId() };
}
