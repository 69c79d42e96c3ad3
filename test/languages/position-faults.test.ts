import { describe, expect, test } from 'vitest';
import { entryOf, GAME_SYSTEM_IDS } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { SYSTEMS } from '../../engine/systems';
import { LANGUAGES } from '../../messages/languages';
import { translateIn } from '../support/translated';

/** A value of each kind that no field accepts. */
const WRONG: readonly unknown[] = ['nowhere', -1, 0.5, true, null, [7], ['nowhere'], { nobody: 'nowhere' }];
const ENTRY = {
  faction: 'nobody',
  space: 'nowhere',
  at: 'nowhere',
  by: 'nowhere',
  from: 'nowhere',
  card: 'none',
};

/** Positions with a wrong value under each name, and within the entries of lists and maps. */
function wrongIn(position: object, seat: string): readonly unknown[] {
  const inner = [
    ...WRONG,
    ENTRY,
    [ENTRY],
    { [seat]: ENTRY },
    { [seat]: { hand: ['none'], cards: ['none'] } },
  ];
  const names = [...Object.keys(position), 'nonsense', 'dislodged', 'pending', 'standing'];
  return ['', [], null, ...names.flatMap((name) => inner.map((one) => ({ [name]: one })))];
}

describe.each(GAME_SYSTEM_IDS)('a written position of %s that has the wrong form', (id) => {
  const system = SYSTEMS[id];
  const options = system.options.parse({});
  const seats = system.seats.names.slice(0, system.seats.usual);
  const position = JSON.parse(JSON.stringify(system.setup(options, seats, textRandom('faults'))));
  const refused = wrongIn(position, seats[0] ?? '').flatMap((written) => {
    const read = system.read(written, options, seats);
    return read.ok ? [] : read.problems.map(({ message }) => message);
  });

  const isWritten = (language: string) => entryOf(id).textsIn?.includes(language) ?? true;

  test('is refused in faults, said in its languages', () => {
    expect(refused.length).toBeGreaterThan(50);
    expect(refused.filter((message) => typeof message === 'string')).toEqual([]);
    const [english, ...others] = LANGUAGES.filter(isWritten).map((language) =>
      refused.map(translateIn(language)),
    );
    for (const said of others) expect(said.filter((text, at) => text === english?.[at])).toEqual([]);
  });
});
