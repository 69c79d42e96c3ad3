import { turretonName } from '../../../engine/ny2047/reading/words';
import { FACTIONS, TURRETONS } from '../../../engine/ny2047/types';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import { MapSign, type Sign, type SignGroup } from '../../components/signs/sign-key';
import type { Arrow, Fate } from './arrows';

const LINE = { stroke: 'var(--map-ink)', strokeWidth: 3 } as const;
const HEAD = <path d="M7-6 16 0 7 6z" fill="var(--map-ink)" />;
const CROSS = <path d="M-6-6 6 6M6-6-6 6" {...LINE} strokeLinecap="round" />;

const ORDERS: Readonly<Record<Arrow['kind'], Omit<Sign, 'id'>>> = {
  move: {
    picture: (
      <MapSign>
        <path d="M-15 0H8" {...LINE} />
        {HEAD}
      </MapSign>
    ),
    word: 'A move',
  },
  support: {
    picture: (
      <MapSign>
        <path d="M-15 0H8" {...LINE} strokeDasharray="6 4" />
        <circle cx="11" r="4.5" fill="var(--map-halo)" {...LINE} />
      </MapSign>
    ),
    word: 'A support, with its ring on what it helps',
  },
  hold: {
    picture: (
      <MapSign>
        <circle r="13" {...LINE} />
      </MapSign>
    ),
    word: 'A unit that is ordered to hold',
  },
};

/** What becomes of an order; a plain one is drawn as it was given. */
const FATES: Readonly<Record<Exclude<Fate, 'plain'>, Omit<Sign, 'id'>>> = {
  bounced: {
    picture: (
      <MapSign>
        <path d="M-15 0H6M6-9V9" {...LINE} />
      </MapSign>
    ),
    word: 'A move that did not succeed',
  },
  cut: {
    picture: (
      <MapSign>
        <path d="M-15 0H15" {...LINE} strokeDasharray="6 4" />
        <circle r="9" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="2" />
        <path d="M-4-4 4 4M4-4-4 4" {...LINE} strokeLinecap="round" />
      </MapSign>
    ),
    word: 'A support that was cut',
  },
  void: {
    picture: (
      <MapSign>
        <path d="M-15 0H15" {...LINE} strokeDasharray="6 4" opacity=".5" />
      </MapSign>
    ),
    word: 'A support that helped nothing',
  },
  lost: { picture: <MapSign>{CROSS}</MapSign>, word: 'A unit that was lost' },
  refused: {
    picture: (
      <MapSign>
        <path d="M-15 0H15" stroke="var(--map-star)" strokeWidth="3" strokeDasharray="3 5" />
        <circle r="9" fill="var(--map-star)" />
        <path d="M-4-4 4 4M4-4-4 4" stroke="var(--map-halo)" strokeWidth="2.4" strokeLinecap="round" />
      </MapSign>
    ),
    word: 'An order that is refused',
  },
};

const PLACES: readonly Sign[] = [
  {
    id: 'star',
    picture: (
      <MapSign>
        <use href="#star" fill="var(--map-star)" />
      </MapSign>
    ),
    word: 'A star space: 11 stars after a Fall turn win',
  },
  {
    id: 'home',
    picture: (
      <MapSign>
        <path d="M-9-13h24l-5 8.5 5 8.5H-9zM-9 15V-13" {...LINE} strokeWidth={2} />
        <use href="#star" transform="translate(0 -4.5) scale(.6)" fill="var(--map-ink)" />
      </MapSign>
    ),
    word: 'A home base, which is a star too',
  },
  {
    id: 'count',
    picture: (
      <MapSign>
        <circle r="9" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.5" />
        <text y="4.5" className="stack-count">
          2
        </text>
      </MapSign>
    ),
    word: 'How many units of a faction stand here',
  },
  ...TURRETONS.map((name) => ({
    id: name,
    picture: (
      <MapSign>
        <use href={`#turreton-${name}`} x="-14" y="-16" width="28" height="28" fill="var(--map-ink)" />
      </MapSign>
    ),
    word: `${turretonName(name)}, a Turreton: the water below it has the colour of whom it is loyal to`,
  })),
  {
    id: 'bridge',
    picture: (
      <MapSign>
        <path d="M-14 0H14" stroke="var(--map-ink)" strokeWidth="7" />
        <path d="M-14 0H14" stroke="var(--map-halo)" strokeWidth="4" />
      </MapSign>
    ),
    word: 'A bridge: two spaces are next to each other',
  },
  {
    id: 'tunnel',
    picture: (
      <MapSign>
        <path d="M-14 0H14" {...LINE} strokeDasharray="4 3" />
      </MapSign>
    ),
    word: 'A tunnel: likewise',
  },
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
  {
    title: 'Orders on the chart',
    signs: Object.entries({ ...ORDERS, ...FATES }).map(([id, sign]) => ({ id, ...sign })),
  },
];
