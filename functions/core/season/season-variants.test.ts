import { describe, expect, test } from 'vitest';
import { ISLANDS } from '../../../test/support/islands-variant';
import { LAGOON } from '../../../test/support/lagoon-variant';
import { TINY } from '../../../test/support/tiny-variant';
import { inEnglish } from '../../../test/support/translated';
import { checkedGame } from './season-settings';

const game = (options: Readonly<Record<string, unknown>>, boardSize?: number) =>
  checkedGame({ system: 'classic' as const, options, boardSize });

/** The problems of a season with this variant, as lines "path: sentence". */
async function problemsOf(variant: object): Promise<readonly string[]> {
  const checked = await game({ variant });
  if (checked.ok || checked.refusal.code !== 'invalid') return [];
  return checked.refusal.problems.map(
    ({ path, message }) =>
      `${path.join('.')}: ${typeof message === 'string' ? message : inEnglish(message as never)}`,
  );
}

describe('the variant of a season of Classic', () => {
  test('says how many play on a board', async () => {
    expect(await game({ variant: 'france-austria' })).toMatchObject({ ok: true, value: { boardSize: 2 } });
    expect(await game({ variant: 'five-powers' })).toMatchObject({ ok: true, value: { boardSize: 5 } });
    expect(await game({ variant: 'nine-powers' })).toMatchObject({ ok: true, value: { boardSize: 9 } });
    expect(await game({ variant: 'classic' })).toMatchObject({ ok: true, value: { boardSize: 7 } });
    expect(await game({ variant: 'france-austria' }, 7)).toMatchObject({ ok: false });
  });

  test('may have a map of its own that is drawn', async () =>
    expect(await game({ variant: LAGOON })).toMatchObject({ ok: true, value: { boardSize: 3 } }));

  test('is refused on a map that no page can draw', async () => {
    const { drawing: _, ...plain } = LAGOON;
    expect(await problemsOf(plain)).toEqual([
      expect.stringMatching(/^options\.variant: This variant has a map of its own without a drawing\./),
    ]);
    expect(await problemsOf({ ...LAGOON, drawing: { ...LAGOON.drawing, spaces: [] } })).toHaveLength(
      LAGOON.spaces.length,
    );
  });

  test('names its powers so that pages show them by their names and in their colours', async () => {
    const renamed = (id: string, name: string) => ({
      ...LAGOON,
      powers: LAGOON.powers.map((power, at) => (at === 0 ? { ...power, id, name } : power)),
    });
    expect(await problemsOf(renamed('two-sicilies-blue', 'Two Sicilies'))).toEqual([]);
    expect(await problemsOf(renamed('osterlander-blue', 'Österländer'))).toEqual([]);
    for (const [id, name, right] of [
      ['herons', 'Herons', 'herons-blue'],
      ['herons-red', 'Herons', 'herons-blue'],
      ['gulls-blue', 'Herons', 'herons-blue'],
      ['france', 'Gaul', 'gaul-blue'],
    ] as const)
      expect(await problemsOf(renamed(id, name))).toEqual([
        `options.variant.powers.0.id: Pages know a power by its id. Write ${right} for ${name}: its name in small letters, and the colour of its seat.`,
      ]);
    expect(await problemsOf(TINY)).toHaveLength(1 + TINY.powers.length);
  });
});

describe('the variant of a season of New York 2047', () => {
  const newYork = (options: Readonly<Record<string, unknown>>, boardSize?: number) =>
    checkedGame({ system: 'ny2047' as const, options, boardSize });

  test('says how many play on a board', async () => {
    expect(await newYork({ variant: 'four-factions' })).toMatchObject({ ok: true, value: { boardSize: 4 } });
    expect(await newYork({ variant: 'ny2047' })).toMatchObject({ ok: true, value: { boardSize: 7 } });
    expect(await newYork({ variant: 'ny2047' }, 4)).toMatchObject({ ok: true, value: { boardSize: 4 } });
    expect(await newYork({ variant: 'four-factions' }, 7)).toMatchObject({ ok: false });
  });

  test('may be a file of one’s own, drawn or not; one of another game is refused', async () => {
    expect(await newYork({ variant: ISLANDS })).toMatchObject({ ok: true, value: { boardSize: 2 } });
    expect(await newYork({ variant: ISLANDS }, 3)).toMatchObject({ ok: false });
    for (const variant of [LAGOON, 'five-powers', { ...ISLANDS, starsToWin: 9 }])
      expect(await newYork({ variant })).toMatchObject({ ok: false, refusal: { code: 'invalid' } });
  });
});
