import { canonicalJson } from '../../engine/core/canonical';
import type { GameSystem } from '../../engine/game';
import { attackOdds } from '../../engine/nyc-risk/offers/odds';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { type Figure, inTurn, rate } from './measuring';
import { gamesAnHour, type Played, play } from './playing';

const GAMES = 40;

/** Whole games of bots, steps of whole turns, the odds of a large battle, and the stored size of a position. */
export function benchNycRisk(): readonly Figure[] {
  const system = gameSystem('nyc-risk');
  if (!system) throw new Error('the game is not built');
  const random = gamesAnHour(system, 'random');
  const steady = gamesAnHour(system, 'steady');
  return [
    { what: 'random bots, 4 seats: games an hour', value: random.toFixed(0) },
    { what: 'steady bots, 4 seats: games an hour', value: steady.toFixed(0) },
    { what: 'a random game costs, of a steady one', value: (steady / random).toFixed(2) },
    ...turnFigures(system),
    { what: 'odds of 30 against 30, exact', value: `${(1000 / rate(largeBattle, 1)).toFixed(1)} ms` },
    ...sizeFigures(system),
  ];
}

/** Whole turns of steady bots, each given as one list. */
function turnFigures(system: GameSystem): readonly Figure[] {
  const options = system.options.parse({});
  const random = textRandom('turns');
  const turns: Played[] = [];
  for (let game = 0; game < GAMES / 4; game += 1)
    play(system, 'steady', 4, `turns ${game}`, (step) => {
      if (Object.values(step.orders).some((list) => list.length > 5)) turns.push(step);
    });
  const orders = turns
    .flatMap((turn) => Object.values(turn.orders))
    .reduce((sum, list) => sum + list.length, 0);
  const adjudicate = inTurn(turns, (turn) => system.adjudicate(turn.position, turn.orders, options, random));
  const check = inTurn(turns, (turn) =>
    Object.entries(turn.orders).map(([seat, list]) => system.validate(turn.position, seat, list)),
  );
  const legal = inTurn(turns, (turn) =>
    Object.keys(turn.orders).map((seat) => system.legal(turn.position, seat, [])),
  );
  const [perSecond, checks, offers] = [rate(adjudicate), rate(check), rate(legal)];
  return [
    { what: 'a whole turn: orders', value: (orders / turns.length).toFixed(1) },
    { what: 'a whole turn: adjudications a second', value: perSecond.toFixed(0) },
    {
      what: 'a whole turn: checks a second, of adjudications',
      value: `${checks.toFixed(0)}, ${(checks / perSecond).toFixed(2)}`,
    },
    {
      what: 'all offers: a second, of adjudications',
      value: `${offers.toFixed(0)}, ${(offers / perSecond).toFixed(2)}`,
    },
  ];
}

function largeBattle(): unknown {
  return attackOdds({ attackers: 30, defenders: 30 });
}

/** The size in a step's record; the largest of whole games, including those with most seats. */
function sizeFigures(system: GameSystem): readonly Figure[] {
  return [4, system.seats.max].map((seats) => {
    let largest = 0;
    for (let game = 0; game < GAMES / 2; game += 1)
      play(system, game % 2 ? 'random' : 'steady', seats, `size ${game}`, ({ position }) => {
        largest = Math.max(largest, Buffer.byteLength(canonicalJson(position)));
      });
    return { what: `largest position, ${seats} seats, canonical JSON`, value: `${largest} bytes` };
  });
}
