import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRANSCRIPTS } from '../engine/classic/transcript/transcripts';

test('the position that the organizer’s guide gives as an example is read', () => {
  const guide = readFileSync(new URL('../docs/organizers.md', import.meta.url), 'utf8');
  const [, example = ''] = /```\n(Position [^`]+)```/.exec(guide) ?? [];
  expect(TRANSCRIPTS.read(example)).toMatchObject({
    ok: true,
    value: { steps: [], end: { year: 1903, season: 'fall', centres: { par: 'france' } } },
  });
});
