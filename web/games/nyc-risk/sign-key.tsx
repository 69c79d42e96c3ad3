import { BOROUGHS, type Crossing } from '../../../engine/nyc-risk/data/map';
import { MapSign, type Sign, type SignGroup } from '../../components/signs/sign-key';
import type { Arrow } from './arrows';
import { BULLETS } from './map/boroughs';

const LINE = { stroke: 'var(--map-ink)', strokeWidth: 3 } as const;
const HEAD = <path d="M7-6 16 0 7 6z" fill="var(--map-ink)" />;

const CROSSINGS: Readonly<Record<Crossing['kind'], Omit<Sign, 'id'>>> = {
  bridge: {
    picture: (
      <MapSign>
        <path d="M-14 0H14" stroke="var(--map-ink)" strokeWidth="7" />
        <path d="M-14 0H14" stroke="var(--map-halo)" strokeWidth="4" />
      </MapSign>
    ),
    word: 'A bridge',
  },
  tunnel: {
    picture: (
      <MapSign>
        <path d="M-12 0H12" {...LINE} strokeDasharray="3 5" />
        <circle cx="-13" r="3.5" fill="var(--map-ink)" />
        <circle cx="13" r="3.5" fill="var(--map-ink)" />
      </MapSign>
    ),
    word: 'A tunnel',
  },
  ferry: {
    picture: (
      <MapSign>
        <path d="M-15 8H15" {...LINE} strokeDasharray="8 5" />
        <path d="M-11-1h22l-4 7H-7z" fill="var(--map-ink)" />
        <path d="M-6-2v-5H5v5" stroke="var(--map-ink)" strokeWidth="1.6" />
      </MapSign>
    ),
    word: 'A ferry',
  },
};

const ARROWS: Readonly<Record<Arrow['kind'], Omit<Sign, 'id'>>> = {
  attack: {
    picture: (
      <MapSign>
        <path d="M-15 0H8" {...LINE} strokeWidth={4} />
        {HEAD}
      </MapSign>
    ),
    word: 'An attack, with its number in your plan',
  },
  move: {
    picture: (
      <MapSign>
        <path d="M-15 0H8" {...LINE} strokeDasharray="7 5" />
        {HEAD}
      </MapSign>
    ),
    word: 'Units that move',
  },
  refused: {
    picture: (
      <MapSign>
        <path d="M-15 0H15" stroke="var(--signal)" strokeWidth="3" strokeDasharray="3 5" />
        <circle r="9" fill="var(--signal)" />
        <path d="M-4-4 4 4M4-4-4 4" stroke="var(--on-signal)" strokeWidth="2.4" strokeLinecap="round" />
      </MapSign>
    ),
    word: 'An order that cannot be carried out',
  },
};

const PLACES: readonly Sign[] = [
  {
    id: 'army',
    picture: (
      <MapSign>
        <circle r="13" fill="var(--map-halo)" stroke="var(--map-ink)" strokeWidth="1.6" />
        <text y="5.5" className="army-count" fill="var(--map-ink)">
          3
        </text>
      </MapSign>
    ),
    word: 'Units in a hood, in their owner’s colour',
  },
  {
    id: 'mayor',
    picture: (
      <MapSign>
        <g transform="translate(0 6) scale(.75)">
          <use href="#hat" fill="var(--map-ink)" />
          <circle r="13" {...LINE} />
        </g>
      </MapSign>
    ),
    word: 'A mayor stands with these units',
  },
  {
    id: 'airport',
    picture: (
      <MapSign>
        <circle r="12" stroke="var(--map-ink)" strokeWidth="2" />
        <use href="#plane" fill="var(--map-ink)" />
      </MapSign>
    ),
    word: 'An airport',
  },
  {
    id: 'stadium',
    picture: (
      <MapSign>
        <g transform="rotate(45)">
          <rect x="-8" y="-8" width="16" height="16" stroke="var(--map-ink)" strokeWidth="2.5" />
          <rect x="-3.5" y="-3.5" width="7" height="7" fill="var(--map-ink)" />
        </g>
      </MapSign>
    ),
    word: 'A stadium',
  },
  {
    id: 'train',
    picture: (
      <MapSign>
        <circle r="14" className="train-token" />
        <text y="6" className="train-letter">
          A
        </text>
      </MapSign>
    ),
    word: 'The A-train at its stop',
  },
  {
    id: 'closed',
    picture: (
      <MapSign>
        <circle r="10" fill="var(--map-ink)" />
        <path d="M-6 0H6" stroke="var(--map-halo)" strokeWidth="3.6" strokeLinecap="round" />
      </MapSign>
    ),
    word: 'A crossing that is closed',
  },
  {
    id: 'chartered',
    picture: (
      <MapSign>
        <path d="M-15 0H15" stroke="var(--skin-accent)" strokeWidth="3.4" strokeDasharray="9 6" />
      </MapSign>
    ),
    word: 'A ferry chartered for this turn',
  },
];

export const SIGNS: readonly SignGroup[] = [
  {
    title: 'Boroughs, and what all of one brings each turn',
    signs: BOROUGHS.map(({ id, name, bonus }) => ({
      id,
      picture: (
        <MapSign>
          <circle r="12" fill="var(--map-ink)" />
          <text y="5.5" className="bullet-letter">
            {BULLETS[id]?.letter}
          </text>
        </MapSign>
      ),
      word: `${name}, +${bonus}`,
    })),
  },
  { title: 'On the plan', signs: [...PLACES, ...entriesOf(CROSSINGS)] },
  { title: 'Your orders', signs: entriesOf(ARROWS) },
];

function entriesOf(signs: Readonly<Record<string, Omit<Sign, 'id'>>>): readonly Sign[] {
  return Object.entries(signs).map(([id, sign]) => ({ id, ...sign }));
}
