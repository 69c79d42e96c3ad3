import { describe, expect, test } from 'vitest';
import { TINY } from '../../../test/support/tiny-variant';
import { checkedGame } from './season-settings';

const game = (options: Readonly<Record<string, unknown>>, boardSize?: number) =>
  checkedGame({ system: 'classic' as const, options, boardSize });

describe('the variant of a season of Classic', () => {
  test('says how many play on a board', async () => {
    expect(await game({ variant: 'france-austria' })).toMatchObject({ ok: true, value: { boardSize: 2 } });
    expect(await game({ variant: 'five-powers' })).toMatchObject({ ok: true, value: { boardSize: 5 } });
    expect(await game({ variant: 'classic' })).toMatchObject({ ok: true, value: { boardSize: 7 } });
    expect(await game({ variant: 'france-austria' }, 7)).toMatchObject({ ok: false });
  });

  test('on a map of its own is refused, as long as no page draws it', async () => {
    expect(await game({ variant: TINY })).toEqual({
      ok: false,
      refusal: {
        code: 'invalid',
        problems: [expect.objectContaining({ code: 'bad-setting', path: ['options', 'variant'] })],
      },
    });
  });
});
