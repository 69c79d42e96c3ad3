import { describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../../engine/games';
import { textRandom } from '../../../engine/random';
import { gameSystem } from '../../../engine/systems';
import { leavesOf, replacedAt } from './value-leaves';

const POSITION = {
  year: 2047,
  lastTurn: null,
  units: [
    { id: 'u1', type: 'fleet', space: 'A14' },
    { id: 'u2', type: 'tower', space: 'A15', sunk: true },
  ],
};

describe('the fields of a position', () => {
  test('are its numbers, texts and answers, each with its way', () => {
    expect(leavesOf(POSITION).map(({ path, value }) => [path.join('/'), value])).toEqual([
      ['year', 2047],
      ['lastTurn', null],
      ['units/0/id', 'u1'],
      ['units/0/type', 'fleet'],
      ['units/0/space', 'A14'],
      ['units/1/id', 'u2'],
      ['units/1/type', 'tower'],
      ['units/1/space', 'A15'],
      ['units/1/sunk', true],
    ]);
  });

  test('change one by one, and everything else stays', () => {
    const changed = replacedAt(POSITION, ['units', 1, 'space'], () => 'B2');
    expect(changed).toEqual({
      ...POSITION,
      units: [POSITION.units[0], { ...POSITION.units[1], space: 'B2' }],
    });
    expect(replacedAt(POSITION, ['nowhere', 0], () => 3)).toEqual(POSITION);
  });
});

test.each(GAME_SYSTEM_IDS)('every field of a position of %s can be put back as it is', (id) => {
  const system = gameSystem(id);
  const options = system.options.parse({});
  const seats = system.seats.names.slice(0, system.seats.usual);
  const position = JSON.parse(JSON.stringify(system.setup(options, seats, textRandom('leaves'))));
  const leaves = leavesOf(position);
  expect(leaves.length).toBeGreaterThan(5);
  expect(new Set(leaves.map(({ path }) => path.join('/'))).size).toBe(leaves.length);
  for (const { path, value } of leaves) expect(replacedAt(position, path, () => value)).toEqual(position);
});
