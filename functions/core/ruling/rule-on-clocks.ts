import pMap from 'p-map';
import type { Message } from '../../../engine/game';
import { type Caller, confirmationOf } from '../access/caller';
import { moderatorOf } from '../access/guards';
import { personFor } from '../account/profile';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import type { ClocksRuled } from '../platform/events.records';
import { inSeries, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { spanInWords } from '../platform/span-in-words';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';
import { type ConsideredClock, clockAfter, considerClock, moveClock } from './rule-on-clock';
import { gameToRuleOn, rulingBy } from './rule-on-game';

const AT_ONCE = 8;
const MINUTE = 60_000;

/** Which clocks are to stop, start or move: those of all running games of a season, or of one round. */
export type WantedClocks = { readonly round: number | null } & (
  | { readonly kind: 'pause' | 'resume' }
  | { readonly kind: 'extend'; readonly minutes: number }
);

/**
 * The effect on one game. "plays": left to another moderator; "stands": unchanged, because it is so already; "paused":
 * it has no deadline to move; "closing": its deadline has passed.
 */
export interface ConsideredGame {
  readonly board: BoardRecord;
  readonly effect: 'ruled' | 'plays' | 'stands' | 'paused' | 'closing';
  readonly clock: ConsideredClock | null;
}

/**
 * Considers a ruling on the clocks of many games, without making it. Games in which the caller plays are left out.
 * Refused to callers without a role in the league.
 */
export async function considerClocks(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  wanted: WantedClocks,
): Promise<Outcome<{ readonly season: SeasonRecord; readonly games: readonly ConsideredGame[] }>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const moderator = await moderatorOf(deps, caller, season.league.id, 'moderatorRulesOnGames');
  if (!moderator.ok) return moderator;
  const running = (await deps.store.boards(seasonId)).filter(
    (board) => board.status === 'running' && (wanted.round === null || board.round === wanted.round),
  );
  const consider = async (board: BoardRecord): Promise<ConsideredGame> => {
    const considered = await clockOf(deps, caller, board.game, wanted);
    if (considered.ok) return { board, effect: 'ruled', clock: considered.value };
    return { board, effect: leftFor(considered.refusal), clock: null };
  };
  return done({ season, games: await pMap(running, consider, { concurrency: AT_ONCE }) });
}

/** The ruling on one of the clocks: each deadline moves relative to itself. */
async function clockOf(
  deps: Deps,
  caller: Caller,
  game: string,
  wanted: WantedClocks,
): Promise<Outcome<ConsideredClock>> {
  if (wanted.kind !== 'extend') return considerClock(deps, caller, game, { kind: wanted.kind });
  const found = await gameToRuleOn(deps, caller, game);
  if (!found.ok) return found;
  const { gate } = found.value;
  const until = gate.deadline + wanted.minutes * MINUTE;
  const after = clockAfter(gate, { kind: 'extend', until }, deps.clock());
  return after.ok ? done({ ...found.value, after: after.value }) : after;
}

function leftFor({ code }: Refusal): Exclude<ConsideredGame['effect'], 'ruled'> {
  if (code === 'conflict-of-interest') return 'plays';
  if (code === 'game-paused') return 'paused';
  // A turn without a deadline has none to move.
  return code === 'nothing-changes' || code === 'not-allowed' ? 'stands' : 'closing';
}

/**
 * Pauses, resumes or extends the games, each by its own ruling, and names them all in one entry of the league's log.
 * The entry is written first, with an event that makes all the rulings even if this run is cut off. Refused as above,
 * and if no game would change.
 * @returns the effect on each game; empty if the same request has already been carried out
 */
