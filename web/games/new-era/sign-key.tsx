import type { ReactNode } from 'react';
import { type Gain, GOODS, type Good } from '../../../engine/new-era/card-types';
import { goodName } from '../../../engine/new-era/reading/names';
import { MapSign, type Sign, type SignGroup } from '../../components/signs/sign-key';
import { Arrow } from './card-signs';
import { Goods } from './goods';

/** What a good is for, where its name does not say it. */
const USES: Readonly<Partial<Record<Good, string>>> = {
  any: 'stands for any resource',
  worker: 'works for actions, visits and trades',
  redevelop: 'replaces a location by another of its type',
};

/** Goods that differ in their figure alone share a sign. */
const WITH_FIGURE = /^(conquest|coop|incorp|contact|defence)\d$/;

const TOKEN_WORDS: Readonly<Record<string, string>> = {
  conquest: 'Conquest token, with its range: conquers a location',
  coop: 'Cooperation token, with its range: makes an agreement',
  incorp: 'Incorporation token, with its range: builds a card of your hand',
  contact: 'Contact token, with its range: serves as any of the three',
  defence: 'Defence token, with what it adds',
};

/** One good of each sign there is, in the order of the game's data. */
const SHOWN: readonly Good[] = GOODS.filter((good, at) => {
  const kind = kindOf(good);
  return GOODS.findIndex((other) => kindOf(other) === kind) === at;
});

export const SIGNS: readonly SignGroup[] = [
  {
    title: 'Goods',
    signs: [
      ...SHOWN.map((good) => signOf(good, { [good]: 1 }, wordOf(good))),
      signOf('vp', { vp: 1 }, 'Points'),
      signOf('card', { card: 1 }, 'Cards that you draw'),
    ],
  },
  {
    title: 'On cards and locations',
    signs: [
      {
        id: 'distance',
        picture: <Corner shape={<circle r="12" />} figure="2" />,
        word: 'Left: the distance, the range that a location needs from your hand',
      },
      {
        id: 'defence',
        picture: <Corner shape={<rect x="-11" y="-11" width="22" height="22" rx="2" />} figure="4" />,
        word: 'Right: the defence, the range that it needs in another player’s state',
      },
      { id: 'exchange', picture: <Arrow />, word: 'Pay what stands left for what stands right' },
      {
        id: 'strips',
        picture: (
          <MapSign>
            <path d="M-13-8h26M-13 0h26M-13 8h26" stroke="currentColor" strokeWidth="4" />
          </MapSign>
        ),
        word: 'Three strips: spoils of a conquest, agreement, what it does in a state',
      },
      {
        id: 'pips',
        picture: (
          <span className="pips">
            <i className="on" />
            <i className="on" />
            <i />
          </span>
        ),
        word: 'Point tokens of a location, three at most',
      },
    ],
  },
];

function kindOf(good: Good): string {
  return WITH_FIGURE.exec(good)?.[1] ?? good;
}

function wordOf(good: Good): string {
  const token = TOKEN_WORDS[kindOf(good)];
  if (token !== undefined) return token;
  const name = goodName(good);
  const use = USES[good];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${use === undefined ? '' : `: ${use}`}`;
}

function signOf(id: string, gain: Gain, word: string): Sign {
  return { id, picture: <Goods of={gain} />, word };
}

function Corner({ shape, figure }: { shape: ReactNode; figure: string }) {
  return (
    <MapSign>
      <g stroke="currentColor" strokeWidth="1.6">
        {shape}
      </g>
      <text y="5.5" className="army-count" fill="currentColor">
        {figure}
      </text>
    </MapSign>
  );
}
