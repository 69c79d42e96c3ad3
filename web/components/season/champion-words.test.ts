import { expect, test } from 'vitest';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { championReason } from './champion-words';

const person = (id: string, kind: 'human' | 'bot' = 'human') => ({ id, name: id, kind });
const season = (champions: readonly string[], rows: readonly (readonly [string, 'human' | 'bot'])[]) =>
  ({
    champions: champions.map((id) => person(id)),
    standing: rows.map(([id, kind], at) => ({ place: at + 1, player: person(id, kind) })),
  }) as unknown as Pick<Season, 'champions' | 'standing'>;

test.each([
  [
    'the leader of the table',
    'lead',
    ['ines'],
    [
      ['ines', 'human'],
      ['ada', 'bot'],
    ],
  ],
  [
    'the best person below bots',
    'people',
    ['ines'],
    [
      ['ada', 'bot'],
      ['ines', 'human'],
    ],
  ],
  [
    'the winner of a final',
    'final',
    ['omar'],
    [
      ['ines', 'human'],
      ['omar', 'human'],
    ],
  ],
  ['a season without a table', 'lead', ['ines'], []],
] as const)('%s', (_, reason, champions, rows) => {
  expect(championReason(season(champions, rows))).toBe(reason);
});
