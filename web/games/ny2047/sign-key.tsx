import { turretonName } from '../../../engine/ny2047/reading/words';
import { FACTIONS, TURRETONS } from '../../../engine/ny2047/types';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
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
import type { Arrow, Fate } from './arrows';

const ORDERS: Readonly<Record<Arrow['kind'], Sign>> = {
  move: sign(
    'move',
    'A move',
    <>
      <path d="M-15 0H8" {...LINE} />
      {HEAD}
    </>,
  ),
  support: SUPPORT_SIGN,
  hold: HOLD_SIGN,
};

/** What becomes of an order; a plain one is drawn as it was given. */
const { bounced, cut, void: without, refused } = fateSigns('A support that helped nothing');
const FATES: Readonly<Record<Exclude<Fate, 'plain'>, Sign>> = {
  ...{ bounced, cut, void: without },
  lost: sign('lost', 'A unit that was lost', CROSS),
  refused,
};

const PLACES: readonly Sign[] = [
  sign('star', 'A star space: 11 stars after a Fall turn win', <use href="#star" fill="var(--map-star)" />),
  sign(
    'home',
    'A home base, which is a star too',
    <>
      <path d="M-9-13h24l-5 8.5 5 8.5H-9zM-9 15V-13" {...LINE} strokeWidth={2} />
      <use href="#star" transform="translate(0 -4.5) scale(.6)" fill="var(--map-ink)" />
    </>,
  ),
  sign(
    'count',
    'How many units of a faction stand here',
    <>
      <circle r="9" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.5" />
      <text y="4.5" className="stack-count">
        2
      </text>
    </>,
  ),
  ...TURRETONS.map((name) =>
    sign(
      name,
      `${turretonName(name)}, a Turreton: the water below it has the colour of whom it is loyal to`,
      <use href={`#turreton-${name}`} x="-14" y="-16" width="28" height="28" fill="var(--map-ink)" />,
    ),
  ),
  sign(
    'bridge',
    'A bridge: two spaces are next to each other',
    <>
      <path d="M-14 0H14" stroke="var(--map-ink)" strokeWidth="7" />
      <path d="M-14 0H14" stroke="var(--map-halo)" strokeWidth="4" />
    </>,
  ),
  sign('tunnel', 'A tunnel: likewise', <path d="M-14 0H14" {...LINE} strokeDasharray="4 3" />),
];

export const SIGNS: readonly SignGroup[] = [
  {
    title: 'Factions',
    signs: FACTIONS.map((faction) => ({
      id: faction,
      picture: <SeatChip seat={faction} size={26} />,
      word: seatFullName(faction),
    })),
  },
  { title: 'On the chart', signs: PLACES },
  { title: 'Orders on the chart', signs: [...Object.values(ORDERS), ...Object.values(FATES)] },
];
