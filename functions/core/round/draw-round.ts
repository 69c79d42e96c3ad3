import { inRound } from '../../../engine/games';
import {
  aheadOf,
  groupState,
  membersOf,
  planRound,
  type RoundPlan,
  type RoundState,
  roundsBeforeCup,
} from '../../../engine/tournament/formats';
import { lossesOf } from '../../../engine/tournament/knock-out';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import { NOBODY_OUT, type PlannedSection } from '../../../engine/tournament/left-over';
import { openedOn } from '../../../engine/tournament/season-schedule';
import { seatRound } from '../../../engine/tournament/seating';
import { pointsOf } from '../../../engine/tournament/seating/numbering';
import {
  EMPTY,
  type SeatedBoard,
  type SeatingProblem,
  type SeatingSection,
  sectionProblem,
  sectionSeed,
} from '../../../engine/tournament/seating/problem';
import { newEntry } from '../entry/new-entry';
import { bots } from '../game/bots';
import type { Deps } from '../platform/deps';
import { ratingsBefore } from '../rating/ratings-before';
import { pointsBefore, sectionPointsBefore } from '../scoring/design-points';
import { isScheduled, type SeasonParts, stateOf } from '../season/season-state';
import type { EntryRecord, RoundRecord, SeasonRecord, SectionRecord } from '../season/seasons.records';
import { drawnOrder } from '../standings/drawn-order';
import { groupsOf } from '../standings/group-tables';
import { sizesOf } from '../standings/season-seats';
import { bracketOf } from '../standings/season-table';
import { eligibleForLadder, eligiblePlayers, playersOf } from './eligible-players';
import { consolationOf, fillingBots, lastStageOf } from './knock-out';
import { restsOn } from './rests-on';
import { roundSeed } from './round-seed';
import { problemOf, seatedBefore, storedSeatingProblem } from './seating-problem';
import { groupsIn, hasSection } from './sections';
import { filledBy } from './waiting-for-board';

/** A round as drawn, and the bots that are entered in the season for it. */
export interface DrawnRound {
  readonly round: RoundRecord;
  readonly bots: readonly EntryRecord[];
}

/** Draws the boards of a round among the remaining players; nothing is written. */
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
  const parts = { entries, boards, rounds };
  const now = deps.clock();
  const state = await dealt(deps, season, stateBefore(season, parts, round, now));
  const plan = planRound(state);
  if (plan.kind === 'over') return 'over';
  const added = botsFor(deps, season, entries, plan);
  const known = new Set(entries.map(({ player }) => player.id));
  const entering = added.filter(({ player }) => !known.has(player.id));
  const waiting = entries.filter(({ player }) => plan.seated.includes(player.id));
  const seated = [...plan.seated, ...added.map(({ player }) => player.id)];
  const problem = await problemFor(deps, season, parts, { round, seated, plan, state, added });
  const { boards: drawn, certificate } = seatRound(problem, roundSeed(season, round), round);
  const planned: RoundRecord = {
    season: season.id,
    round,
    state: season.registration.review ? 'planned' : 'open',
    boards: drawn.map(withoutEmpty),
    ...sittersOf(season, parts, round, plan.sittingOut),
    ...sectionsDrawn(state, plan, added),
    certificate: { ...certificate },
    problem: storedSeatingProblem(problem),
    plannedAt: now,
    restsOn: restsOn(season, parts, round, plan.sittingOut.length > 0),
    ...openingOf(season, parts, round, now),
    ...(season.format.kind === 'ladder' ? { wishes: wishesOf([...waiting, ...entering]) } : {}),
    version: 0,
  };
  return { round: planned, bots: entering };
}

