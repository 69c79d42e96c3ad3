import { describe, expect, test } from 'vitest';
import { packStudy, type Study, unpackStudy } from './study-link';

const STUDY = {
  seed: '3',
  steps: [
    { tower: [{ type: 'MOVE', unit: 'tower-1', to: 'harlem' }], papst: [{ type: 'HOLD', unit: 'papst-1' }] },
    {},
    { red: [{ type: 'text', card: 'x', name: 'Ő' }] },
  ],
};

describe('the link of a study', () => {
  test('brings back what was packed, in signs that an address takes', async () => {
    const text = await packStudy(STUDY);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpackStudy(text)).toEqual(STUDY);
  });

  test('brings back the position that was pasted', async () => {
    const pasted = { ...STUDY, start: { year: 1905, units: [] } };
    expect(await unpackStudy(await packStudy(pasted))).toEqual(pasted);
  });

  test('is short: seven orders a seat for ten steps fit into an address', async () => {
    const orders = Array.from({ length: 7 }, (_, at) => ({
      type: 'MOVE',
      unit: `tower-${at}`,
      to: 'harlem',
    }));
    const step = Object.fromEntries(['tower', 'papst', 'greene', 'dunning'].map((seat) => [seat, orders]));
    const text = await packStudy({ seed: '1', steps: Array.from({ length: 10 }, () => step) });
    expect(text.length).toBeLessThan(2_000);
  });

  const odd: readonly (readonly [string, unknown[]])[] = [
    ['no steps', ['1']],
    ['no seed', [{ start: {} }, {}]],
    ['a seed that is not text', [1, {}]],
    ['a step that is a list', ['1', []]],
    ['orders that are not a list', ['1', { tower: 'MOVE' }]],
    ['too many steps', ['1', ...Array.from({ length: 121 }, () => ({}))]],
    ['too many orders', ['1', { tower: Array.from({ length: 201 }, () => ({})) }]],
    ['too many seats', ['1', Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`s${at}`, []]))]],
  ];
  test.each(odd)('refuses %s', async (_, value) => {
    const [seed, ...steps] = value;
    expect(await unpackStudy(await packStudy({ seed, steps } as Study))).toBeNull();
  });

  test.each(['', '!', 'abc', '%', 'A'.repeat(20_000)])('refuses the text %#', async (text) => {
    expect(await unpackStudy(text)).toBeNull();
  });

  test('does not unfold a bomb', async () => {
    const bomb = await packStudy({ seed: '1', steps: [{ tower: ['x'.repeat(5_000_000)] }] });
    expect(bomb.length).toBeLessThan(16_000);
    expect(await unpackStudy(bomb)).toBeNull();
  });
});
