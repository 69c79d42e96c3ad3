import { powerName } from '../../../engine/classic/data/powers';
import { POWERS } from '../../../engine/classic/types';
import { SeatChip } from '../../components/frame/seat-chip';
import { MapSign, type Sign, type SignGroup } from '../../components/signs/sign-key';
import type { DrawnOrder, Fate } from './drawn-orders';
import { CentreMark } from './map/centres';
import { Token } from './map/pieces';

const LINE = { stroke: 'var(--map-ink)', strokeWidth: 3 } as const;
const CROSS = <path d="M-6-6 6 6M6-6-6 6" {...LINE} strokeLinecap="round" />;
const HEAD = <path d="M7-6 16 0 7 6z" fill="var(--map-ink)" />;

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
  support: sign(
    'support',
    'A support, with its ring on what it helps',
    <>
      <path d="M-15 0H8" {...LINE} strokeDasharray="6 4" />
      <circle cx="11" r="4.5" fill="var(--map-halo)" {...LINE} />
    </>,
  ),
  convoy: sign(
    'convoy',
    'A convoy, with its diamond on the way of the army',
    <>
      <path d="M-14 0H6" {...LINE} strokeWidth={4} strokeDasharray=".1 7" strokeLinecap="round" />
      <path d="M11-6 17 0 11 6 5 0z" fill="var(--map-halo)" {...LINE} strokeWidth={2.4} />
    </>,
  ),
  hold: sign('hold', 'A unit that is ordered to hold', <circle r="13" {...LINE} />),
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
const FATES: Readonly<Record<Exclude<Fate, 'plain' | 'lost'>, Sign>> = {
  bounced: sign('bounced', 'A move that did not succeed', <path d="M-15 0H6M6-9V9" {...LINE} />),
  cut: sign(
    'cut',
    'A support that was cut',
    <>
      <path d="M-15 0H15" {...LINE} strokeDasharray="6 4" />
      <circle r="9" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="2" />
      <path d="M-4-4 4 4M4-4-4 4" {...LINE} strokeLinecap="round" />
    </>,
  ),
  void: sign(
    'void',
    'An order without effect, drawn faintly',
    <path d="M-15 0H15" {...LINE} strokeDasharray="6 4" opacity=".5" />,
  ),
  refused: sign(
    'refused',
    'An order that is refused',
    <>
      <path d="M-15 0H15" stroke="var(--map-star)" strokeWidth="3" strokeDasharray="3 5" />
      <circle r="9" fill="var(--map-star)" />
      <path d="M-4-4 4 4M4-4-4 4" stroke="var(--map-halo)" strokeWidth="2.4" strokeLinecap="round" />
    </>,
  ),
};

function sign(id: string, word: string, drawing: Sign['picture']): Sign {
  return { id, word, picture: <MapSign>{drawing}</MapSign> };
}

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
