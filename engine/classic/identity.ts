import type { GameIdentity, NamedSeat, SeatColour } from '../game-identity';
import { POWERS, type Power } from './types';

/** Written out, although the map file has the names as well: every page reads identities, and none needs a map for it. */
const SEATS: Readonly<Record<Power, NamedSeat>> = {
  austria: seat('Austria', 'red'),
  england: seat('England', 'violet'),
  france: seat('France', 'blue'),
  germany: seat('Germany', 'teal'),
  italy: seat('Italy', 'green'),
  russia: seat('Russia', 'pink'),
  turkey: seat('Turkey', 'yellow'),
};

function seat(name: string, colour: SeatColour): NamedSeat {
  return { name, title: name, colour };
}

export const IDENTITY: GameIdentity = {
  title: 'Classic',
  counts: { one: 'centre', many: 'centres' },
  scoring: 'sum-of-squares',
  seats: {
    names: POWERS,
    fixed: true,
    min: POWERS.length,
    max: POWERS.length,
    usual: POWERS.length,
    named: SEATS,
  },
};
