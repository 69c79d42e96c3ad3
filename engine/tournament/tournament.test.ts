import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { rateGame } from './plackett-luce';
import { NEW_SKILL, ratingChanges, shownLowerEnd, shownRating } from './ratings';
import { type BoardPoints, standing } from './standings';

describe('standing', () => {
  const board = (round: number, points: Record<string, number>): BoardPoints<number | string> => ({
    round,
    points: Object.fromEntries(
      Object.entries(points).map(([player, value]) => [player, { player, points: value, entry: round }]),
    ),
  });

  test('each player has their games in the order of rounds, with what was entered for them', () => {
    const lost = { round: 1, points: { bob: { player: 'bob', points: 3, entry: 'lost' } } };
    const [bob, ann] = standing({ players: ['ann', 'bob'] }, [board(3, { ann: 1, bob: 2 }), lost]);
    expect(bob?.games).toEqual([
      { round: 1, points: 3, entry: 'lost' },
      { round: 3, points: 2, entry: 3 },
    ]);
    expect(ann?.lines.map(({ text, points }) => `${inEnglish(text)} ${points}`)).toEqual(['round 3 1']);
    expect(ann?.dropped).toEqual([]);
  });

  test('points add up over rounds; the best single game breaks a tie; places are shared and skipped', () => {
    const table = standing({ players: ['ann', 'bob', 'cat', 'dan'] }, [
      board(1, { ann: 60, bob: 30, cat: 30 }),
      board(2, { ann: 0, bob: 30, cat: 30 }),
    ]);
    expect(table.map(({ player, place, total }) => [player, place, total])).toEqual([
      ['ann', 1, 60],
      ['bob', 2, 60],
      ['cat', 2, 60],
      ['dan', 4, 0],
    ]);
  });
});

describe('ratings', () => {
  test('a new player stands at 1500 with a deviation of 167', () => {
    expect(shownRating(NEW_SKILL)).toEqual({ rating: 1500, deviation: 167 });
  });

  test('a step of skill is twenty points, and the leaderboard is sorted by the lower end of the band', () => {
    expect(shownRating({ mu: 26.01, sigma: 3.02 })).toEqual({ rating: 1520, deviation: 60 });
    expect(shownRating({ mu: 24, sigma: 3 })).toEqual({ rating: 1480, deviation: 60 });
    expect(shownLowerEnd({ mu: 26, sigma: 3 })).toBe(1400);
  });

  test('players are rated overall, in the game, and where seats are factions with theirs', () => {
    const seats = ['ann', 'bob', 'cat'].map((player, at) => ({ player, seat: `seat-${at}`, place: at + 1 }));
    const strong = { mu: 40, sigma: 2 };
    const skillOf = (player: string, board: string) =>
      player === 'bob' && board === 'ny2047' ? strong : NEW_SKILL;
    const changes = ratingChanges({ system: 'ny2047', factions: true, seats }, skillOf);
    expect(changes.map(({ player, board }) => `${player} ${board}`)).toEqual(
      ['overall', 'ny2047']
        .flatMap((board) => ['ann', 'bob', 'cat'].map((player) => `${player} ${board}`))
        .concat(['ann ny2047:seat-0', 'bob ny2047:seat-1', 'cat ny2047:seat-2']),
    );
    const skill = (player: string, board: string) =>
      changes.find((change) => change.player === player && change.board === board)?.skill.mu ?? 0;
    // Finishing ahead of a strong player is worth more; with a faction the others have their strength in the game.
    expect(skill('ann', 'ny2047')).toBeGreaterThan(skill('ann', 'overall'));
    expect(skill('ann', 'ny2047:seat-0')).toBe(skill('ann', 'ny2047'));
    expect(skill('bob', 'ny2047:seat-1')).toBe(skill('bob', 'overall'));
    expect(ratingChanges({ system: 'ny2047', factions: false, seats }, skillOf)).toHaveLength(6);
    const dealt = { 'seat-0': 'mutants', 'seat-1': 'merchants', 'seat-2': 'hegemony' };
    const ofDealt = ratingChanges({ system: 'new-era', factions: false, dealt, seats }, () => NEW_SKILL);
    expect(ofDealt.slice(6).map(({ player, board }) => `${player} ${board}`)).toEqual([
      'ann new-era:mutants',
      'bob new-era:merchants',
      'cat new-era:hegemony',
    ]);
  });

  test('better places gain more, equal places gain the same, every rating becomes more certain', () => {
    const rated = rateGame([1, 2, 2, 4].map((place) => ({ skill: NEW_SKILL, place })));
    const [first, second, third, last] = rated.map(shownLowerEnd);
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBe(third);
    expect(third).toBeGreaterThan(last ?? 0);
    for (const skill of rated) expect(skill.sigma).toBeLessThan(NEW_SKILL.sigma);
  });
});
