import { Temporal } from 'temporal-polyfill';
import { leadingEnd, USUAL_RULES } from '../../../engine/tournament/aggregation';
import { planRound, type RoundPlan } from '../../../engine/tournament/formats';
import { openedOn } from '../../../engine/tournament/season-hours';
import { seatRound } from '../../../engine/tournament/seating';
import { pointsOf } from '../../../engine/tournament/seating/numbering';
import {
  EMPTY,
  pairsOf,
  type SeatedBoard,
  type SeatingProblem,
} from '../../../engine/tournament/seating/problem';
import type { BoardRecord, EntryRecord, RoundRecord, SeasonRecord } from '../../store/records';
import type { Deps } from '../deps';
import { bots } from '../games/bots';
import { lastStageOf } from '../results/knock-out';
import { seatsOf, sizesOf } from '../results/season-seats';
import { bracketOf, tableOf } from '../results/season-table';
import { contendersFor, ladderContenders, playersOf } from './contenders';
import { pointsBefore } from './design-points';
import { newEntry } from './new-entry';
import { ratingsBefore } from './ratings-before';
import { hasHours, type SeasonParts, stateOf } from './season-state';
import { filledBy } from './waiting-for-board';

/** A round as it was drawn, and the bots that enter the season for it. */
export interface DrawnRound {
  readonly round: RoundRecord;
  readonly bots: readonly EntryRecord[];
}

/** Draws the boards of a round among those who play on; nothing is written. */
export async function drawRound(
  deps: Deps,
  season: SeasonRecord,
  round: number,
): Promise<DrawnRound | 'over'> {
  const [entries, boards, rounds] = await Promise.all([
    deps.store.entries(season.id),
    deps.store.boards(season.id),
    deps.store.rounds(season.id),
  ]);
  const earlier = boards.filter((board) => board.round < round);
  const before = rounds.filter((one) => one.round < round);
  const cup = bracketOf(season, entries, earlier, before);
  const now = deps.clock();
  const parts = { entries, boards: earlier, rounds: before };
  const state = stateOf(season, { entries, boards, rounds: before });
  const plan = planRound({
    ...sizesOf(season),
    format: season.format,
    leftOver: season.leftOver,
    round,
    contenders:
      season.format.kind === 'ladder'
        ? ladderContenders(season, parts)
        : contendersFor(season, entries, earlier, rounds, round),
    last: cup && lastStageOf(cup),
    filledBy: filledBy(season, parts, now),
  });
  if (plan.kind === 'over') return 'over';
  const added = botsFor(deps, season, plan);
  const known = new Set(entries.map(({ player }) => player.id));
  const entering = added.filter(({ player }) => !known.has(player.id));
  const waiting = entries.filter(({ player }) => plan.seated.includes(player.id));
  const seated = [...plan.seated, ...added.map(({ player }) => player.id)];
  const ratings = await ratingsBefore(deps, season, earlier, seated, plan.strength);
  const wishes = {
    ...problemOf(season, entries, earlier, seated, plan, ratings),
    earlier: seatedBefore(before, earlier),
  };
  const seed = season.drawSeed ?? season.id;
  const problem = { ...wishes, points: pointsOf(wishes, seed, pointsBefore(rounds, round)) };
  const { boards: drawn, certificate } = seatRound(problem, seed, round);
  const planned: RoundRecord = {
    season: season.id,
    round,
    state: season.registration.review ? 'planned' : 'open',
    boards: drawn.map(withoutEmpty),
    sittingOut: [...plan.sittingOut, ...absentFrom(season, entries, round)],
    certificate: { ...certificate },
    problem: keptProblem(problem),
    plannedAt: now,
    ...(hasHours(season) ? { openedAt: openedOn(state, round, now) } : {}),
    ...(season.format.kind === 'ladder' ? { wishes: wishesOf([...waiting, ...entering]) } : {}),
    version: 0,
  };
  return { round: planned, bots: entering };
}

/** Since when those on a board of a ladder have wanted one; bots that have a place already want none. */
function wishesOf(seated: readonly EntryRecord[]): Record<string, number> {
  return Object.fromEntries(seated.map(({ player, confirmed }) => [player.id, confirmed]));
}

/** Those who could play a round and do not: they said so or said nothing, or an organizer marked them absent. */
function absentFrom(season: SeasonRecord, entries: readonly EntryRecord[], round: number): readonly string[] {
  if (!isForAll(season, round)) return [];
  const playing = new Set(playersOf(season, entries, round).map(({ player }) => player.id));
  return entries
    .filter(({ state, since, player }) => state === 'in' && since <= round && player.kind === 'human')
    .map(({ player }) => player.id)
    .filter((id) => !playing.has(id));
}

/** Whether everyone plays a round: not in a knock-out, not on a ladder, not on the top board. */
function isForAll({ format, rounds }: SeasonRecord, round: number): boolean {
  if (format.kind === 'knock-out' || format.kind === 'ladder') return false;
  return !(format.topBoard && round === rounds);
}

