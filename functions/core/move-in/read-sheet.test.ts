import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet';

const NAMEABLE = { files: ['one.json', 'two.json'], seats: ['france', 'turkey'] };

/** The columns of a sheet with the heads that it may give them, and what stands in the lines below. */
const COLUMNS: readonly (readonly [heads: readonly string[], ...cells: readonly string[]])[] = [
  [['board', 'game'], '1', '1', '2'],
  [['seat'], 'France', 'Turkey', 'France'],
  [['player', 'name'], 'Ana Ruiz', 'Ben Hart', 'Cho Lin'],
  [['mail', 'e-mail'], 'ana@example.org', '', 'cho@example.org'],
];
/** Columns that a league keeps beside them. A contact is a telephone number here, and no mail address. */
const BESIDE: typeof COLUMNS = [
  [['contact', 'address'], '0171 123', '0171 456', '0171 789'],
  [['notes'], 'new', '', 'late'],
];

test('columns mean the same in any order, with any of their heads, whatever stands beside them', async () => {
  const columns = fc
    .subarray([...BESIDE])
    .chain((beside) =>
      fc.shuffledSubarray([...COLUMNS, ...beside], { minLength: COLUMNS.length + beside.length }),
    )
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(([heads, ...cells]) => fc.constantFrom(...heads).map((head) => [head, ...cells])),
      ),
    );
  await fc.assert(
    fc.asyncProperty(columns, async (chosen) => {
      const lines = [0, 1, 2, 3].map((line) => chosen.map((column) => column[line]).join(','));
      const read = await readSheet(lines.join('\n'), NAMEABLE);
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      const { people, boards } = read.value;
      const shown = boards.map((seats) =>
        Object.entries(seats)
          .map(([seat, at]) => `${seat}: ${people[at]?.name} ${people[at]?.mail ?? ''}`.trim())
          .sort(),
      );
      expect(shown).toEqual([
        ['france: Ana Ruiz ana@example.org', 'turkey: Ben Hart'],
        ['france: Cho Lin cho@example.org'],
      ]);
    }),
  );
});
