import { expect, test } from 'vitest';
import { stepsOfGames } from '../../../test/support/domination-generator';
import { randomStandingOrder } from '../../../test/support/domination-orders';
import { otherSecrets } from '../../../test/support/domination-secrets';
import { always } from '../../../test/support/random-games';
import { canonicalJson } from '../../core/canonical';
import { filled } from '../../core/filled';
import { textRandom } from '../../random';
import { CARD_IDS } from '../data/cards';
import { domination } from '../index';
import { adjudicate } from '../rules/adjudicate';
import { nextPoints } from '../rules/points';
import type { Position } from '../types';
import { legal } from './legal';
import { scoresAfter } from './preview';

const STEPS = stepsOfGames(12);

/** The position with one copy of every card in a hand. */
function withFullHand(position: Position, seat: string): Position {
  const copy = structuredClone(position);
  const own = copy.seats[seat];
  if (own && copy.active === seat) own.hand = [...CARD_IDS];
  return copy;
}

test('every offer passes the check and is carried out, as it stands and with its open parts filled', () => {
  let offered = 0;
  always(STEPS, 9, ({ position, options }, random) => {
    for (const seat of position.order) {
      const full = withFullHand(position, seat);
      for (const offer of legal(full, seat, []))
        for (const order of [offer.order, filled(offer, random), filled(offer, random)]) {
          offered += 1;
          expect(domination.validate(full, seat, [order]), JSON.stringify(order)).toEqual([]);
          const { orders } = adjudicate(full, { [seat]: [order] }, options, textRandom('offer'));
          expect(orders[0]?.result, JSON.stringify(order)).not.toBe('rejected');
        }
    }
  });
  expect(offered).toBeGreaterThan(1000);
});

test('a list made offer by offer passes the check', () => {
  always(STEPS, 9, ({ position }, random) => {
    const { active } = position;
    if (active === null) return;
    const list: object[] = [];
    for (let count = 0; count < 4; count += 1) {
      const offers = legal(position, active, list).filter(({ order }) => order.type !== 'resign');
      const offer = offers[random.draw(0, offers.length - 1)];
      if (offer) list.push(filled(offer, random));
    }
    expect(domination.validate(position, active, list)).toEqual([]);
  });
});

test('points chosen one after the other make a text that passes the check', () => {
  always(STEPS, 9, ({ position }, random) => {
    const { active } = position;
    if (active === null) return;
    for (const card of [
      'airborne_forces',
      'attack_helicopters',
      'carrier_task_force',
      'military_base',
    ] as const) {
      const full = withFullHand(position, active);
      const actions: ReturnType<typeof nextPoints>[number][] = [];
      for (let count = 0; count < 14; count += 1) {
        const next = nextPoints(full.forces, active, card, actions);
        const point = next[random.draw(0, Math.max(0, next.length - 1))];
        if (point) actions.push(point);
      }
      if (actions.length === 0) continue;
      expect(domination.validate(full, active, [{ type: 'text', card, actions }])).toEqual([]);
    }
  });
});

test('what a seat may not know makes no difference to anything it is shown', () => {
  always(STEPS, 4, ({ position, lists }, random) => {
    for (const seat of position.order) {
      const other = otherSecrets(position, seat, random);
      const seen = (one: Position) =>
        canonicalJson([
          domination.view(one, { kind: 'seat', seat }),
          legal(one, seat, []),
          domination.validate(one, seat, lists[seat] ?? []),
          domination.pending(one),
          domination.label(one),
          domination.figures(one),
        ]);
      expect(seen(other)).toBe(seen(position));
    }
  });
});

test('an offer made of a view is the same as one made of the position', () => {
  always(STEPS, 4, ({ position }) => {
    for (const seat of position.order)
      expect(legal(domination.view(position, { kind: 'seat', seat }) as Position, seat, [])).toEqual(
        legal(position, seat, []),
      );
  });
});

test('a step that rests on nothing hidden shows a seat the same, whatever is hidden from it', () => {
  always(STEPS, 4, ({ position, options }, random) => {
    const { active } = position;
    if (active === null) return;
    for (const seat of position.order) {
      // The others order different things in secret, and the active seat passes.
      const shown = (one: Position) => {
        const quiet = structuredClone(one);
        for (const own of Object.values(quiet.seats))
          own.standing = { bio: null, airborne: [], fog: 'never' };
        const secret = position.order
          .filter((other) => other !== seat && other !== active)
          .map((other) => [other, [withoutAirborne(randomStandingOrder(position.order, random))]]);
        const lists = { [active]: [{ type: 'pass' }], ...Object.fromEntries(secret) };
        const result = adjudicate(quiet, lists, options, textRandom('same'));
        if (result.position.turn !== position.turn || result.position.phase !== 'turn') return undefined;
        return canonicalJson(domination.viewResult(result, { kind: 'seat', seat }));
      };
      const [one, other] = [shown(position), shown(otherSecrets(position, seat, random))];
      expect(other).toBe(one);
    }
  });
});

function withoutAirborne(order: object): object {
  return { ...order, airborne: [] };
}

test('what a list would score is what the scoring then gives', () => {
  let compared = 0;
  always(STEPS, 3, ({ position, lists, options }) => {
    const { active } = position;
    if (active === null) return;
    // 8.1, 8.4 No other seat can act, and the turn is the last one of the game turn.
    const alone = structuredClone(position);
    for (const own of Object.values(alone.seats)) own.standing = { bio: null, airborne: [], fog: 'never' };
    for (const seat of position.order) {
      const own = alone.seats[seat];
      if (own && seat !== active) Object.assign(own, { passed: true, hand: [], draw: [] });
    }
    const list = lists[active] ?? [];
    const { events } = adjudicate(alone, { [active]: list }, options, textRandom('scored'));
    const scored = events.filter(({ type }) => type === 'scored').slice(0, position.order.length);
    if (scored.length === 0) return;
    compared += 1;
    const expected = scoresAfter(alone, active, list);
    for (const event of scored) {
      const { seat } = event as unknown as { seat: string };
      expect(event).toMatchObject(expected[seat] ?? {});
    }
  });
  expect(compared).toBeGreaterThan(5);
});
