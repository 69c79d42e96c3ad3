import { TARGETS } from '../mutate/targets';

/** The parts whose operators are mutated, with another sample each night. */
const OPERATORS = TARGETS.map(({ name }) => name).join(' ');
const DAY = new Date().toISOString().slice(0, 10).replaceAll('-', '');

/** A check that takes too long for every change. */
export interface NightlyCheck {
  /** By which it is run alone: `npm run nightly -- crash`. */
  readonly id: string;
  /** What holds if it passes. */
  readonly title: string;
  readonly command: string;
}

export const CHECKS: readonly NightlyCheck[] = [
  {
    id: 'crash',
    title: 'A death before every write',
    command: 'npx vitest run test/resilience/crash test/resilience/faults',
  },
  {
    id: 'browser',
    title: 'Every lesson by both hands, every page in four looks, three languages and three zooms',
    command: 'npx playwright test',
  },
  {
    id: 'lagging-reads',
    title: 'Integration tests where weak reads lag',
    command: 'LAGGING_READS=one npx vitest run --project tests test/integration',
  },
  {
    id: 'write-conditions',
    title: 'Each row and case comes to no write but those written down',
    command: 'npx vitest run test/resilience/write-conditions',
  },
  { id: 'seasons', title: 'Every simulated season', command: 'npx vitest run test/simulated-season' },
  {
    id: 'random',
    title: 'More random positions, rounds, variants, games of bots and tables in two tabs',
    command: 'npx vitest run test/seating test/bots test/classic-variants test/ny2047-variants engine web',
  },
  {
    id: 'reference',
    title: 'The rules read a second time, on 10,000 positions a game',
    command: 'npx vitest run test/reference',
  },
  {
    id: 'guards',
    title: 'Every guard taken away is missed',
    command: 'npm run --silent mutate -- guards',
  },
  {
    id: 'operators',
    title: 'Operators changed are noticed',
    command: `npm run --silent mutate -- --sample 150 --seed ${DAY} ${OPERATORS}`,
  },
  {
    id: 'faults',
    title: 'Ten thousand seasons in which calls fail',
    command: 'npm run --silent simulate -- --faults --seeds 10000',
  },
  {
    id: 'defects',
    title: 'Every deliberate defect is found',
    command: 'npm run --silent simulate -- --faults --defects',
  },
  { id: 'sigkill', title: '100 kills under load', command: 'npm run --silent sigkill -- 100' },
  {
    id: 'security-claims',
    title: 'Bugs behind the security page are noticed',
    command: 'npm run --silent security-claims',
  },
  {
    id: 'planted-bugs',
    title: 'Bugs all over the repository are noticed',
    command: 'npm run --silent planted-bugs',
  },
  {
    id: 'deployment',
    title: 'A deployment to an emulated account',
    command: 'npm run --silent deploy:emulated',
  },
  {
    id: 'pages-on-aws',
    title: 'The pages as AWS runs them: built, behind the distribution, in a browser',
    command: 'npm run --silent build:aws && npx vitest run test/pages-on-aws',
  },
  {
    id: 'image',
    title: 'The container image, assembled and started',
    command: 'npx vitest run infra/image',
  },
  { id: 'nodes', title: 'Tests on Node 22 and 24', command: 'npm run --silent test:nodes' },
];
