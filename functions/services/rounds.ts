import { gameSystem } from '../../engine/systems';
import { leadingEnd, USUAL_RULES } from '../../engine/tournament/aggregation';
import { type Contender, planRound, type RoundPlan } from '../../engine/tournament/formats';
import { seatRound } from '../../engine/tournament/seating';
import { certify } from '../../engine/tournament/seating/certificate';
import type { SeatedBoard, SeatingProblem } from '../../engine/tournament/seating/problem';
import type { BoardRecord, EntryRecord, RoundRecord, SeasonRecord } from '../store/records';
import { bots } from './bots';
import type { Caller } from './caller';
import { createGame } from './create-game';
import type { Deps } from './deps';
import { done, type Outcome, refuse } from './errors';
import { newEntry } from './registration';
import { rolesIn } from './roles';
import { tableOf } from './season-table';

/**
 * Plans the next round and makes its boards, or ends the season if the format has no further round. The plan is
 * written before anything is made of it, so a run that was cut off is finished by running again.
 */
export async function advanceSeason(deps: Deps, season: SeasonRecord, round: number): Promise<void> {
  const kept = await deps.store.round(season.id, round);
  const planned = kept ?? (await planNext(deps, season, round));
  if (planned === 'over') {
    if (season.format.kind !== 'ladder') await finish(deps, season);
  } else if (planned.state === 'open') await makeBoards(deps, season, planned);
}

/** The season is over: whoever leads its table has won it; of a knock-out, whoever won its final. */
async function finish(deps: Deps, season: SeasonRecord): Promise<void> {
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(season.id),
    deps.store.boards(season.id),
    deps.store.rounds(season.id),
  ]);
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  const final = boards.filter(({ round }) => round === rounds.length);
  const leaders =
    season.format.kind === 'knock-out'
      ? final.flatMap(({ seats }) => seats.filter(({ place }) => place === 1).map(({ player }) => player.id))
      : tableOf(season, entries, boards, rounds)
          .filter(({ place }) => place === 1)
          .map(({ player }) => player);
  await deps.store.finishSeason(
    season.id,
    leaders.flatMap((id) => people.get(id) ?? []),
  );
}

async function planNext(deps: Deps, season: SeasonRecord, round: number): Promise<RoundRecord | 'over'> {
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(season.id),
    deps.store.boards(season.id),
    deps.store.rounds(season.id),
  ]);
  const earlier = boards.filter((board) => board.round < round);
  const plan = planRound({
    ...sizesOf(season),
    format: season.format,
    leftOver: season.leftOver,
    round,
    contenders:
      season.format.kind === 'ladder'
        ? ladderContenders(season, entries, earlier)
        : contendersFor(season, entries, earlier, rounds, round),
    last: earlier.filter((board) => board.round === round - 1).map(rankingOf),
  });
  if (plan.kind === 'over') return 'over';
  const seated = [...plan.seated, ...(await addBots(deps, season, entries, plan.bots))];
  const problem = problemOf(season, entries, earlier, seated, plan);
  const { boards: drawn, certificate } = seatRound(problem, season.drawSeed ?? season.id, round);
  return deps.store.planRound({
    season: season.id,
    round,
    state: season.registration.review ? 'planned' : 'open',
    boards: drawn.map(withoutEmpty),
    sittingOut: [...plan.sittingOut],
    certificate: { ...certificate },
    plannedAt: deps.clock(),
  });
}

/** Sizes that the season's format works with. */
export function sizesOf(season: Pick<SeasonRecord, 'system' | 'boardSize'>) {
  const { min, usual } = seatRulesOf(season);
  return { boardSize: season.boardSize ?? usual, smallest: min };
}

function seatRulesOf({ system }: Pick<SeasonRecord, 'system'>) {
  const found = gameSystem(system);
  if (found === undefined) throw new Error(`${system} is not available`);
  return found.seats;
}

/** The seats of a full board of this season. */
export function seatsOf(season: Pick<SeasonRecord, 'system' | 'boardSize'>): readonly string[] {
  return seatRulesOf(season).names.slice(0, sizesOf(season).boardSize);
}

