import { canonicalJson } from '../../engine/core/canonical';
import { newEra } from '../../engine/new-era/index';
import type { Position } from '../../engine/new-era/types';
import { textRandom } from '../../engine/random';
import { type Figure, inTurn, rate } from './measuring';
import { gamesAnHour, type Played, play } from './playing';

const GAMES = 4;

/** Whole games of bots, the offers to a seat late in a game, steps, and the stored size of a position. */
export function benchNewEra(): readonly Figure[] {
  const steps: Played[] = [];
  for (let game = 0; game < GAMES; game += 1)
    play(newEra, 'steady', 5, `steps ${game}`, (step) => steps.push(step));
  const options = newEra.options.parse({});
  const random = textRandom('steps');
  const adjudicate = inTurn(steps, ({ position, orders }) =>
    newEra.adjudicate(position as Position, orders, options, random),
  );
  const { richest, most } = richestOf(steps);
  const seat = richest.awaiting?.seat ?? '';
  const sizes = steps.map(({ position }) => Buffer.byteLength(canonicalJson(position)));
  return [
    { what: 'random bots, 4 seats: games an hour', value: gamesAnHour(newEra, 'random').toFixed(0) },
    { what: 'steady bots, 4 seats: games an hour', value: gamesAnHour(newEra, 'steady').toFixed(0) },
    {
      what: `the seat of 5 with the most to choose from, ${most} offers: all of them`,
      value: `${(1000 / rate(() => newEra.legal(richest, seat, []))).toFixed(2)} ms`,
    },
    { what: 'a step of steady bots, 5 seats: adjudications a second', value: rate(adjudicate).toFixed(0) },
    { what: 'largest position, 5 seats, canonical JSON', value: `${Math.max(...sizes)} bytes` },
  ];
}

/** The position in which the seat to decide has the most offers. */
function richestOf(steps: readonly Played[]): { readonly richest: Position; readonly most: number } {
  let richest = steps[0]?.position as Position;
  let most = 0;
  for (const { position } of steps) {
    const one = position as Position;
    const offers = newEra.legal(one, one.awaiting?.seat ?? one.first, []).length;
    if (one.awaiting === null || offers <= most) continue;
    most = offers;
    richest = one;
  }
  return { richest, most };
}
