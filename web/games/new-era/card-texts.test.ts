import { expect, test } from 'vitest';
import { INSTANTS, LOCATIONS } from '../../../engine/new-era/data/cards';
import { english } from '../../../test/support/texts';
import { capabilityText, instantText, kindText } from './card-texts';
import { missingText } from './missing-text';

const WORDS = { t: english('new-era-cards'), era: english('new-era'), language: 'en' } as const;

const cases: readonly (readonly [card: string, says: string])[] = [
  [
    'Bazaar',
    'Open production: trade. 1 × universal resource and 1 × worker in each production, and when it is placed. Others may visit it with one worker.',
  ],
  [
    'Barracks',
    'Action: arms and people. 1 × conquest token (3) and 1 × defence token (1). 2 workers a use, 3 more to use it again.',
  ],
  [
    'Black Market',
    'Action: trade and arms. Pay 1 × weapons for 2 × universal resource. Or pay any 2 resources for 2 points. One worker a use, 2 more to use it again.',
  ],
  [
    'Gatherers',
    'Action: people and scrap. Pay a cooperation token of 2 or more for 1 × universal resource. One worker a use, 2 more to use it again.',
  ],
  ['Factory', 'Feature: build and scrap. Each time you incorporate a scrap location: 2 points.'],
  ['War Memorial', 'Feature: arms. Each time production brings you 1 × weapons: 1 point.'],
  ['Den', 'Feature: people and scrap. Keeps up to 2 resources and 2 × worker past the end of the turn.'],
  ['Minefield', 'Feature: arms. 2 × weapons and 1 point when it is placed, once.'],
];

test.each(cases)('%s in words', (name, says) => {
  const found = LOCATIONS.find((location) => location.name === name);
  expect(found && `${kindText(found, WORDS)}. ${capabilityText(found, WORDS)}`).toBe(says);
});

test('instants say what they give, each choice in a sentence', () => {
  const said = (name: string) => {
    const found = INSTANTS.find((instant) => instant.name === name);
    return found && instantText(found, WORDS);
  };
  expect(said('War Council')).toBe('1 × conquest token (2). Or 2 × defence token (1).');
  expect(said('Street Parade')).toBe('Pay 2 × worker for 1 point and 1 card.');
});

test('6.4 what is missing for an order', () => {
  const { era, language } = WORDS;
  expect(missingText({ goods: { worker: 2, weapons: 1 }, isAnyResource: false }, era, language)).toBe(
    '1 × weapons and 2 × worker',
  );
  expect(missingText({ goods: { worker: 1, scrap: 2 }, isAnyResource: true }, era, language)).toBe(
    '1 × worker and any 2 resources',
  );
});