/**
 * Whether a round lacks players only because they said that they sit out, did not answer, or are marked absent. Such a
 * round waits until one of them plays after all, or an organizer opens it: a season does not end by a check-in.
 */
export function isShort(season: SeasonRecord, { entries }: SeasonParts, round: number): boolean {
  if (round > season.rounds || season.opensNow === round) return false;
  const able = entries.filter(({ state, since }) => state === 'in' && since <= round).length;
  const { boardSize, smallest } = sizesOf(season);
  const least = { bots: 1, byes: boardSize, 'smaller-boards': smallest }[season.leftOver];
  const needed = isForAll(season, round) ? least : season.format.kind === 'knock-out' ? 0 : boardSize;
  return able >= needed && playersOf(season, entries, round).length < needed;
}

/** Bots that fill the last board; they stay in the season. In a knock-out those who are out fill boards again. */
function botsFor(
  deps: Deps,
  season: SeasonRecord,
  { bots: count, seated, sittingOut }: Extract<RoundPlan, { kind: 'round' }>,
): readonly EntryRecord[] {
  const taken = new Set([...seated, ...sittingOut]);
  const fresh = bots()
    .filter(({ id }) => !taken.has(id))
    .slice(0, count);
  if (fresh.length < count) throw new Error(`season ${season.id} needs ${count} more bots than there are`);
  return fresh.map((bot) => newEntry(season, bot, deps.clock(), 'in'));
}

/** A problem as it is kept: earlier boards are those of earlier rounds, and what is undefined is left out. */
export function keptProblem({ earlier: _, ...problem }: SeatingProblem): Record<string, unknown> {
  return JSON.parse(JSON.stringify(problem)) as Record<string, unknown>;
}

/** Hours that a zone's clocks are ahead of UTC; as the season was announced, so that a draw can be repeated. */
function hoursAhead(zone: string | null, at: number): number | undefined {
  if (zone === null) return undefined;
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / HOUR;
}

const HOUR = 3_600_000_000_000;

export function problemOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  earlier: readonly BoardRecord[],
  seated: readonly string[],
  { empty, strength }: Extract<RoundPlan, { kind: 'round' }>,
  ratings: ReadonlyMap<string, number> = new Map(),
): SeatingProblem {
  const byId = new Map(entries.map((entry) => [entry.player.id, entry]));
  // Players are as strong as they stand; by places, the lowest total leads.
  const sign = leadingEnd(season.aggregation ?? USUAL_RULES) === 'lowest' ? -1 : 1;
  const totals = new Map(
    tableOf(season, entries, earlier, []).map(({ player, total }) => [player, sign * total]),
  );
  // Until anybody has points, players are as strong as their ratings.
  const strengths = [...totals.values()].some((total) => total !== 0) ? totals : ratings;
  const gaps = Array.from({ length: empty }, (_, at) => `${EMPTY}${at}`);
  const playing = new Set(seated);
  return {
    players: [
      ...seated.map((id) => ({
        id,
        strength: strengths.get(id),
        prefers: byId.get(id)?.prefers,
        hours: hoursAhead(byId.get(id)?.zone ?? null, season.createdAt),
      })),
      // Empty seats keep apart, so that no board of several has two, and prefer the last seat.
      ...gaps.map((id) => ({ id, prefers: [...seatsOf(season)].reverse() })),
    ],
    seats: seatsOf(season),
    earlier: earlier.map(seatedBoard),
    apart: [
      ...season.apart.filter(([one, other]) => playing.has(one) && playing.has(other)),
      ...seated.flatMap((id) =>
        (byId.get(id)?.avoids ?? [])
          .filter((other) => playing.has(other))
          .map((other) => [id, other] as const),
      ),
      ...(seated.length < seatsOf(season).length ? [] : pairsOf(gaps)),
    ],
    ...teamsAmong(season, playing),
    strength,
  };
}

/** The season's teams, as far as they play; left out where nobody has a team mate. */
function teamsAmong({ teams }: SeasonRecord, playing: ReadonlySet<string>): Pick<SeatingProblem, 'teams'> {
  const mates = (teams?.list ?? [])
    .map(({ members }) => members.filter((id) => playing.has(id)))
    .filter(({ length }) => length > 1);
  return mates.length === 0 ? {} : { teams: mates };
}

/** The boards of earlier rounds; of those that have only just been opened, as they were drawn. */
function seatedBefore(
  rounds: readonly RoundRecord[],
  boards: readonly BoardRecord[],
): readonly SeatedBoard[] {
  const reported = new Set(boards.map(({ round, board }) => `${round} ${board}`));
  const drawn = rounds.flatMap(({ round, boards: seated }) =>
    seated.filter((_, at) => !reported.has(`${round} ${at + 1}`)),
  );
  return [...boards.map(seatedBoard), ...drawn];
}

function seatedBoard(board: BoardRecord): SeatedBoard {
  return Object.fromEntries(board.seats.map(({ seat, player }) => [seat, player.id]));
}

function withoutEmpty(board: SeatedBoard): Record<string, string> {
  return Object.fromEntries(Object.entries(board).filter(([, player]) => !player.startsWith(EMPTY)));
}
