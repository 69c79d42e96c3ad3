import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameSystemId } from '../../engine/games';
import { LESSONS } from '../../engine/lessons/lessons';
import classic from '../../messages/en/lessons-classic.json';
import domination from '../../messages/en/lessons-domination.json';
import newEra from '../../messages/en/lessons-new-era.json';
import ny2047 from '../../messages/en/lessons-ny2047.json';
import nycRisk from '../../messages/en/lessons-nyc-risk.json';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of each game's lessons, and the list in its data whose names they use. */
const GAMES: readonly (readonly [system: GameSystemId, words: Words, file: string, list: string])[] = [
  ['ny2047', ny2047, 'ny2047/data/map.json', 'spaces'],
  ['nyc-risk', nycRisk, 'nyc-risk/data/map.json', 'neighbourhoods'],
  ['new-era', newEra, 'new-era/data/cards.json', 'locations'],
  ['domination', domination, 'domination/data/map.json', 'areas'],
  ['classic', classic, 'classic/variants/classic.json', 'spaces'],
];

test.each(GAMES)('the lessons of %s keep what their words name in view', (system, words, file, list) => {
  const named = namesIn(file, list);
  const cards = system === 'domination' ? namesIn(file, 'cards') : named;
  for (const { id, shows } of LESSONS[system]) {
    const { title = '', asks = '', firstHint = '', secondHint = '' } = words[id] ?? {};
    const said = [title, asks, firstHint, secondHint].join(' ');
    const spoken = named.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(said)).map((one) => one.id);
    expect([...shows], id).toEqual(expect.arrayContaining(spoken));
    expect(
      shows.filter((one) =>
        [...named, ...cards].every(({ id: known }) => known !== one.replace(/^card:/, '')),
      ),
      id,
    ).toEqual([]);
  }
});

function namesIn(file: string, list: string): readonly { readonly id: string; readonly name: string }[] {
  const data = JSON.parse(readFileSync(new URL(`../../engine/${file}`, import.meta.url), 'utf8'));
  return data[list];
}
