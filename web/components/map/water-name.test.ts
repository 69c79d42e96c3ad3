import { expect, test } from 'vitest';
import { watersIn } from './water-name';

test.each([
  [['Lagoon', 'Open Sea'], 'From Lagoon to Open Sea.', ['From ', 'Lagoon', ' to ', 'Open Sea', '.']],
  [['Bay', 'Bay of Eels'], 'To Bay of Eels.', ['To ', 'Bay of Eels', '.']],
  [['Bay (old)', 'Gulf [C++]'], 'Bay (old), Gulf [C++].', ['', 'Bay (old)', ', ', 'Gulf [C++]', '.']],
  [['Bay ('], 'In Bay (.', ['In ', 'Bay (', '.']],
  [['.*'], 'Land', ['Land']],
  [[], 'Land', ['Land']],
])('finds %j', (names, sentence, parts) => {
  expect(sentence.split(watersIn(names))).toEqual(parts);
});
