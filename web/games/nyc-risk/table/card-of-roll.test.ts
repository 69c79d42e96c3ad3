import { expect, test } from 'vitest';
import type { Event, RolledEvent } from '../../../../engine/nyc-risk/event-types';
import { cardOfRoll } from './card-of-roll';

const roll = { type: 'rolled', attacker: 'red', defender: 'blue' } as unknown as RolledEvent;
const played = (seat: string, card: string) => ({ type: 'cardPlayed', seat, card }) as unknown as Event;

test.each(['fire-company', 'doorman', 'jaywalkers'])("a roll names the defender's %s", (card) =>
  expect(cardOfRoll([played('blue', card), roll], roll)).toBe(card));

test('a card counts in one roll only', () => {
  const next = { ...roll };
  expect(cardOfRoll([played('blue', 'doorman'), roll, next], next)).toBeUndefined();
});

test("the attacker's own card is not the defender's", () =>
  expect(cardOfRoll([played('red', 'doorman'), roll], roll)).toBeUndefined());
