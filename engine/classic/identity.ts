import type { GameIdentity, SeatColour } from '../game-identity';
import { FIRST_YEAR } from './data/first-year';
import { POWER_NAMES } from './data/power-names';
import { POWERS, type Power } from './types';

const COLOURS: Readonly<Record<Power, SeatColour>> = {
  austria: 'red',
  england: 'violet',
  france: 'blue',
  germany: 'teal',
  italy: 'green',
  russia: 'pink',
  turkey: 'yellow',
};

export const IDENTITY: GameIdentity = {
  title: 'Classic',
  hasMap: true,
  counts: { one: 'centre', many: 'centres' },
  firstYear: FIRST_YEAR,
  scoring: 'sum-of-squares',
  practice: { lastYear: FIRST_YEAR + 19 },
  readsText: true,
  seats: {
    names: POWERS,
    fixed: true,
    min: POWERS.length,
    max: POWERS.length,
    usual: POWERS.length,
    named: Object.fromEntries(
      POWERS.map((power) => {
        const name = POWER_NAMES[power];
        return [power, { name, title: name, colour: COLOURS[power] }];
      }),
    ),
  },
};