export async function ruleOnClocks(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  wanted: WantedClocks,
  reason: string,
): Promise<Outcome<readonly ConsideredGame[]>> {
  const considered = await considerClocks(deps, caller, seasonId, wanted);
  if (!considered.ok) return considered;
  const { season, games } = considered.value;
  const { kind, round } = wanted;
  const ruled = games.flatMap(({ clock }) => clock ?? []);
  if (ruled.length === 0) return refuse({ code: 'nothing-changes' });
  const [at, by, second] = [deps.clock(), await personFor(deps, caller), confirmationOf(caller)];
  const event: ClocksRuled = {
    ...{ id: deps.newId(), kind: 'clocks-ruled', at, season: seasonId, clock: kind, by, reason },
    ...second,
    games: ruled.map(({ game, gate, after }) => ({
      ...{ game: game.id, rulings: game.rulings },
      ...(kind === 'extend' && { moved: { step: gate.step, until: after.deadline } }),
    })),
  };
  const written = await deps.store.ruleOnClocks(event, {
    ...{ id: deps.newId(), league: season.league.id, season: { id: season.id, name: season.name } },
    ...{ game: null, kind, at, by, reason, ...second },
    subject: round === null ? message('log.allGames') : message('log.gamesOfRound', { round }),
    ...inWords(wanted, games),
  });
  // The games were read after that ruling, so it would be applied a second time.
  if (written === 'ruled-already') return done([]);
  await ruleOnEach(deps, event);
  const became = async (one: ConsideredGame): Promise<ConsideredGame> =>
    one.clock === null || (await isRuled(deps, event, one.clock)) ? one : { ...one, effect: 'closing' };
  return done(await pMap(games, became, { concurrency: AT_ONCE }));
}

/** Whether a game has the ruling of a request on many games, made by this run or by another that handles the event. */
async function isRuled(
  deps: Deps,
  { clock, reason }: ClocksRuled,
  { game }: ConsideredClock,
): Promise<boolean> {
  const since = (await deps.store.rulings(game.id)).find(({ number }) => number === game.rulings + 1);
  return since?.kind === clock && since.reason === reason;
}

/**
 * The log's text for the request. Games of the moderator are not named: the log must not reveal where a person plays.
 */
function inWords(wanted: WantedClocks, games: readonly ConsideredGame[]) {
  const ruled = games.filter(({ effect }) => effect === 'ruled').length;
  const count = { ruled, all: games.length };
  if (wanted.kind !== 'extend')
    return wanted.kind === 'pause'
      ? { before: message('log.clocksRunning'), after: message('log.paused', count) }
      : { before: message('log.clocksStopped'), after: message('log.resumed', count) };
  const left = (['paused', 'closing'] as const).flatMap((effect) => {
    const boards = games.filter((one) => one.effect === effect).map(({ board }) => boardInWords(board));
    return boards.length === 0 ? [] : [LEFT[effect](inSeries(boards))];
  });
  const moved = message('log.movedBy', { ...count, span: spanInWords(wanted.minutes * MINUTE) });
  const after = left.reduce((first, next) => message('log.then', { first, next }), moved);
  return { before: message('log.deadlinesAsWere'), after };
}

const LEFT = {
  paused: (boards: StoredText) => message('log.leftPaused', { boards }),
  closing: (boards: StoredText) => message('log.leftClosing', { boards }),
} as const;

function boardInWords({ round, board }: BoardRecord): Message {
  return message('log.board', { round, board });
}

/**
 * Makes the outstanding rulings on many games. Skips games that have been ruled on since, or whose deadline belonged to
 * an earlier step.
 */
export async function ruleOnEach(
  deps: Deps,
  { games, clock, by, reason, confirmedBy }: ClocksRuled,
): Promise<void> {
  const rule = async ({ game, rulings, moved }: ClocksRuled['games'][number]) => {
    const live = await deps.store.gameAndGate(game);
    if (live === undefined || live.game.rulings !== rulings) return;
    if (moved !== undefined && live.gate.step !== moved.step) return;
    const wanted = clock === 'extend' ? { kind: clock, until: moved?.until ?? 0 } : { kind: clock };
    await moveClock(deps, live, wanted, (at, said) =>
      rulingBy(deps, by, at, { ...said, reason, ...(confirmedBy && { confirmedBy }) }, false),
    );
  };
  await pMap(games, rule, { concurrency: AT_ONCE });
}
