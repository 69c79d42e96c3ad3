import { describe, expect, test } from 'vitest';
import { pairsOf } from '../../engine/tournament/seating/problem';
import { isNightly } from '../support/nightly';
import { entrants, meetingsOn, repeatsOf, roundsOf } from './rounds';

/** Teams or clubs of this size. */
function clubs(players: number, size: number): readonly (readonly string[])[] {
  const ids = entrants(players).map(({ id }) => id);
  return Array.from({ length: players / size }, (_, at) => ids.slice(at * size, (at + 1) * size));
}

function pairsOfClubs(list: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(list.flatMap((club) => pairsOf(club).map((pair) => [...pair].sort().join(' '))));
}

/** Players, seats, size of the clubs, rounds in which clubs never meet and no pair meets twice. */
const CLUBS: readonly (readonly [number, number, number, number])[] = [
  [16, 4, 4, 4],
  [16, 4, 2, 4],
  [28, 4, 4, 8],
  [28, 4, 7, 7],
  [56, 7, 4, 7],
  [49, 7, 7, 7],
  [98, 7, 7, 7],
  [56, 7, 8, 7],
  [12, 2, 2, 10],
];

describe.each(CLUBS)('%i players on boards of %i in clubs of %i', (players, size, club, rounds) => {
  test.each(['apart', 'teams'] as const)(`kept apart by %s: ${rounds} rounds without a repeat`, (by) => {
    const list = clubs(players, club);
    const wishes = by === 'teams' ? { teams: list } : { apart: list.flatMap(pairsOf) };
    const { boards, certificates } = roundsOf(players, size, rounds, wishes);
    const mates = pairsOfClubs(list);
    expect(boards.flatMap(meetingsOn).filter((pair) => mates.has(pair))).toEqual([]);
    expect(certificates.flatMap(({ apart }) => apart)).toEqual([]);
    expect(repeatsOf(boards).met).toBe(0);
  });
});

test.each([
  ...(isNightly ? [[28, 7, 4, 7] as const] : []),
  [21, 7, 3, 4],
  [24, 4, 6, 3],
])('%i players on boards of %i in teams of %i: team mates never share a board, though no design fits', (...row) => {
  const [players, size, team, rounds] = row;
  const teams = clubs(players, team);
  const { boards } = roundsOf(players, size, rounds, { teams });
  const mates = pairsOfClubs(teams);
  expect(boards.flatMap(meetingsOn).filter((pair) => mates.has(pair))).toEqual([]);
});

test('team mates are kept apart in a Swiss too, however close they stand', () => {
  const players = entrants(16).map((player, at) => ({ ...player, strength: 16 - at }));
  for (const size of [2, 4]) {
    const { boards } = roundsOf(16, size, 3, { players, teams: clubs(16, 4), strength: 'swiss' });
    const mates = pairsOfClubs(clubs(16, 4));
    expect(boards.flatMap(meetingsOn).filter((pair) => mates.has(pair))).toEqual([]);
  }
});

test('a team larger than there are boards shares as few boards as it can, and the certificate counts them', () => {
  const [drawn] = roundsOf(12, 4, 1, { teams: [['p0', 'p1', 'p2', 'p3']] }).certificates;
  expect(drawn?.apart).toHaveLength(1);
});
