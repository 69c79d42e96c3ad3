import type { LeagueRecord } from '../core/account/people.records';
import type { Deps } from '../core/platform/deps';
import { closeStep } from '../core/step/close-step';
import { mayCloseEarly } from '../core/step/closing';
import { playSeats } from '../core/step/play-bots';
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
