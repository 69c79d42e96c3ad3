import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textRandom } from '../../../engine/random';
import { gameSystem } from '../../../engine/systems';
import type { GameRecord, Gate } from '../game/games.records';
import { withAgreedVotes } from './agreed-votes';

const SYSTEM = gameSystem('classic');
const SEATS = SYSTEM.seats.names;
const OPTIONS = SYSTEM.options.parse({});
const POSITION = SYSTEM.setup(OPTIONS, [...SEATS], textRandom('agreed votes'));
const DRAW = { type: 'VOTE', vote: 'draw' };

/** What the seats have given: lists of other orders, and for those who play a vote for the draw of all. */
const tables = fc.record({
  vacant: fc.subarray([...SEATS], { maxLength: SEATS.length - 1 }),
  byBots: fc.boolean(),
  lists: fc.tuple(...SEATS.map(() => fc.array(fc.constantFrom('one', 'two', 'three'), { maxLength: 3 }))),
  agrees: fc.boolean(),
});

test('votes are added behind the orders of seats that nobody plays, where the season agrees, and nothing is lost', () => {
  let added = 0;
  fc.assert(
    fc.property(tables, ({ vacant, byBots, lists, agrees }) => {
      const isVacant = (seat: string) => vacant.includes(seat);
      const given: Record<string, unknown[]> = Object.fromEntries(
        SEATS.map((seat, at) => [seat, [...(lists[at] ?? []), ...(isVacant(seat) ? [] : [DRAW])]]),
      );
      const kind = (seat: string) => (byBots && isVacant(seat) ? 'bot' : 'human');
      const game = {
        seats: SEATS.map((seat) => ({ seat, player: { id: seat, name: seat, kind: kind(seat) } })),
        absence: { agreeToDraws: agrees },
      } as unknown as GameRecord;
      const misses = Object.fromEntries(vacant.map((seat) => [seat, { row: 2, disorder: !byBots }]));
      const after = withAgreedVotes(SYSTEM, game, { misses } as unknown as Gate, POSITION, given);
      for (const seat of SEATS) {
        const votes = agrees && isVacant(seat) ? [DRAW] : [];
        expect(after[seat], seat).toEqual([...(given[seat] ?? []), ...votes]);
        added += votes.length;
      }
    }),
  );
  expect(added).toBeGreaterThan(0);
});
