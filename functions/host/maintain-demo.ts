import type { LeagueRecord } from '../core/account/people.records';
import type { Deps } from '../core/platform/deps';
import { closeStep } from '../core/step/close-step';
import { mayCloseEarly } from '../core/step/closing';
import { playSeats } from '../core/step/play-bots';
import { log } from '../log';
import { createDemoLeague, maintainDemoSeasons } from './demo';
import { DEMO_ACCOUNTS } from './demo-accounts';

/**
 * How long before its deadline a turn without a player is played, so that a user who logs in meanwhile finds it open.
 */
const LEAD_MS = 60_000;
/** Sessions record their use by the hour. */
const PRESENT_MS = 65 * 60_000;

/** Submits sensible orders for the demo's people as whom no one is logged in. Repeating it is harmless. */
export async function playForAbsent(deps: Deps, league: Pick<LeagueRecord, 'id'>): Promise<void> {
  const absent = new Set<string>();
  for (const { id } of DEMO_ACCOUNTS) if (!(await isPresent(deps, id))) absent.add(id);
  const seasons = (await deps.store.seasonsOf(league.id)).filter(({ status }) => status === 'running');
  const boards = (await Promise.all(seasons.map(({ id }) => deps.store.boards(id)))).flat();
  for (const { game, seats } of boards)
    if (seats.some(({ player }) => absent.has(player.id))) await playBoard(deps, game, absent);
}

async function isPresent({ store, clock }: Deps, player: string): Promise<boolean> {
  const sessions = await store.sessions(player);
  const seen = sessions?.list.filter(({ endedAt }) => endedAt === undefined) ?? [];
  return seen.some(({ seenAt }) => seenAt > clock() - PRESENT_MS);
}

async function playBoard(deps: Deps, id: string, absent: ReadonlySet<string>): Promise<void> {
  const found = await deps.store.gameAndGate(id);
  if (found === undefined || found.gate.state !== 'open') return;
  const { game, gate } = found;
  if (gate.pausedAt !== undefined || gate.deadline > deps.clock() + LEAD_MS) return;
  const silent = game.seats.filter(
    ({ seat, player }) => absent.has(player.id) && gate.given[seat] === undefined,
  );
  await playSeats(deps, game, gate, silent);
  if (silent.length > 0 && mayCloseEarly(game, gate)) await closeStep(deps, id, gate.step);
}

/** Less than the lead time with which turns of absent people are played. */
const KEEP_SEASON_MS = 30_000;

/**
 * The demo league, created if it does not exist. If that fails, it is logged, and the result is undefined: a demo must
 * not stop a host. After `signal` it asks the store for nothing more: the next start goes on with it.
 */
export async function createDemo(deps: Deps, signal: AbortSignal): Promise<LeagueRecord | undefined> {
  try {
    return await createDemoLeague(depsUntil(signal, deps));
  } catch (error) {
    if (!signal.aborted) log('error', 'demo', { error: String(error) });
    return undefined;
  }
}

/** Keeps a season of each game running in the demo league, if there is one, and plays for its absent people. */
export function maintainDemo(deps: Deps, league: LeagueRecord | undefined, signal: AbortSignal): void {
  if (league === undefined) return;
  const playing = depsUntil(signal, deps);
  let timer: NodeJS.Timeout | undefined;
  const keep = () =>
    maintainDemoSeasons(playing, league)
      .then(() => playForAbsent(playing, league))
      .catch((error) => {
        if (!signal.aborted) log('error', 'demo', { error: String(error) });
      })
      .then(() => {
        if (!signal.aborted) timer = setTimeout(() => void keep(), KEEP_SEASON_MS);
      });
  void keep().then(() => {
    if (!signal.aborted) console.log('The demo league is running');
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** The same, whose store is asked for nothing more after a signal: it is about to be closed. */
function depsUntil(signal: AbortSignal, deps: Deps): Deps {
  const store = new Proxy(deps.store, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== 'function') return found;
      return (...given: readonly unknown[]) =>
        signal.aborted ? Promise.reject(signal.reason) : found.apply(target, given);
    },
  });
  return { ...deps, store };
}
