import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../support/nightly';
import { ACTS, actOn, happens, looksAlike, passes, type Targets } from '../support/season-model/commands';
import { SeasonModel, type Settings } from '../support/season-model/model';
import { Platform } from '../support/season-model/platform';
import { startWorld } from '../support/world';

const HOUR = 3_600_000;

/** A season and its model, with so many players, before or after its start. */
interface Begin {
  readonly settings: Settings;
  readonly players: number;
  readonly started: boolean;
}

async function begun({ settings, players, started }: Begin) {
  const world = await startWorld();
  const real = await Platform.announce(world, settings);
  const model = new SeasonModel(settings, world.clock.now());
  const does = async (name: string, at: number) => {
    const act = actOn(name, model, real, { at, other: 1 });
    if (act !== null) await happens(act, model, real);
  };
  for (let at = 0; at < players; at += 1) await does('register', at);
  if (settings.mode === 'approval') for (let at = 0; at < players; at += 1) await does('decide', 0);
  if (started) await does('start', 0);
  await looksAlike(model, real, 'it begins');
  return { model, real };
}

async function timePasses(hours: number, model: SeasonModel, real: Platform): Promise<void> {
  await passes(hours * HOUR, model, real);
  await looksAlike(model, real, `${hours} hours pass`);
}

const USUAL: Settings = {
  ...{ where: 'online', mode: 'open', capacity: null, leftOver: 'byes', confirm: false, assume: 'plays' },
  ...{ review: false, late: false, rounds: 2, lastsDays: null, slow: 'stands', startsAfterHours: null },
};

type Step = readonly [act: string, at?: number, other?: number] | number;

/** What one day after the other brings in some seasons: acts with their targets, and hours that pass. */
const WALKS: readonly (readonly [name: string, begin: Begin, steps: readonly Step[]])[] = [
  [
    'whose places are taken, with a void board and paused clocks',
    { settings: { ...USUAL, capacity: 7, late: true }, players: 9, started: false },
    [
      ['withdraw', 0],
      ['withdraw', 0],
      ['start'],
      ['withdraw', 1],
      ['register', 0],
      ['clock', 0, 1],
      ['ask', 1, 3],
      25,
      ['take', 0, 1],
      ['clock', 0, 0],
      ['clock', 0, 1],
      25,
      ['endBoard', 0, 0],
      ['register', 1],
      ['endBoard', 0, 1],
      ['correct', 0, 1],
      ['replace', 0, 0],
      ['void', 1],
      ['endRound', 0],
      ['correct', 2, 2],
      ['register', 1],
    ],
  ],
  [
    'whose organizer reviews each draw, and whose players check in',
    {
      settings: { ...USUAL, confirm: true, assume: 'sits-out', review: true, late: true, lastsDays: 2 },
      players: 7,
      started: true,
    },
    [
      ['withdraw', 0],
      ['release'],
      ['register', 7],
      ['endRound', 0],
      ['answer', 1, 1],
      ['answer', 2, 1],
      ['answer', 3, 0],
      11,
      ['answer', 4, 1],
      ['register', 8],
      ['ban', 1, 1],
      ['redraw'],
      ['release'],
      ['clock', 0, 1],
      80,
      ['cancel'],
      ['restore'],
    ],
  ],
  [
    'whose free seats bots fill, and whose places are for people',
    { settings: { ...USUAL, capacity: 6, leftOver: 'bots', late: true }, players: 5, started: true },
    [
      ['register', 5],
      ['register', 6],
      ['withdraw', 0],
      25,
      ['endBoard', 0, 0],
      ['endBoard', 0, 1],
      ['endRound', 0],
    ],
  ],
  [
    'that is played at real tables',
    { settings: { ...USUAL, where: 'table', mode: 'approval', rounds: 3 }, players: 7, started: true },
    [
      ['enter', 0, 0],
      ['register', 7],
      ['enter', 0, 1],
      ['empty', 0],
      ['decide', 0, 1],
      1,
      ['enter', 0, 2],
      1,
      ['void', 2],
      ['enter', 0, 2],
      ['open'],
      ['enter', 0, 0],
      ['enter', 0, 0],
    ],
  ],
];

test.each(WALKS)('a season %s goes as its model says', async (_, begin, steps) => {
  const { model, real } = await begun(begin);
  for (const step of steps) {
    if (typeof step === 'number') await timePasses(step, model, real);
    else {
      const [name, at = 0, other = 0] = step;
      const act = actOn(name, model, real, { at, other });
      expect(act, name).not.toBeNull();
      if (act === null) continue;
      await happens(act, model, real);
      await looksAlike(model, real, act.says);
    }
  }
  await real.world.close();
});

/** An act of the list. What is refused is tried now and then. */
class Happening implements fc.AsyncCommand<SeasonModel, Platform> {
  said = '';
  constructor(
    readonly name: string,
    readonly targets: Targets & { readonly refusals: number },
  ) {}
  check(model: Readonly<SeasonModel>): boolean {
    const act = actOn(this.name, model as SeasonModel, null, this.targets);
    return act !== null && (act.refused === null || this.targets.refusals === 0);
  }
  async run(model: SeasonModel, real: Platform): Promise<void> {
    const act = actOn(this.name, model, real, this.targets);
    if (act === null) return;
    this.said = act.says;
    await happens(act, model, real);
    await looksAlike(model, real, act.says);
  }
  toString = () => this.said;
}

class Time implements fc.AsyncCommand<SeasonModel, Platform> {
  constructor(readonly hours: number) {}
  check = () => true;
  run = (model: SeasonModel, real: Platform) => timePasses(this.hours, model, real);
  toString = () => `${this.hours} hours pass`;
}

const BEGIN: fc.Arbitrary<Begin> = fc.record({
  settings: fc.record<Settings>({
    where: fc.constantFrom('online', 'online', 'table'),
    mode: fc.constantFrom('open', 'open', 'approval'),
    capacity: fc.constantFrom(null, 4, 6, 7),
    leftOver: fc.constantFrom('byes', 'bots'),
    confirm: fc.boolean(),
    assume: fc.constantFrom('plays', 'sits-out'),
    review: fc.boolean(),
    late: fc.boolean(),
    rounds: fc.constantFrom(2, 3),
    lastsDays: fc.constantFrom(null, 2),
    slow: fc.constantFrom('stands', 'void'),
    startsAfterHours: fc.constantFrom(null, null, 20),
  }),
  players: fc.integer({ min: 2, max: 8 }),
  started: fc.constantFrom(true, true, true, false),
});
const TARGETS = fc.record({ at: fc.nat(11), other: fc.nat(11), refusals: fc.nat(3) });
const COMMANDS = [
  ...Object.entries(ACTS).flatMap(([name, [weight]]) =>
    Array.from({ length: weight }, () => TARGETS.map((targets) => new Happening(name, targets))),
  ),
  ...Array.from({ length: 6 }, () => fc.constantFrom(1, 11, 25, 80).map((hours) => new Time(hours))),
];

test('a season goes as its model says, whatever happens in it', { timeout: 7_200_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      BEGIN,
      fc.commands(COMMANDS, { size: 'max', maxCommands: cases(60, 25) }),
      async (begin, commands) => {
        const { model, real } = await begun(begin);
        await fc.asyncModelRun(() => ({ model, real }), commands).finally(() => real.world.close());
      },
    ),
    { seed: cases(Date.now(), 5), numRuns: cases(300, 2) },
  );
});
