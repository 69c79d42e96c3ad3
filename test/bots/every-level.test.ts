import { describe, expect, test } from 'vitest';
import type { GameSystem } from '../../engine/game';
import { BOT_LEVELS, type BotLevel } from '../../engine/game/bot';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';

/** The number of decisions checked in each game; bots that search take their time. */
const LOOKED_AT: Readonly<Record<BotLevel, number>> = { random: 60, gentle: 60, steady: 60, sharp: 25 };

interface Decision {
  readonly position: unknown;
  readonly view: unknown;
  readonly seat: string;
  /** The stream from which the bot draws, from its beginning. */
  readonly stream: string;
  readonly list: readonly unknown[];
}

for (const id of GAME_SYSTEM_IDS)
  describe.each(BOT_LEVELS)(`${id}: the %s bot`, (level) => {
    const system = gameSystem(id);
    const decisions = decisionsOf(system, level);

    test('gives only orders that stand', () => {
      expect(decisions.length).toBeGreaterThan(5);
      for (const { position, seat, list } of decisions)
        expect(system.validate(position, seat, list), seat).toEqual([]);
    });

    test('decides by what its seat may see: a view that has been through JSON leads to the same orders', () => {
      for (const { view, seat, stream, list } of decisions.slice(0, 8)) {
        const seen = JSON.parse(JSON.stringify(view));
        expect(system.bots[level].orders(seen, seat, textRandom(stream))).toEqual(list);
      }
    });
  });

/** The first seat's decisions in a game in which the others are steady. */
function decisionsOf(system: GameSystem, level: BotLevel): readonly Decision[] {
  const options = system.options.parse({});
  const random = textRandom(`every level, ${system.title}`);
  const seats = system.seats.names.slice(0, system.seats.usual);
  const decisions: Decision[] = [];
  let position = system.setup(options, seats, random);
  for (
    let pending = system.pending(position);
    pending && decisions.length < LOOKED_AT[level];
    pending = system.pending(position)
  ) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat, owes } of pending.seats) {
      if (!owes) continue;
      const view = system.view(position, { kind: 'seat', seat });
      const isLookedAt = seat === seats[0];
      const stream = `${level} ${decisions.length} ${seat}`;
      const list = system.bots[isLookedAt ? level : 'steady'].orders(view, seat, textRandom(stream));
      if (isLookedAt) decisions.push({ position, view, seat, stream, list });
      lists[seat] = list;
    }
    position = system.adjudicate(position, lists, options, random).position;
  }
  return decisions;
}
