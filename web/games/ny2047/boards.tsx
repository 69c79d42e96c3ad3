import type { Boards } from '../boards';
import { chartParts } from './chart';
import { Ny2047Table, PastStep } from './lazy';
import { PLACES } from './map/shapes';
import { storeText } from './store-text';

const parts = () => ({ chart: chartParts(), places: PLACES });

export const BOARDS: Boards = {
  table: (first, rules) => <Ny2047Table {...{ first, rules }} parts={parts()} action={storeText} />,
  pastStep: (game, step) => <PastStep {...{ game, step }} parts={parts()} />,
};