/** Who plays this round, in the order of the standing. */
function contendersFor(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
  round: number,
): readonly Contender[] {
  const playing = entries.filter(
    ({ state, since, confirmed, player }) =>
      state === 'in' &&
      since <= round &&
      (!season.registration.confirm || player.kind === 'bot' || confirmed >= round),
  );
  const byId = new Map(playing.map((entry) => [entry.player.id, entry]));
  return tableOf(season, entries, boards, rounds).flatMap(({ player, place, total, games }) => {
    const entry = byId.get(player);
    if (entry === undefined) return [];
    return [{ id: player, place, total, byes: round - entry.since - games.length }];
  });
}

/** Those who want a board and sit on none, the longest wait first. */
function ladderContenders(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
): readonly Contender[] {
  const running = boards.filter(({ status }) => status === 'running');
  const busy = new Set(running.flatMap(({ seats }) => seats.map(({ player }) => player.id)));
  const table = new Map(tableOf(season, entries, boards, []).map((row) => [row.player, row]));
  const wanting = entries.filter(
    ({ state, confirmed, player }) => state === 'in' && confirmed > 0 && !busy.has(player.id),
  );
  return wanting
    .sort((one, other) => one.confirmed - other.confirmed)
    .map(({ player: { id } }) => ({
      id,
      place: table.get(id)?.place ?? 1,
      total: table.get(id)?.total ?? 0,
      byes: 0,
    }));
}

/** On a ladder a board opens as soon as enough want one; on anything else nothing happens. */
export async function openLadderBoard(deps: Deps, seasonId: string): Promise<void> {
  const season = await deps.store.season(seasonId);
  if (season?.format.kind !== 'ladder' || season.status !== 'running') return;
  const rounds = await deps.store.rounds(seasonId);
  await advanceSeason(deps, season, rounds.length + 1);
}

/** An organizer ends a ladder: no further board opens, those that are open go on. */
export async function endLadder(deps: Deps, caller: Caller, seasonId: string): Promise<Outcome<null>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (!(await rolesIn(deps, season.league.id, caller)).includes('organizer'))
    return refuse({ code: 'not-allowed', why: 'Only an organizer of the league ends its ladder.' });
  if (season.format.kind !== 'ladder')
    return refuse({ code: 'not-allowed', why: 'This season ends by itself, with its last round.' });
  await finish(deps, season);
  return done(null);
}

function rankingOf({ seats }: BoardRecord): readonly string[] {
  const sorted = [...seats].sort(
    (one, other) => (one.place ?? 0) - (other.place ?? 0) || other.points - one.points,
  );
  return sorted.map(({ player }) => player.id);
}

/** Bots that fill the last board; they stay in the season. */
async function addBots(
  deps: Deps,
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  count: number,
): Promise<readonly string[]> {
  const taken = new Set(entries.map(({ player }) => player.id));
  const fresh = bots()
    .filter(({ id }) => !taken.has(id))
    .slice(0, count);
  if (fresh.length < count) throw new Error(`season ${season.id} needs ${count} more bots than there are`);
  for (const bot of fresh) await deps.store.enterBot(newEntry(season, bot, deps.clock(), 'in'));
  return fresh.map(({ id }) => id);
}

const EMPTY = 'empty-seat-';

function problemOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  earlier: readonly BoardRecord[],
  seated: readonly string[],
  { empty, strength }: Extract<RoundPlan, { kind: 'round' }>,
): SeatingProblem {
  const byId = new Map(entries.map((entry) => [entry.player.id, entry]));
  // Players are as strong as they stand; by places, the lowest total leads.
  const sign = leadingEnd(season.aggregation ?? USUAL_RULES) === 'lowest' ? -1 : 1;
  const totals = new Map(
    tableOf(season, entries, earlier, []).map(({ player, total }) => [player, sign * total]),
  );
  const gaps = Array.from({ length: empty }, (_, at) => `${EMPTY}${at}`);
  const playing = new Set(seated);
  return {
    players: [
      ...seated.map((id) => ({ id, strength: totals.get(id), prefers: byId.get(id)?.prefers })),
      // Empty seats keep apart, so that no board has two, and prefer the last seat.
      ...gaps.map((id) => ({ id, prefers: [...seatsOf(season)].reverse() })),
    ],
    seats: seatsOf(season),
    earlier: earlier.map(seatedBoard),
    apart: [
      ...seated.flatMap((id) =>
        (byId.get(id)?.avoids ?? [])
          .filter((other) => playing.has(other))
          .map((other) => [id, other] as const),
      ),
      ...gaps.flatMap((one, at) => gaps.slice(at + 1).map((other) => [one, other] as const)),
    ],
    strength,
  };
}

