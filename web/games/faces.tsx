import type { ReactElement } from 'react';
import type { GameSystemId } from '../../engine/games';
import { FACE as classic } from './classic/face';
import { FACE as domination } from './domination/face';
import type { Face } from './face';
import { FACE as newEra } from './new-era/face';
import { FACE as ny2047 } from './ny2047/face';
import { FACE as nycRisk } from './nyc-risk/face';

export const FACES: Readonly<Record<GameSystemId, Face>> = {
  ny2047,
  'nyc-risk': nycRisk,
  'new-era': newEra,
  domination,
  classic,
};

/** The plates and marks of all games, for the symbols of a page. */
export function GameMarks(): readonly ReactElement[] {
  return Object.entries(FACES).map(([id, { plate, marks }]) => (
    <g key={id}>
      <symbol id={`plate-${id}`} viewBox="0 0 96 96">
        {plate}
      </symbol>
      {marks}
    </g>
  ));
}
