import type { ReactNode } from 'react';
import type { GameSystemId } from '../../engine/game';
import type { Game, Step } from '../../functions/api/schemas/games';
import type { GameTable } from '../../functions/api/schemas/tables';
import { storeText } from '../app/games/[id]/actions';
import { latestSteps } from '../components/table/latest-steps';
import { logStepOf } from '../components/table/log-step';
import {
  DominationPastStep,
  DominationTable,
  NewEraPastStep,
  NewEraTable,
  Ny2047PastStep,
  Ny2047Table,
  RiskPastStep,
  RiskTable,
} from './lazy';

/** How a game shows its boards. */
interface Boards {
  /** The table of a running or finished game. */
  readonly table: (first: GameTable, rules: ReactNode) => ReactNode | Promise<ReactNode>;
  /** A step that is over, to be looked at again. */
  readonly pastStep: (game: Game, step: Step) => ReactNode;
}

/** Each is fetched only for boards of its own. */
const BOARDS: Readonly<Record<GameSystemId, () => Promise<Boards>>> = {
  ny2047: async () => {
    const { PLACES } = await import('./ny2047/map/shapes');
    const parts = { chart: (await import('./ny2047/chart')).chartParts(), places: PLACES };
    return {
      table: (first, rules) => <Ny2047Table {...{ first, rules, parts }} action={storeText} />,
      pastStep: (game, step) => <Ny2047PastStep {...{ game, step, parts }} />,
    };
  },
  'nyc-risk': async () => {
    const { GEOGRAPHY: geography } = await import('./nyc-risk/map/shapes');
    const { logStepOf: keep } = await import('./nyc-risk/history');
    const parts = (await import('./nyc-risk/plan')).planParts();
    return {
      table: async (first, rules) => (
        <RiskTable {...{ first, rules, parts, geography }} history={await latestSteps(first.game, keep)} />
      ),
      pastStep: (game, step) => <RiskPastStep {...{ game, step, parts, geography }} />,
    };
  },
  'new-era': async () => {
    const { Signs } = await import('./new-era/signs');
    return {
      table: async (first, rules) => (
        <NewEraTable
          {...{ first, rules }}
          signs={<Signs />}
          history={await latestSteps(first.game, logStepOf)}
        />
      ),
      pastStep: (game, step) => <NewEraPastStep {...{ game, step }} signs={<Signs />} />,
    };
  },
  domination: async () => {
    const parts = (await import('./domination/map-parts')).mapParts();
    return {
      table: async (first, rules) => (
        <DominationTable {...{ first, rules, parts }} history={await latestSteps(first.game, logStepOf)} />
      ),
      pastStep: (game, step) => <DominationPastStep {...{ game, step, parts }} />,
    };
  },
};

export function boardsOf(system: GameSystemId): Promise<Boards> {
  return BOARDS[system]();
}
