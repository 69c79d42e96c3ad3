import type { ReactElement } from 'react';
import { forEachGame, type GameSystemId, RESULTS_ONLY, type SystemId } from '../../engine/games';
import { FACE as classic } from './classic/face';
import { defaultFace } from './default/face';
import { FACE as domination } from './domination/face';
import type { Face } from './face';
import { FACE as newEra } from './new-era/face';
import { FACE as ny2047 } from './ny2047/face';
import { FACE as nycRisk } from './nyc-risk/face';
import { PLATE } from './results-only/plate';
import './results-only/style.css';

/** The games with a presentation of their own; all others have the default one. */
const OWN: Readonly<Partial<Record<GameSystemId, Face>>> = {
  ny2047,
  'nyc-risk': nycRisk,
  'new-era': newEra,
  domination,
  classic,
};

export const FACES: Readonly<Record<GameSystemId, Face>> = forEachGame(
  ({ id }) => OWN[id] ?? defaultFace(id),
);

/** The picture of a game on lists; games without an engine share one. */
export function plateOf(system: SystemId): ReactElement {
  return system === RESULTS_ONLY ? PLATE : FACES[system].plate;
}

/** The plates and marks of all games, for the symbols of a page. */
export function GameMarks(): readonly ReactElement[] {
  const all: readonly (readonly [string, Pick<Face, 'plate' | 'marks'>])[] = [
    ...Object.entries(FACES),
    [RESULTS_ONLY, { plate: PLATE }],
  ];
  return all.map(([id, { plate, marks }]) => (
    <g key={id}>
      <symbol id={`plate-${id}`} viewBox="0 0 96 96">
        {plate}
      </symbol>
      {marks}
    </g>
  ));
}
