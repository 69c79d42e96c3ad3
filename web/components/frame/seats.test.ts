import { expect, test } from 'vitest';
import { NOT_NAMED_AS } from '../../../messages/not-named';
import { nameOf, namesOf } from './people';
import { seatInitials, seatName } from './seats';

test('anonymous seats are told apart by their colour, not all by the same word', () => {
  const people = { yellow: NOT_NAMED_AS, blue: 'Ines Okafor', green: NOT_NAMED_AS };
  expect(namesOf(people)).toEqual({ yellow: 'Yellow', blue: 'Ines', green: 'Green' });
  expect(nameOf(people, 'green')).toBe('Green');
  expect(seatName('england', NOT_NAMED_AS)).toBe('England');
  expect([seatInitials('yellow', NOT_NAMED_AS), seatInitials('blue', 'Ines Okafor')]).toEqual(['YE', 'IO']);
});
