import { describe, expect, test } from 'vitest';
import type { BotLevel } from '../../game/bot';
import { textRandom } from '../../random';
import { classic } from '../index';
import { POWERS, type Position } from '../types';

const OPTIONS = { lastYear: 1908 };

/** Plays a game and passes every position and list to the callback. */
function playGame(
  levelOf: (seat: string) => BotLevel,
  seed: string,
  look: (position: Position, seat: string, list: readonly unknown[]) => void = () => undefined,
  options: { lastYear: number } = OPTIONS,
) {
  const random = textRandom(seed);
  let position = classic.setup(options, POWERS, random);
  while (position.outcome === null) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat } of classic.pending(position)?.seats ?? []) {
      const list = classic.bots[levelOf(seat)].orders(position, seat, random);
      look(position, seat, list);
      lists[seat] = list;
    }
    position = classic.adjudicate(position, lists, options, random).position;
  }
  return position;
}

describe.each(['random', 'steady'] as const)('the %s bot', (level) => {
  test('gives only orders that stand, in every phase of whole games', () => {
    for (const seed of ['one', 'two'])
      playGame(
        () => level,
        seed,
        (position, seat, list) => {
          expect(classic.validate(position, seat, list)).toEqual([]);
        },
      );
  });

  test('plays the same game from the same random stream', () => {
    const play = () => playGame(() => level, 'again', undefined, { lastYear: 1903 });
    expect(play()).toEqual(play());
  });
});

test.each(POWERS)('a steady %s ends with the most centres among random bots', (own) => {
  const end = playGame((seat) => (seat === own ? 'steady' : 'random'), 'duel', undefined, { lastYear: 1912 });
  expect(end.outcome?.winners).toEqual([own]);
});

describe('convoys of the steady bot', () => {
  const orders = (units: readonly object[], seat: string) => {
    const read = classic.read({ units, season: 'fall' }, {}, POWERS);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return classic.bots.steady.orders(read.value, seat, textRandom('convoys'));
  };

  test('bring an army off its island', () => {
    const units = [
      { power: 'england', kind: 'army', at: 'yor' },
      { power: 'england', kind: 'fleet', at: 'nth' },
    ];
    const list = orders(units, 'england');
    expect(list).toContainEqual(expect.objectContaining({ unit: 'yor', type: 'MOVE' }));
    expect(list).toContainEqual(expect.objectContaining({ unit: 'nth', type: 'CONVOY', from: 'yor' }));
  });

  test('go over as many fleets as it takes', () => {
    const units = [
      { power: 'england', kind: 'army', at: 'lvp' },
      { power: 'england', kind: 'fleet', at: 'iri' },
      { power: 'england', kind: 'fleet', at: 'mao' },
      { power: 'england', kind: 'fleet', at: 'wes' },
    ];
    const list = orders(units, 'england').filter((order) => (order as { type: string }).type === 'CONVOY');
    expect(list.length).toBeGreaterThan(1);
  });

  test('happen in games: England lands armies on the continent', () => {
    const landed = new Set<string>();
    for (const seed of ['north', 'channel'])
      playGame(
        () => 'steady',
        seed,
        (_, seat, list) => {
          for (const order of list as readonly { type: string; from?: string; to?: string }[])
            if (seat === 'england' && order.type === 'CONVOY') landed.add(`${order.from}-${order.to}`);
        },
      );
    expect(landed.size).toBeGreaterThan(1);
  });
});
