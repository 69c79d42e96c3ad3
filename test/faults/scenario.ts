import type { Chance } from './chance';

/** What is played in a run, chosen by its seed. */
export interface Scenario {
  readonly settings: Record<string, unknown> & { readonly absence?: object };
  readonly players: number;
  /** How many of a thousand orders come from a bot that wants to win, so that units meet, fall and change their homes. */
  readonly wellPlayed: number;
}

/** One or two short rounds of small boards, with a few of the things that seasons may have. */
export function scenarioOf(chance: Chance): Scenario {
  const rounds = chance.permille(350) ? 2 : 1;
  const leftOver = chance.pick(['bots', 'bots', 'byes']);
  const players = chance.among(3, rounds === 1 && leftOver === 'bots' ? 6 : 4);
  const orders = chance.among(3, 7);
  const settings = {
    name: 'Faulty season',
    system: 'ny2047',
    boardSize: 3,
    options: { lastYear: chance.permille(400) ? 2048 : 2047 },
    format: { kind: 'rounds', rounds, strength: 'ignore', topBoard: false },
    leftOver,
    deadlines: {
      ...{ orders, adjustment: orders },
      earlyClose: chance.pick(['allowed', 'allowed', 'forbidden', 'consent']),
      ...(chance.permille(250) && { undoSeconds: chance.among(5, 60) }),
    },
    registration: {
      mode: 'open',
      capacity: chance.permille(150) ? Math.max(3, players - 1) : null,
      confirm: rounds > 1 && chance.permille(400),
      review: chance.permille(150),
      late: false,
    },
    disputes: chance.pick(['hold', 'run']),
    ...(chance.permille(500) && { absence: absenceOf(chance) }),
  };
  return { settings, players, wellPlayed: chance.pick([200, 1000, 1000]) };
}

function absenceOf(chance: Chance): object {
  return {
    grace: chance.permille(600)
      ? { times: 1, minutes: chance.among(2, 6), freezes: chance.permille(500) }
      : null,
    disorder: chance.permille(700) ? { after: chance.among(1, 2), minutes: 3 } : null,
    substitutes: 'none',
    botAfter: null,
  };
}
