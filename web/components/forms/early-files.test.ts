import { describe, expect, test } from 'vitest';
import { productSources } from '../../../test/measure/sources';
import { readEarlyFiles } from './early-files';

/** A file input with this many files chosen, and the events that it has dispatched. */
function fieldWith(count: number) {
  const events: string[] = [];
  const field = {
    files: { length: count },
    dispatchEvent: ({ type, bubbles }: Event) => events.push(bubbles ? type : `${type}, of the field alone`),
  } as unknown as HTMLInputElement;
  return { field, events };
}

describe('a file that was chosen before the page had taken over', () => {
  test.each([
    [0, []],
    [1, ['change']],
    [2, ['change']],
  ])('of %i files', async (count, told) => {
    const { field, events } = fieldWith(count);
    readEarlyFiles(field);
    await Promise.resolve();
    expect(events).toEqual(told);
  });

  test('is read by every field of files', () => {
    const fields = productSources()
      .filter(({ path }) => path.startsWith('web/') && path.endsWith('.tsx'))
      .flatMap(({ path, tree }) =>
        tree.text
          .split('type="file"')
          .slice(1)
          .map((after, at) => [
            path,
            at,
            after.slice(0, after.indexOf('onChange')).includes('ref={readEarlyFiles}'),
          ]),
      );
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter(([, , isRead]) => isRead === false)).toEqual([]);
  });
});
