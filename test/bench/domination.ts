import { canonicalJson } from '../../engine/core/canonical';
import { CARD_IDS } from '../../engine/domination/data/cards';
import { AREA_IDS } from '../../engine/domination/data/map';
import { domination } from '../../engine/domination/index';
import type { Position } from '../../engine/domination/types';
import { textRandom } from '../../engine/random';
import { type Figure, inTurn, rate } from './measuring';
import { gamesAnHour, type Played, play } from './playing';

const GAMES = 4;

/**
 * Whole games of bots, the offers to a seat with every card on a full map, steps, and the stored size of a position.
 */
export function benchDomination(): readonly Figure[] {
  const steps = stepsOfDecentGames();
  const options = domination.options.parse({});
  const random = textRandom('steps');
  const adjudicate = inTurn(steps, ({ position, orders }) =>
    domination.adjudicate(position as Position, orders, options, random),
  );
  const crowded = crowdedPosition();
  const offers = () => domination.legal(crowded, crowded.order[0] ?? '', []);
  const sizes = steps.map(({ position }) => Buffer.byteLength(canonicalJson(position)));
  return [
    { what: 'random bots, 4 seats: games an hour', value: gamesAnHour(domination, 'random').toFixed(0) },
    { what: 'steady bots, 4 seats: games an hour', value: gamesAnHour(domination, 'steady').toFixed(0) },
    {
      what: 'every card in hand, every area taken: all offers',
      value: `${(1000 / rate(offers)).toFixed(2)} ms`,
    },
    { what: 'a step of steady bots, 6 seats: adjudications a second', value: rate(adjudicate).toFixed(0) },
    { what: 'largest position, 6 seats, canonical JSON', value: `${Math.max(...sizes)} bytes` },
  ];
}

function stepsOfDecentGames(): readonly Played[] {
  const steps: Played[] = [];
  for (let game = 0; game < GAMES; game += 1)
    play(domination, 'steady', 6, `steps ${game}`, (step) => steps.push(step));
  return steps;
}

/** Six seats on all 25 areas, each with some Full and some Struggling Forces. */
function crowdedPosition(): Position {
  const seats = domination.seats.names;
  const [first = ''] = seats;
  const forces = Object.fromEntries(
    AREA_IDS.map((area, at) => [area, { seat: seats[at % seats.length], full: at % 3 > 0 }]),
  );
  const stacks = Object.fromEntries(
    CARD_IDS.filter((card) => card !== 'domination')
      .slice(0, 10)
      .map((card) => [card, 6]),
  );
  const written = { forces, stacks, seats: { [first]: { hand: CARD_IDS } } };
  const read = domination.read(written, domination.options.parse({}), seats);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