/** What decides the players of a round, and those who fill its last board. */
function stateBefore(season: SeasonRecord, parts: SeasonParts, round: number, now: number): RoundState {
  const { entries, rounds } = parts;
  const earlier = partsBefore(parts, round);
  const cup = bracketOf(season, entries, earlier.boards, earlier.rounds);
  const contenders =
    season.format.kind === 'ladder'
      ? eligibleForLadder(season, earlier)
      : eligiblePlayers(season, entries, earlier.boards, rounds, round);
  const sizes = sizesOf(inRound(season, round));
  const stages = cup?.stages ?? [];
  const groups = groupsOf(season, entries, earlier.boards, earlier.rounds);
  const sat = (id: string) => stages.filter(({ byes }) => byes.includes(id)).length;
  return {
    ...sizes,
    format: season.format,
    round,
    // Those who sat out in a group had no bye of the cup.
    contenders:
      groups !== undefined && stages.length > 0
        ? contenders.map((one) => ({ ...one, byes: sat(one.id) }))
        : contenders,
    last: cup && lastStageOf(cup),
    ...(cup && { stage: stages.length + 1 }),
    consolation: cup && consolationOf(cup),
    losses: cup?.isDouble === true ? lossesOf(cup) : undefined,
    groups,
    filledBy: filledBy(season, earlier, now),
    announced: season.rounds,
    ...(sizes.boardSize === 2 ? { met: metBefore(season, parts, round, contenders) } : {}),
  };
}

/**
 * Before groups are made, the players in the order in which they are dealt into them: as drawn, or by their ratings, those
 * without one last and equal ones as drawn.
 */
