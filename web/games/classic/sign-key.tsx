import { powerName } from '../../../engine/classic/data/powers';
import { POWERS } from '../../../engine/classic/types';
import { SeatChip } from '../../components/frame/seat-chip';
import {
  CROSS,
  fateSigns,
  HEAD,
  HOLD_SIGN,
  LINE,
  SUPPORT_SIGN,
  sign,
} from '../../components/signs/order-signs';
import type { Sign, SignGroup } from '../../components/signs/sign-key';
import type { DrawnOrder, Fate } from './drawn-orders';
import { CentreMark } from './map/centres';
import { Token } from './map/pieces';

const ON_THE_MAP: readonly Sign[] = [
  sign('army', 'An army: a disc with the sign of its power', <Token power="france" kind="army" />),
  sign('fleet', 'A fleet: a ship with the sign of its power', <Token power="france" kind="fleet" />),
  sign(
    'dislodged',
    'A unit that was driven out: it leans beside its place and must retreat',
    <g transform="rotate(-16)">
      <Token power="france" kind="army" dashed />
    </g>,
  ),
  sign('centre', 'A centre that no one owns', <CentreMark />),
  sign('owned', 'A centre in its owner’s colour: 18 after a Fall win', <CentreMark owner="france" />),
  sign(
    'coast',
    'NC, SC, EC: the coasts of a province that has two',
    <text className="stack-count" y="4">
      NC
    </text>,
  ),
];

const ORDERS: Readonly<Record<DrawnOrder['kind'], Sign>> = {
  move: sign(
    'move',
    'A move; over the sea it bends along the fleets that carry it',
    <>
      <path d="M-15 4Q-4-6 8 0" {...LINE} />
      {HEAD}
    </>,
  ),
  support: SUPPORT_SIGN,
  convoy: sign(
    'convoy',
    'A convoy, with its diamond on the way of the army',
    <>
      <path d="M-14 0H6" {...LINE} strokeWidth={4} strokeDasharray=".1 7" strokeLinecap="round" />
      <path d="M11-6 17 0 11 6 5 0z" fill="var(--map-halo)" {...LINE} strokeWidth={2.4} />
    </>,
  ),
  hold: HOLD_SIGN,
  retreat: sign(
    'retreat',
    'A retreat',
    <>
      <path d="M-15 0H8" {...LINE} strokeDasharray="8 4" />
      {HEAD}
    </>,
  ),
  build: sign('build', 'A unit that is to be built', <Token power="france" kind="fleet" dashed />),
  disband: sign('disband', 'A unit that leaves the board, or was driven out', CROSS),
};

/** What becomes of an order; a plain one is drawn as it was given, a lost unit is crossed out. */
const FATES: Readonly<Record<Exclude<Fate, 'plain' | 'lost'>, Sign>> = fateSigns(
  'An order without effect, drawn faintly',
);

export const SIGNS: readonly SignGroup[] = [
  {
    title: 'Powers',
    signs: POWERS.map((power) => ({
      id: power,
      picture: <SeatChip seat={power} size={26} />,
      word: powerName(power),
    })),
  },
  { title: 'On the map', signs: ON_THE_MAP },
  { title: 'Orders on the map', signs: [...Object.values(ORDERS), ...Object.values(FATES)] },
];
