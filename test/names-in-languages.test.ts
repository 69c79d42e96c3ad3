import { describe, expect, test } from 'vitest';
import { classicOn } from '../engine/classic/index';
import { variantText } from '../engine/classic/variant/edits/variant-text';
import { VARIANT_FILE } from '../engine/classic/variant/schema';
import type { GameSystem } from '../engine/game';
import { newYorkOn } from '../engine/ny2047/index';
import { textRandom } from '../engine/random';
import type { Translate } from '../messages/translate';
import { ISLANDS } from './support/islands-variant';
import { LAGOON } from './support/lagoon-variant';
import { translateIn } from './support/translated';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Names that no text has by chance. */
const english = ({ id }: Named) => `Place${id.replace(/[^a-z]/g, '')}`;
const german = ({ id }: Named) => `Ort${id.replace(/[^a-z]/g, '')}`;

const withNames = <One extends Named>(spaces: readonly One[]) =>
  spaces.map((space) => ({ ...space, name: english(space), names: { de: german(space) } }));

const GAMES: readonly (readonly [game: string, system: GameSystem, spaces: readonly Named[]])[] = [
  [
    'Classic',
    classicOn({ ...LAGOON, spaces: withNames(LAGOON.spaces) }) as unknown as GameSystem,
    LAGOON.spaces,
  ],
  [
    'New York 2047',
    newYorkOn({ ...ISLANDS, spaces: withNames(ISLANDS.spaces) }) as unknown as GameSystem,
    ISLANDS.spaces,
  ],
];

/** Everything that a game of bots says: its sentences, its refusals of other seats' orders, its decisions. */
function saidIn(system: GameSystem, say: Translate): readonly string[] {
  const options = system.options.parse({});
  const seats = system.seats.names;
  const random = textRandom('names');
  let position = system.setup(options, seats, random);
  const said: string[] = [];
  for (let step = 0; step < 12 && system.outcome(position) === null; step += 1) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat, decision, fallback } of system.pending(position)?.seats ?? []) {
      said.push(say(decision), say(fallback.says));
      lists[seat] = system.bots.random.orders(position, seat, random);
    }
    const [one = '', other = ''] = seats;
    for (const { message } of system.validate(position, one, lists[other] ?? [])) said.push(say(message));
    const result = system.adjudicate(position, lists, options, random);
    for (const { says } of system.describe(position, result)) said.push(say(says));
    position = result.position;
  }
  return said;
}

describe.each(GAMES)('a map of %s whose spaces have German names', (_, system, spaces) => {
  const named = (said: readonly string[], of: (space: Named) => string) =>
    spaces.filter((space) => said.some((text) => text.includes(of(space))));

  test('has them in all that German readers are told, and nowhere else', () => {
    const inGerman = saidIn(system, translateIn('de'));
    const inEnglish = saidIn(system, translateIn('en'));
    const inSpanish = saidIn(system, translateIn('es'));
    expect(named(inGerman, german).length).toBeGreaterThan(3);
    expect(named(inGerman, english)).toEqual([]);
    expect(named(inEnglish, german)).toEqual([]);
    expect(named(inEnglish, english)).toEqual(named(inSpanish, english));
    expect(named(inSpanish, german)).toEqual([]);
  });
});

test('a file is written with every field of its form', () => {
  const [onMap, withMap] = VARIANT_FILE.options;
  const fields = new Set([...Object.keys(onMap.shape), ...Object.keys(withMap.shape)]);
  for (const field of fields)
    expect(variantText({ ...LAGOON, [field]: 'written' } as never), field).toContain(`"${field}": "written"`);
});
