import { describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { CORRECTIONS } from '../../test/support/corrections';
import { collectionsOf, withEntry, withoutEntry } from '../components/rulings/collections';
import { choicesOf, emptyOf, formAt, takes } from '../components/rulings/form-at';
import { leavesOf } from '../components/rulings/value-leaves';

const STEPS = 30;

/** Positions of a game of bots, with the seats that play it. */
function positionsOf(id: GameSystemId) {
  const system = gameSystem(id);
  const options = system.options.parse({});
  const seats = system.seats.names.slice(0, system.seats.usual);
  const positions = [system.setup(options, seats, textRandom('collections'))];
  for (let step = 1; step <= STEPS; step += 1) {
    const position = positions.at(-1);
    const asked = system.pending(position)?.seats ?? [];
    const ordersOf = (seat: string) =>
      system.bots.steady.orders(system.view(position, { kind: 'seat', seat }), seat, textRandom(seat));
    const orders = Object.fromEntries(asked.map(({ seat }) => [seat, ordersOf(seat)]));
    positions.push(system.adjudicate(position, orders, options, textRandom(`${step}`)).position);
  }
  return { system, options, seats, positions: JSON.parse(JSON.stringify(positions)) as unknown[] };
}

describe.each(GAME_SYSTEM_IDS)('the form of a position of %s', (id) => {
  const { system, seats, positions } = positionsOf(id);

  test('takes every field of a position that the game reads', async () => {
    const { positionForm } = CORRECTIONS[id];
    const form = await positionForm(seats);
    for (const position of positions)
      for (const { path, value } of leavesOf(position)) {
        const here = formAt(form, path);
        // Parts that the game derives, or may store in any form, have no field.
        const isFree = here === undefined || Object.keys(here).every((key) => key === 'default');
        if (!isFree) expect(takes(here, value), `${path.join('/')}: ${value}`).toBe(true);
      }
  });

  test('has lists and maps whose new entries it would take, and that come apart again', async () => {
    const { positionForm, completed } = CORRECTIONS[id];
    const form = await positionForm(seats);
    let added = 0;
    for (const position of positions)
      for (const { path, free, entry, entries } of collectionsOf(position, form)) {
        const made = completed?.(path, emptyOf(entry), position) ?? emptyOf(entry);
        for (const leaf of leavesOf(made)) {
          const here = formAt(entry, leaf.path) ?? {};
          expect(takes(here, leaf.value), `${path.join('/')} ${leaf.path.join('/')}`).toBe(true);
          expect(choicesOf(here)?.includes(leaf.value) ?? true).toBe(true);
        }
        const more = withEntry(position, path, free?.[0] ?? null, made);
        expect(more).not.toEqual(position);
        expect(withoutEntry(more, path, free?.[0] ?? entries.length)).toEqual(position);
        added += 1;
      }
    expect(added).toBeGreaterThan(30);
  });

  test('leaves out what a moderator may not see', async () => {
    const { positionForm } = CORRECTIONS[id];
    const form = await positionForm(seats);
    for (const position of positions) {
      const seen = JSON.parse(JSON.stringify(system.view(position, { kind: 'moderator' })));
      for (const { path, value } of leavesOf(seen)) {
        if (!takes(formAt(form, path), value)) continue;
        expect(path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], position)).toBe(value);
      }
    }
  });
});

test('a unit of New York 2047 that a moderator adds has the next number, and the game reads it', async () => {
  const { system, options, seats, positions } = positionsOf('ny2047');
  const { completed } = CORRECTIONS.ny2047;
  const [position] = positions;
  const unit = completed?.(['units'], { id: '', faction: 'tower', space: 'cloisters' }, position);
  expect(unit).toEqual({ id: 'tower-4', faction: 'tower', space: 'cloisters' });
  const read = system.read(withEntry(position, ['units'], null, unit), options, seats);
  expect(read.ok).toBe(true);
});

test('factions and places of New York 2047 have their names in menus', () => {
  const { value } = CORRECTIONS.ny2047.fields({});
  expect(['papst', 'central-park', 'tower-4', 'spring'].map(value)).toEqual([
    'Papst',
    'Central Park',
    'Unit 4',
    'spring',
  ]);
});