async function dealt(deps: Deps, season: SeasonRecord, state: RoundState): Promise<RoundState> {
  if (state.format.kind !== 'groups' || state.groups !== undefined) return state;
  const ids = state.contenders.map(({ id }) => id);
  const rule = state.format.seeding === 'snake' ? 'balance' : 'ignore';
  const ratings = await ratingsBefore(deps, season, [], ids, rule);
  const order = [...drawnOrder(season, 'groups', ids)].sort((one, other) => {
    const [first, second] = [ratings.get(one), ratings.get(other)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return second - first;
  });
  const byId = new Map(state.contenders.map((one) => [one.id, one]));
  const contenders = order.flatMap((id) => byId.get(id) ?? []);
  return { ...state, contenders };
}

/** Who has met before a round, who should not meet, and who is away from it and may come back. */
function metBefore(
  season: SeasonRecord,
  parts: SeasonParts,
  round: number,
  contenders: RoundState['contenders'],
): NonNullable<RoundState['met']> {
  const { entries, boards, rounds } = partsBefore(parts, round);
  const ids = contenders.map(({ id }) => id);
  const { apart, teams } = problemOf(season, round, entries, boards, ids, NOBODY_OUT);
  return {
    earlier: seatedBefore(rounds, boards),
    ...(apart === undefined ? {} : { apart }),
    ...(teams === undefined ? {} : { teams }),
    away: absentFrom(season, parts, round),
  };
}

/** The seating problem of a round, with the data of earlier rounds, ratings and the design. */
async function problemFor(
  deps: Deps,
  season: SeasonRecord,
  parts: SeasonParts,
  { round, seated, plan, state, added }: Seated,
): Promise<SeatingProblem> {
  const { entries, boards, rounds } = partsBefore(parts, round);
  const ratings = await ratingsBefore(deps, season, boards, seated, plan.strength);
  const wishes = {
    ...problemOf(season, round, entries, boards, seated, plan, ratings),
    earlier: seatedBefore(rounds, boards),
    ...aheadIn(state, plan),
  };
  const seed = roundSeed(season, round);
  const sections = seatingSections(state, plan, added);
  if (sections.length < 2)
    return { ...wishes, points: pointsOf(wishes, seed, pointsBefore(parts.rounds, round)) };
  const kept = sectionPointsBefore(parts.rounds, round);
  return {
    ...wishes,
    sections: sections.map((section, at) => {
      const points = pointsOf(sectionProblem(wishes, section), sectionSeed(seed, at), kept[at]);
      return points === undefined ? section : { ...section, points };
    }),
  };
}

/** The players of each section with a board, bots and empty seats included, as the draw needs them. */
function seatingSections(
  state: RoundState,
  { sections = [] }: Seated['plan'],
  added: readonly EntryRecord[],
): readonly SeatingSection[] {
  const bots = withBots(sections, added);
  let gaps = 0;
  return sections
    .map((section, at): SeatingSection => {
      const empty = Array.from({ length: section.empty }, (_, gap) => `${EMPTY}${gaps + gap}`);
      gaps += section.empty;
      const ahead = sectionAhead(state, section, at);
      return {
        players: [...section.seated, ...(bots[at] ?? []), ...empty],
        ...(section.size === undefined ? {} : { size: section.size }),
        ...(section.strength === 'ignore' ? {} : { strength: section.strength }),
        ...(ahead === undefined ? {} : { ahead }),
      };
    })
    .filter(({ players }) => players.length > 0);
}

/** The ids of the bots in each section. */
function withBots(
  sections: readonly PlannedSection[],
  added: readonly EntryRecord[],
): readonly (readonly string[])[] {
  const ids = added.map(({ player }) => player.id);
  return sections.map(({ bots }) => ids.splice(0, bots));
}

/** The rounds that a group still plays, if the draw looks at them. */
function sectionAhead(state: RoundState, { section, sittingOut }: PlannedSection, at: number) {
  const { format } = state;
  if (section !== 'group' || format.kind !== 'groups') return undefined;
  return aheadOf(groupState(state, format, membersOf(state, format), at), sittingOut);
}

/** The sections of a round for its record; none in formats without any. */
function sectionsDrawn(
  { boardSize }: RoundState,
  { sections }: Seated['plan'],
  added: readonly EntryRecord[],
): Pick<RoundRecord, 'sections'> {
  if (sections === undefined) return {};
  const bots = withBots(sections, added);
  return {
    sections: sections.map(({ section, seated, sittingOut, empty, size = boardSize }, at): SectionRecord => {
      const playing = [...seated, ...(bots[at] ?? [])];
      const boards = (playing.length + empty) / size;
      return { kind: section, boards, players: [...playing, ...sittingOut] };
    }),
  };
}

/** The input for drawing a round. */
interface Seated {
  readonly round: number;
  /** Players by their ids, including the bots that fill the last board. */
  readonly seated: readonly string[];
  readonly plan: Extract<RoundPlan, { kind: 'round' }>;
  readonly state: RoundState;
  /** The bots that fill its boards. */
  readonly added: readonly EntryRecord[];
}

/** The rounds to come, if the draw looks at them. */
function aheadIn(state: RoundState, { sittingOut }: Seated['plan']): Pick<SeatingProblem, 'ahead'> {
  const ahead = aheadOf(state, sittingOut);
  return ahead === undefined ? {} : { ahead };
}

/** The data of a season before a round. */
function partsBefore({ entries, boards, rounds }: SeasonParts, round: number): SeasonParts {
  const isEarlier = (one: { readonly round: number }) => one.round < round;
  return { entries, boards: boards.filter(isEarlier), rounds: rounds.filter(isEarlier) };
}

/** When the round opened, in a season with dates for it. */
function openingOf(
  season: SeasonRecord,
  parts: SeasonParts,
  round: number,
  now: number,
): Pick<RoundRecord, 'openedAt'> {
  if (!isScheduled(season)) return {};
  const state = stateOf(season, { ...parts, rounds: partsBefore(parts, round).rounds });
  return { openedAt: openedOn(state, round, now) };
}

/** Since when the players on a board of a ladder have wanted one; bots that already have a place want none. */
function wishesOf(seated: readonly EntryRecord[]): Record<string, number> {
  return Object.fromEntries(seated.map(({ player, confirmed }) => [player.id, confirmed]));
}

/** Those who could play a round and do not: they declined or did not answer, or an organizer marked them absent. */
function absentFrom(season: SeasonRecord, parts: SeasonParts, round: number): readonly string[] {
  const { entries, rounds } = parts;
  if (!isForAll(season, round, rounds)) return [];
  const playing = new Set(playersOf(season, entries, round).map(({ player }) => player.id));
  return entries
    .filter(({ state, since, player }) => state === 'in' && since <= round && player.kind === 'human')
    .map(({ player }) => player.id)
    .filter((id) => !playing.has(id));
}

/** The players who sit out a round, and the reason for those whom the draw did not leave over. */
function sittersOf(
  season: SeasonRecord,
  parts: SeasonParts,
  round: number,
  leftOver: readonly string[],
): Pick<RoundRecord, 'sittingOut' | 'away'> {
  const sittingOut = [...leftOver, ...absentFrom(season, parts, round)];
  return { sittingOut, away: whyAway(season, parts.entries, round, sittingOut) };
}

/**
 * The reasons of players who would not have played a round: at their own request, announced before, or absent. A player
 * whom the draw or an organizer leaves over has no reason here.
 */
export function whyAway(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  round: number,
  sittingOut: readonly string[],
): NonNullable<RoundRecord['away']> {
  const sitting = new Set(sittingOut);
  const playing = new Set(playersOf(season, entries, round).map(({ player }) => player.id));
  return Object.fromEntries(
    entries
      .filter(({ player: { id } }) => sitting.has(id) && !playing.has(id))
      .map(({ player, absent = [], declined = 0 }) => {
        const hasAsked = season.registration.confirm && declined >= round && !absent.includes(round);
        return [player.id, hasAsked ? 'request' : 'absent'] as const;
      }),
  );
}

/**
 * Whether everyone plays a round: not where players are knocked out (groups before a cup are for all), not on a ladder, not
 * on the top board.
 */
export function isForAll(season: SeasonRecord, round: number, drawn: readonly RoundRecord[]): boolean {
  const { format, rounds } = season;
  if (format.kind === 'groups') {
    const record = drawn.find((one) => one.round === round);
    if (record !== undefined) return hasSection(record, 'group');
    const members = groupsIn(drawn);
    return members === undefined || round <= roundsBeforeCup(members, format, sizesOf(season).boardSize);
  }
  if (format.kind === 'ladder' || knocksOut(format)) return false;
  return !('topBoard' in format && format.topBoard && round === rounds);
}

/**
 * Whether a round lacks players only because they declined, did not answer, or are marked absent. Such a round waits
 * until one of them plays after all, or an organizer opens it: a season does not end by a check-in.
 */
export function isShort(season: SeasonRecord, { entries, rounds }: SeasonParts, round: number): boolean {
  if (round > season.rounds || season.opensNow === round) return false;
  const filling = fillingBots(entries);
  const able = entries.filter(
    ({ state, since, player }) => state === 'in' && since <= round && !filling.has(player.id),
  ).length;
  const { boardSize, smallest, leftOver, withoutBots } = sizesOf(inRound(season, round));
  const least =
    withoutBots === true ? smallest : { bots: 1, byes: boardSize, 'smaller-boards': smallest }[leftOver];
  const needed = isForAll(season, round, rounds) ? least : knocksOut(season.format) ? 0 : boardSize;
  return able >= needed && playersOf(season, entries, round).length < needed;
}

/** Whether too few play a round for a single board, even if bots fill it: opening it would end the season. */
export function hasNoBoard(season: SeasonRecord, { entries }: SeasonParts, round: number): boolean {
  const { smallest, withoutBots } = sizesOf(inRound(season, round));
  return playersOf(season, entries, round).length < (withoutBots === true ? smallest : 1);
}

/**
 * Bots that fill the last board; they stay in the season. In a knock-out eliminated ones fill boards again. One that only
 * holds a seat by a ruling is not in the season, and a plan that named it would name somebody who has left.
 */
function botsFor(
  deps: Deps,
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  { bots: count, seated, sittingOut }: Extract<RoundPlan, { kind: 'round' }>,
): readonly EntryRecord[] {
  const out = entries.filter(({ state }) => state !== 'in').map(({ player }) => player.id);
  const taken = new Set([...seated, ...sittingOut, ...out]);
  const fresh = bots()
    .filter(({ id }) => !taken.has(id))
    .slice(0, count);
  if (fresh.length < count) throw new Error(`season ${season.id} needs ${count} more bots than there are`);
  return fresh.map((bot) => newEntry(season, bot, deps.clock(), 'in'));
}

function withoutEmpty(board: SeatedBoard): Record<string, string> {
  return Object.fromEntries(Object.entries(board).filter(([, player]) => !player.startsWith(EMPTY)));
}
