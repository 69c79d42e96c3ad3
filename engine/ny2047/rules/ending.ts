import { factionOf, type Side } from '../data/factions';
import type { Options } from '../options';
import type { Elimination, Ending, Faction, GameEnd } from '../types';
import { type Aftermath, armyOf, survivorsOf } from './aftermath';
import type { Tally } from './tally';
import { type Ballot, concededTo, votesDraw } from './wishes';

/** 14.6 Checks the endings in their order; null while the game continues. */
export function endingOf(
  aftermath: Aftermath,
  survivors: readonly Side[],
  tally: Tally,
  ballots: readonly Ballot[],
  options: Options,
): GameEnd | null {
  const ending = whatEnds(aftermath, tally, ballots, options, survivors);
  return ending && gameEnd(aftermath, tally, ending.type, ending.winners);
}

function whatEnds(
  aftermath: Aftermath,
  tally: Tally,
  ballots: readonly Ballot[],
  options: Options,
  survivors: readonly Side[],
): { readonly type: Ending; readonly winners: readonly Side[] } | null {
  const { atlas, position } = aftermath.copy;
  const { year, season, seats } = position;
  if (survivors.length === 0) return { type: 'draw', winners: [] };
  if (survivors.length === 1 && seats.length > 1) return { type: 'last-survivor', winners: survivors };
  // 14.1
  if (season === 'fall') {
    const starred = survivors.filter((side) => (tally.stars[side] ?? 0) >= atlas.starsToWin);
    if (starred.length > 0) return { type: 'win', winners: starred };
  }
  const favoured = concededTo(ballots, survivors);
  if (favoured.length === 1) return { type: 'concession', winners: favoured };
  if (votesDraw(ballots, survivors)) return { type: 'draw', winners: survivors };
  if (season === 'fall' && options.lastYear !== undefined && year >= options.lastYear)
    return { type: 'year-limit', winners: ranked(aftermath, tally, survivors)[0] ?? [] };
  return null;
}

/** 14.7 Winners, then the other survivors by figures, then the eliminated, the last eliminated first. */
function gameEnd(aftermath: Aftermath, tally: Tally, type: Ending, winners: readonly Side[]): GameEnd {
  const others = survivorsOf(aftermath).filter((side) => !winners.includes(side));
  const placing = [
    ...(winners.length > 0 ? [winners.map(factionOf)] : []),
    ...ranked(aftermath, tally, others).map((group) => group.map(factionOf)),
    ...fallenGroups(aftermath.eliminated),
  ];
  return { type, winners: winners.map(factionOf), placing };
}

/** 14.5 Sides by stars, then land spaces controlled, then units; tied ones share a group. */
function ranked(aftermath: Aftermath, tally: Tally, sides: readonly Side[]): readonly (readonly Side[])[] {
  const figures = (side: Side) => [
    tally.stars[side] ?? 0,
    tally.land[side] ?? 0,
    armyOf(aftermath, side).length,
  ];
  const compare = (one: Side, other: Side) => firstDifference(figures(other), figures(one));
  const groups: Side[][] = [];
  for (const side of [...sides].sort((one, other) => compare(one, other) || one - other)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], side) === 0) last.push(side);
    else groups.push([side]);
  }
  return groups;
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((figure, at) => figure - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The eliminated, the latest first; those of the same turn share a place. */
function fallenGroups(eliminated: readonly Elimination[]): readonly (readonly Faction[])[] {
  const groups = new Map<string, Faction[]>();
  for (const { faction, year, season } of eliminated) {
    const turn = `${year} ${season}`;
    groups.set(turn, [...(groups.get(turn) ?? []), faction]);
  }
  return [...groups.values()].reverse();
}
