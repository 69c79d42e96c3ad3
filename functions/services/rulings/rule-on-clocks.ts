import pMap from 'p-map';
import type { BoardRecord, ClocksRuled, SeasonRecord } from '../../store/records';
import { moderatorOf } from '../access/guards';
import { type Caller, confirmationOf } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { personFor } from '../profile';
import { type ConsideredClock, considerClock, moveClock } from './rule-on-clock';
import { rulingBy } from './rule-on-game';

const AT_ONCE = 8;

/** Whose clocks are to stop or start: those of all running games of a season, or of one round. */
export interface WantedClocks {
  readonly kind: 'pause' | 'resume';
  readonly round: number | null;
}

/** What becomes of one game: "plays" is left to another moderator, "stands" is so already or is just closing. */
export interface ConsideredGame {
  readonly board: BoardRecord;
  readonly effect: 'ruled' | 'plays' | 'stands';
  readonly clock: ConsideredClock | null;
}

/**
 * Considers pausing or resuming many games at once, without doing it. Games in which the caller plays are left out.
 * Refused: to those without a role in the league, and where no game would change.
 */
export async function considerClocks(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { kind, round }: WantedClocks,
): Promise<Outcome<{ readonly season: SeasonRecord; readonly games: readonly ConsideredGame[] }>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const moderator = await moderatorOf(
    deps,
    caller,
    season.league.id,
    'Only moderators of the league can rule on games.',
  );
  if (!moderator.ok) return moderator;
  const running = (await deps.store.boards(seasonId)).filter(
    (board) => board.status === 'running' && (round === null || board.round === round),
  );
  const consider = async (board: BoardRecord): Promise<ConsideredGame> => {
    const considered = await considerClock(deps, caller, board.game, { kind });
    if (considered.ok) return { board, effect: 'ruled', clock: considered.value };
    const plays = considered.refusal.code === 'conflict-of-interest';
    return { board, effect: plays ? 'plays' : 'stands', clock: null };
  };
  return done({ season, games: await pMap(running, consider, { concurrency: AT_ONCE }) });
}

/**
 * Pauses or resumes the games, each by a ruling of its own, and names them all in one entry of the league's log. The
 * entry is written first, with an event that makes all the rulings, wherever this run ends.
 */
export async function ruleOnClocks(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  wanted: WantedClocks,
  reason: string,
): Promise<Outcome<null>> {
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
    games: ruled.map(({ game }) => ({ game: game.id, rulings: game.rulings })),
  };
  await deps.store.ruleOnClocks(event, {
    ...{ id: deps.newId(), league: season.league.id, season: { id: season.id, name: season.name } },
    ...{ game: null, kind, at, by, reason, ...second },
    subject: round === null ? 'All running games' : `Running games of round ${round}`,
    before: kind === 'pause' ? 'Clocks running' : 'Clocks stopped',
    after: `${ruled.length} of ${games.length} ${kind === 'pause' ? 'paused' : 'resumed'}`,
  });
  await ruleOnEach(deps, event);
  return done(null);
}

/** Makes the rulings of many games that are not made yet. A game that was ruled on otherwise since is left as it is. */
export async function ruleOnEach(
  deps: Deps,
  { games, clock, by, reason, confirmedBy }: ClocksRuled,
): Promise<void> {
  const rule = async (one: ClocksRuled['games'][number]) => {
    const live = await deps.store.gameAndGate(one.game);
    if (live === undefined || live.game.rulings !== one.rulings) return;
    await moveClock(deps, live, { kind: clock }, (at, said) =>
      rulingBy(deps, by, at, { ...said, reason, ...(confirmedBy && { confirmedBy }) }, false),
    );
  };
  await pMap(games, rule, { concurrency: AT_ONCE });
}
