import { expect, test } from 'vitest';
import { joinConcession } from './join-concession';

const concede = (to: string) => ({ type: 'VOTE', vote: 'concede', to });
const hold = { type: 'HOLD', unit: 'x' };
const SEATS = ['me', 'friend', 'one', 'two'];

test('bots concede to the seat to which everyone else concedes, and keep their other orders', () => {
  const lists = { me: [hold, concede('one')], two: [hold, concede('me')] };
  expect(joinConcession(['me', 'one', 'two'], lists, ['one', 'two'])).toEqual({
    two: [hold, concede('one')],
  });
});

test('one player who does not concede, or to another seat, is enough to play on', () => {
  expect(joinConcession(SEATS, { me: [concede('one')] }, ['one', 'two'])).toEqual({});
  const lists = { me: [concede('one')], friend: [concede('two')] };
  expect(joinConcession(SEATS, lists, ['one', 'two'])).toEqual({});
});

test('nobody concedes to a seat that is out, to a draw, or where only bots are left', () => {
  expect(joinConcession(['me', 'two'], { me: [concede('one')] }, ['one', 'two'])).toEqual({});
  const draw = { me: [{ type: 'VOTE', vote: 'draw' }] };
  expect(joinConcession(['me', 'two'], draw, ['two'])).toEqual({});
  expect(joinConcession(['one', 'two'], {}, ['one', 'two'])).toEqual({});
});
