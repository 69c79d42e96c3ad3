import { describe, expect, test } from 'vitest';
import { entryOf, GAME_SYSTEM_IDS } from '../../engine/games';
import { readLabel } from '../../engine/labels';
import { textRandom } from '../../engine/random';
import { SYSTEMS } from '../../engine/systems';
import { LANGUAGES } from '../../messages/languages';
import { translatorIn } from '../../messages/translator';
import { translateIn } from '../support/translated';

const STEPS = 60;

/** The labels of a game that bots play to its end, or for this many steps. */
function labelsOf(id: (typeof GAME_SYSTEM_IDS)[number]): ReadonlySet<string> {
  const system = SYSTEMS[id];
  const seats = system.seats.names.slice(0, system.seats.usual);
  const options = system.options.parse({});
  let position = system.setup(options, seats, textRandom(`labels of ${id}`));
  const labels = new Set([system.label(position)]);
  for (let step = 0; step < STEPS; step += 1) {
    const pending = system.pending(position);
    if (pending === null) break;
    const random = textRandom(`labels of ${id}, step ${step}`);
    const orders = pending.seats
      .filter(({ owes }) => owes)
      .map(({ seat }) => [
        seat,
        system.bots.random.orders(system.view(position, { kind: 'seat', seat }), seat, random),
      ]);
    position = system.adjudicate(position, Object.fromEntries(orders), options, random).position;
    labels.add(system.label(position));
  }
  return labels;
}

describe.each(GAME_SYSTEM_IDS)('labels of %s', (id) => {
  const labels = [...labelsOf(id)];

  test('are read, and say in English what they are', async () => {
    expect(labels.length).toBeGreaterThan(5);
    const say = await translatorIn('en', ['labels']);
    for (const label of labels) {
      expect(readLabel(id, label)).toBeTypeOf('object');
      expect(say(readLabel(id, label))).toBe(label);
    }
  });

  const written = LANGUAGES.slice(1).filter((one) => entryOf(id).textsIn?.includes(one) ?? true);

  test.each(written)('are said in %s', async (language) => {
    const say = await translatorIn(language, ['labels']);
    // Winter is one word in two languages.
    const others = labels.filter((label) => !label.startsWith('Winter'));
    for (const label of others) expect(say(readLabel(id, label))).not.toBe(label);
  });

  test('that the platform gives are read in every game', () => {
    expect(translateIn('de')(readLabel(id, 'Set-up'))).toBe('Aufbau');
    expect(translateIn('es')(readLabel(id, 'At the table'))).toBe('En la mesa');
    expect(translateIn('de')(readLabel(id, `Ended by a ruling, ${labels[0]}`))).toBe(
      `Durch eine Entscheidung beendet, ${translateIn('de')(readLabel(id, labels[0] ?? ''))}`,
    );
  });

  test('that are none of the forms stay as they are', () => {
    expect(readLabel(id, 'Once upon a time')).toBe('Once upon a time');
  });
});

test.each([
  ['classic', 'Fall 1902, retreats', 'Herbst 1902, Rückzüge'],
  ['classic', 'Summer 1903, retreats', 'Sommer 1903, Rückzüge'],
  ['classic', 'Winter 1903', 'Winter 1903'],
  ['classic', 'Finished, Fall 1907', 'Beendet, Herbst 1907'],
  ['ny2047', 'Spring 2047, adjustment', 'Frühling 2047, Anpassung'],
  ['nyc-risk', 'A-train at Inwood-207th Street', 'A-train an Inwood-207th Street'],
  ['new-era', 'After turn 9', 'Nach Zug 9'],
  ['domination', 'Game turn 2, scoring', 'Durchgang 2, Wertung'],
] as const)('%s: %s', async (system, label, german) => {
  const say = await translatorIn('de', ['labels']);
  expect(say(readLabel(system, label))).toBe(german);
});
