import { readdirSync } from 'node:fs';

/** A part of the product whose operators are mutated, and the tests that should find the mutants. */
export interface Target {
  readonly name: string;
  readonly sources: RegExp;
  readonly tests: readonly RegExp[];
  /** The number of mutants, of a hundred, that must be found. */
  readonly goal: number;
}

const GAMES = ['classic', 'domination', 'new-era', 'ny2047', 'nyc-risk'];
/** The folders of a game that contain rules; data, bots, lessons and display are left out. */
const RULE_ROOMS = '(rules|offers|orders)';

/** The services and store that a game's gate and deadlines depend on. */
const GATE = [
  'functions/core/step',
  'functions/core/absence',
  'functions/sweep/sweep',
  'functions/core/ruling/(carry-out-take-back|take-back|take-backs.store|rule-on-clock|rule-on-clocks|held-clock)',
];
const GATE_TESTS = [
  'functions/core/(absence|platform|ruling|step)/',
  'functions/sweep/',
  'test/integration/(absence|deadline|extend-many|one-person|outage|plan-ahead|receipts|rulings|take-back|waits)',
];

export const TARGETS: readonly Target[] = [
  ...GAMES.map((game) => ({
    name: `engine/${game}`,
    sources: new RegExp(`^engine/${game}/${RULE_ROOMS}/`),
    tests: [new RegExp(`^(engine|test/reference)/${game}/`), /^test\/scenarios\.test/],
    goal: 85,
  })),
  {
    name: 'engine/tournament',
    sources: /^engine\/tournament\//,
    tests: [/^engine\/tournament\//],
    goal: 85,
  },
  { name: 'engine/deadlines', sources: /^engine\/deadlines\//, tests: [/^engine\/deadlines\//], goal: 95 },
  {
    name: 'gate',
    sources: new RegExp(`^(${GATE.join('|')})`),
    tests: GATE_TESTS.map((part) => new RegExp(`^${part}`)),
    goal: 95,
  },
  {
    name: 'hooks',
    sources: /^web\/(components|lib)\/(.*\/)?(use-[\w-]+|send-[\w-]+|[\w-]+-sender)\.ts$/,
    tests: [/^web\//],
    goal: 70,
  },
];

/** The files of a target: those to mutate, and those that test them. */
export function filesOf({ sources, tests }: Target): {
  readonly changed: readonly string[];
  readonly tests: readonly string[];
} {
  const paths = ['engine', 'functions', 'test', 'web/components', 'web/games', 'web/lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const isTest = (path: string) => path.endsWith('.test.ts');
  return {
    changed: paths.filter((path) => path.endsWith('.ts') && !isTest(path) && sources.test(path)).sort(),
    tests: paths.filter((path) => isTest(path) && tests.some((part) => part.test(path))).sort(),
  };
}