function seatedBoard(board: BoardRecord): SeatedBoard {
  return Object.fromEntries(board.seats.map(({ seat, player }) => [seat, player.id]));
}

function withoutEmpty(board: SeatedBoard): Record<string, string> {
  return Object.fromEntries(Object.entries(board).filter(([, player]) => !player.startsWith(EMPTY)));
}

/** Makes the boards of an open round; making them again is harmless. */
async function makeBoards(deps: Deps, season: SeasonRecord, { round, boards }: RoundRecord): Promise<void> {
  const entries = await deps.store.entries(season.id);
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  for (const [index, board] of boards.entries()) {
    const seats = seatsOf(season).flatMap((seat) => {
      const player = people.get(board[seat] ?? '');
      return player === undefined ? [] : [{ seat, player }];
    });
    await createGame(deps, season, round, index + 1, seats);
  }
  if (season.format.kind === 'ladder') await noteSeated(deps, entries, boards);
  await deps.store.openRound(season.id, round);
}

/** Whoever got a board on a ladder wants no further one until they say so. */
async function noteSeated(
  deps: Deps,
  entries: readonly EntryRecord[],
  boards: RoundRecord['boards'],
): Promise<void> {
  const seated = new Set(boards.flatMap((board) => Object.values(board)));
  for (const entry of entries)
    if (seated.has(entry.player.id)) await deps.store.saveEntryDetails({ ...entry, confirmed: 0 });
}

/** An organizer exchanges two players of a planned round; everybody else stays. */
export async function swapPlayers(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  round: number,
  [one, other]: readonly [string, string],
): Promise<Outcome<RoundRecord>> {
  const found = await plannedRound(deps, caller, seasonId, round);
  if (!found.ok) return found;
  const { season, record } = found.value;
  const exchanged = record.boards.map((board) =>
    Object.fromEntries(
      Object.entries(board).map(([seat, id]) => [seat, id === one ? other : id === other ? one : id]),
    ),
  );
  const seated = record.boards.flatMap((board) => Object.values(board));
  if (!seated.includes(one) && !seated.includes(other)) return refuse({ code: 'not-found', what: 'player' });
  const [entries, boards] = await Promise.all([deps.store.entries(seasonId), deps.store.boards(seasonId)]);
  const nothing = {
    kind: 'round',
    seated: [],
    sittingOut: [],
    bots: 0,
    empty: 0,
    strength: 'ignore',
  } as const;
  const problem = problemOf(
    season,
    entries,
    boards,
    exchanged.flatMap((board) => Object.values(board)),
    nothing,
  );
  const made = { seed: season.drawSeed ?? season.id, round, method: 'by-hand', cost: 0 } as const;
  const changed = { ...record, boards: exchanged, certificate: { ...certify(problem, exchanged, made) } };
  const kept = await deps.store.changeRound(changed);
  return kept === 'changed' ? done(changed) : refuse({ code: 'changed-meanwhile' });
}

/** An organizer releases a planned round: its boards are made. */
export async function releaseRound(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  round: number,
): Promise<Outcome<null>> {
  const found = await plannedRound(deps, caller, seasonId, round);
  if (!found.ok) return found;
  const { season, record } = found.value;
  const open = { ...record, state: 'open' } as const;
  if ((await deps.store.changeRound(open)) === 'already-open') return refuse({ code: 'changed-meanwhile' });
  await makeBoards(deps, season, open);
  return done(null);
}

async function plannedRound(deps: Deps, caller: Caller, seasonId: string, round: number) {
  const [season, record] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.round(seasonId, round),
  ]);
  if (season === undefined || record === undefined) return refuse({ code: 'not-found', what: 'round' });
  if (!(await rolesIn(deps, season.league.id, caller)).includes('organizer'))
    return refuse({ code: 'not-allowed', why: 'Only an organizer of the league changes a planned round.' });
  if (record.state !== 'planned') return refuse({ code: 'changed-meanwhile' });
  return done({ season, record });
}
