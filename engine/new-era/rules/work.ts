import type { SeatId } from '../../game';
import type { ActionEffect, Choice, Effect, Gain, Location } from '../card-types';
import { isCard, locationOf, productionOf } from '../data/cards';
import type { OrderOf, WorkOrder } from '../orders/order-types';
import type { Built, CardId, Rule } from '../types';
import { gain, MOST_TOKENS, trigger } from './gains';
import { touchRefused } from './owners';
import { afterPaying, paymentOf } from './payment';
import { type Play, played, refused, unless } from './play';
import { playRedevelopment } from './redevelopment';
import { playerAt, standingAt, type WorkingCopy } from './working-copy';

const USUAL_WORKERS = [1, 2] as const;
const ACTIONS: readonly Effect['effect'][] = ['act', 'improve', 'repeatProduction', 'universalRedevelop'];

/** The effect of an action location when workers are sent to it; undefined if it is none. */
export function actionOf({ kind, capability }: Location): ActionEffect | undefined {
  return kind === 'action' ? capability.find(isAction) : undefined;
}

function isAction(effect: Effect): effect is ActionEffect {
  return ACTIONS.includes(effect.effect);
}

/** 7.7, 7.8 How many workers the next use takes. */
export function workersFor({ workers = USUAL_WORKERS }: ActionEffect, uses: number): number {
  return workers[uses === 0 ? 0 : 1];
}

/** 7.7, 7.8 Workers are sent to an own action location. */
export function playWork(copy: WorkingCopy, seat: SeatId, order: WorkOrder): Play {
  const { location, type } = order;
  const built = standingAt(playerAt(copy, seat), location);
  if (!built) return refused('6.7');
  const effect = actionOf(locationOf(location));
  if (!effect) return refused('7.7');
  if (type === 'work' && built.uses !== 0) return refused('7.7');
  if (type === 'workAgain' && built.uses !== 1) return refused('7.8');
  const reason = type === 'work' ? '7.7' : '7.8';
  const workers = workersFor(effect, built.uses);
  const play = playEffect(copy, seat, order, effect, built, workers, reason);
  if ('refusal' in play) return play;
  return {
    effect: () => {
      built.uses += 1;
      built.workers += workers;
      copy.events.push({ type: 'worked', seat, card: location, nth: built.uses });
      return play.effect();
    },
  };
}

function playEffect(
  copy: WorkingCopy,
  seat: SeatId,
  order: WorkOrder,
  effect: ActionEffect,
  built: Built,
  workers: number,
  reason: Rule,
): Play {
  const player = playerAt(copy, seat);
  if (effect.effect === 'act') {
    const choice = choiceOf(effect, order.option);
    return choice ? playAct(copy, seat, order, choice, built, workers, reason) : refused('3.4');
  }
  return afterPaying(copy, seat, paymentOf(player, {}, {}, { workers }), () => {
    switch (effect.effect) {
      case 'improve':
        return playImprovement(copy, seat, order.target, effect, reason);
      case 'repeatProduction':
        return playRepetition(copy, seat, order.target, reason);
      case 'universalRedevelop': {
        const { from, card, location } = order;
        if (!isCard(from) || !isCard(card)) return refused('3.4');
        return from === location
          ? refused('9.7')
          : playRedevelopment(copy, seat, { from, card }, reason, true);
      }
    }
  });
}

/** 14.3 The alternative that the player has chosen; undefined if the choice is missing or unknown. */
function choiceOf(effect: Extract<ActionEffect, { effect: 'act' }>, option: unknown): Choice | undefined {
  if (!('options' in effect)) return effect;
  return option === 0 || option === 1 ? effect.options[option] : undefined;
}

function isOnlyPoints(got: Gain): boolean {
  return Object.keys(got).every((key) => key === 'vp');
}

function playAct(
  copy: WorkingCopy,
  seat: SeatId,
  order: WorkOrder,
  { pay = {}, gain: got }: Choice,
  built: Built,
  workers: number,
  reason: Rule,
): Play {
  if (isOnlyPoints(got) && built.vpTokens >= MOST_TOKENS) return refused('10.1');
  const payment = paymentOf(playerAt(copy, seat), pay, order, { workers });
  return afterPaying(copy, seat, payment, () =>
    played(reason, () => gain(copy, seat, order.location, got, order.location)),
  );
}

/** 14.3 One more point for an own location of a certain type, once (10.1). */
function playImprovement(
  copy: WorkingCopy,
  seat: SeatId,
  target: unknown,
  { types }: Extract<ActionEffect, { effect: 'improve' }>,
  reason: Rule,
): Play {
  if (!isCard(target)) return refused('3.4');
  const built = standingAt(playerAt(copy, seat), target);
  if (!built) return refused('6.7');
  if (!locationOf(target).types.some((type) => types.includes(type))) return refused('7.7');
  if (built.improved) return refused('10.1');
  return played(reason, () => {
    built.improved = true;
    copy.events.push({ type: 'improved', seat, card: target });
  });
}

/** 14.3 An own production location produces once more. */
function playRepetition(copy: WorkingCopy, seat: SeatId, target: unknown, reason: Rule): Play {
  if (!isCard(target)) return refused('3.4');
  if (!standingAt(playerAt(copy, seat), target)) return refused('6.7');
  const production = productionOf(locationOf(target));
  if (production.length === 0) return refused('7.7');
  return played(reason, () => {
    for (const got of production) gain(copy, seat, target, got, target);
  });
}

/** 10.4 The visits that a seat can make in a turn. */
export const MOST_VISITS = 3;

/** 7.9 A worker goes to another player, and the visitor takes the location's production. */
export function playVisit(copy: WorkingCopy, seat: SeatId, { owner, location }: OrderOf<'visit'>): Play {
  const player = playerAt(copy, seat);
  return unless(touchRefused(copy, seat, owner, location) ?? visitRefused(player.visits, location), () =>
    afterPaying(copy, seat, paymentOf(player, { worker: 1 }), () =>
      played('7.9', () => {
        const host = playerAt(copy, owner);
        host.goods.worker = (host.goods.worker ?? 0) + 1;
        player.visits[location] = owner;
        copy.events.push({ type: 'visited', seat, card: location, owner });
        for (const got of productionOf(locationOf(location))) gain(copy, seat, location, got);
        trigger(copy, owner, { event: 'visited' });
      }),
    ),
  );
}

function visitRefused(visits: Readonly<Record<CardId, SeatId>>, location: CardId): Rule | undefined {
  if (locationOf(location).kind !== 'openProduction' || visits[location] !== undefined) return '7.9';
  return Object.keys(visits).length >= MOST_VISITS ? '10.4' : undefined;
}
