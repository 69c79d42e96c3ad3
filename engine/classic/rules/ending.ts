import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { Elimination, GameEnd, Position, Power } from '../types';
import { centresOf } from './tally';
import { type Decision, survivorsOf } from './votes';

/** 12.7 Checks the endings in their order; null while the game is running. The centres have been counted. */
export function endingOf(
  atlas: Atlas,
  position: Position,
  options: Options,
  votes: Decision | null,
): GameEnd | null {
  if (votes === null && position.season !== atlas.lastSeason) return null;
  const survivors = survivorsOf(position);
  const counts = centresOf(position);
  const decision = whatEnds(atlas, position, options, votes, { survivors, counts });
  if (!decision) return null;
  const { type, winners } = decision;
  const others = survivors.filter((power) => !winners.includes(power));
  const placing = [
    ...(winners.length > 0 ? [winners] : []),
    ...ranked(others, counts),
    ...fallen(position.eliminated),
  ];
  return { type, winners, placing };
}

type Counts = Readonly<Record<string, number>>;

interface Standing {
  readonly survivors: readonly Power[];
  readonly counts: Counts;
}

function whatEnds(
  { centresToWin, lastSeason, yearsApart }: Atlas,
  { season, year, seats }: Position,
  { lastYear }: Options,
  votes: Decision | null,
  { survivors, counts }: Standing,
): Decision | null {
  const isCounted = season === lastSeason;
  if (isCounted) {
    const winner = survivors.find((power) => (counts[power] ?? 0) >= centresToWin);
    if (winner) return { type: 'win', winners: [winner] };
    if (survivors.length === 0) return { type: 'draw', winners: [] };
    if (survivors.length === 1 && seats.length > 1) return { type: 'last-survivor', winners: survivors };
  }
  const voted = votes?.winners.filter((power) => survivors.includes(power)) ?? [];
  if (votes && voted.length > 0) return { type: votes.type, winners: voted };
  // The limit may lie between two years of play: no year after it is begun.
  if (isCounted && lastYear !== undefined && year + yearsApart > lastYear)
    return { type: 'year-limit', winners: ranked(survivors, counts)[0] ?? [] };
  return null;
}

/** 12.7 Powers by centres; powers with equal centres share a place. */
function ranked(powers: readonly Power[], counts: Counts): readonly (readonly Power[])[] {
  const figures = [...new Set(powers.map((power) => counts[power] ?? 0))].sort((one, other) => other - one);
  return figures.map((figure) => powers.filter((power) => (counts[power] ?? 0) === figure));
}

/** Eliminated powers, later years first; those of one year share a place. */
function fallen(eliminated: readonly Elimination[]): readonly (readonly Power[])[] {
  const years = [...new Set(eliminated.map(({ year }) => year))].sort((one, other) => other - one);
  return years.map((year) => eliminated.flatMap((entry) => (entry.year === year ? [entry.power] : [])));
}
