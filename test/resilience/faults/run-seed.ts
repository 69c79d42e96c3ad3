import type { GameRecord } from '../../../functions/core/game/games.records';
import type { PlatformEvent } from '../../../functions/core/platform/events.records';
import type { Item } from '../crash/hunt';
import { faultsOfAnswers } from './checks/accepted';
import { faultsOfCaseLog, watchCases } from './checks/cases';
import { faultsOfRepetition } from './checks/made-once';
import { faultsOfWaiting } from './checks/nothing-left';
import { faultsOfMissing, faultsOfNotices } from './checks/notices';
import { faultsOfReplay } from './checks/replays';
import { faultsOfCup, watchDraws } from './checks/rounds';
import { faultsOfHolders, type Seats, watchSeats } from './checks/seats';
import { faultsOfTables } from './checks/tables';
import { startCloud } from './cloud';
import { type Counted, counted } from './coverage';
import { type FaultKind, NO_FAULTS, USUAL_RATES } from './fault-kinds';
import { oracleOf } from './oracle';
import { type Client, clientOf } from './people';
import { scenarioOf } from './scenario';
import { type Played, playSeason } from './season';
import { tendSeason } from './tend';
import { newWatch } from './watch';
import { newFaultyWorld, START } from './world';

const MINUTE = 60_000;
/** The time after which faults end; the rest of the run goes on without them. */
const FAULTY_MS = 45 * MINUTE;
/** A season that is not over this long after the faults have ended is stuck. */
const LONGEST_MS = 240 * MINUTE;
/** Time for the consequences of the end: the sweep finds lost events, mails are retried. */
const QUIET_MS = 20 * MINUTE;
/**
 * Work that fails repeatedly is postponed for as long again as it had been failing, at most an hour, and then found by
 * a sweep.
 */
const PUT_OFF_MS = 62 * MINUTE;

/** The result of one seed. */
export interface Run {
  readonly seed: number;
  /** The game that was played. */
  readonly system: string;
  /** Broken invariants in words; empty if all held. */
  readonly broken: readonly string[];
  readonly struck: Readonly<Partial<Record<FaultKind, number>>>;
  readonly counted: Counted;
  /** Hash of everything that happened. */
  readonly trace: string;
  /** The last lines of the trace. */
  readonly lines: readonly string[];
}

/** A run in progress. */
interface Going {
  readonly played: Played;
  readonly events: readonly PlatformEvent[];
  readonly seats: Seats;
  /** Other violations, found at the time of writing. */
  readonly broken: readonly (readonly string[])[];
  /** Whether the season has ended; boards of a ladder may still be played. */
  hasEnded: boolean;
  /** Games that are being played. */
  readonly open: Set<unknown>;
  /** Why the season could not be set up. */
  failure?: string;
}

/** Plays the season of a seed with the faults of that seed, waits until it is idle, and checks the invariants. */
export async function runSeed(seed: number): Promise<Run> {
  const going = await begun(seed);
  await passTime(going);
  const { world } = going.played;
  const games = world.table.all().flatMap(({ sk, id }) => (sk === 'GAME' ? [String(id)] : []));
  const broken = await faultsOf(going, games);
  const items = world.table.all() as readonly Item[];
  return {
    ...{ seed, broken, counted: await counted(going.played, items, games), trace: world.trace.hash() },
    system: going.played.scenario.game.system,
    struck: Object.fromEntries(world.struck),
    lines: world.trace.last(200_000),
  };
}

function isOver({ hasEnded, open }: Going): boolean {
  return hasEnded && open.size === 0;
}

async function begun(seed: number): Promise<Going> {
  const world = newFaultyWorld(`seed ${seed}`);
  const events: PlatformEvent[] = [];
  const cloud = startCloud(world);
  const watch = newWatch(world);
  const scenario = scenarioOf(world.chance.apart('scenario'));
  const people = new Map<string, Client>();
  const substitutes = new Map<string, Client>();
  const client = (id: string) => clientOf(world, cloud.processes, id);
  for (let at = 1; at <= scenario.players; at += 1) people.set(`p${at}`, await client(`p${at}`));
  for (let at = 1; at <= scenario.substitutes; at += 1) substitutes.set(`s${at}`, await client(`s${at}`));
  const [organizer, moderator] = [await client('olga'), await client('nora')];
  const played: Played = {
    ...{ world, cloud, watch, oracle: oracleOf(world), scenario, organizer, moderator, people, substitutes },
    ...{ season: '', league: '', isLively: true },
  };
  const broken = [watchCases(world), watchDraws(played)];
  const going: Going = { played, events, seats: watchSeats(world), broken, hasEnded: false, open: new Set() };
  world.onWrite((written) => {
    for (const { key, before, after } of written) {
      if (key.pk.startsWith('OUTBOX#') && before === undefined && after !== undefined)
        events.push(after.event as PlatformEvent);
      if (key.sk === 'SEASON' && after?.status === 'finished') going.hasEnded = true;
      if (key.sk === 'GATE') going.open[after?.state === 'finished' ? 'delete' : 'add'](key.pk);
    }
  });
  return going;
}

/** Injects faults for a while or until the season is over, and then lets the platform become idle. */
async function passTime(going: Going): Promise<void> {
  const { played } = going;
  const { agenda, setRates } = played.world;
  const hasFailed = () => going.failure !== undefined;
  const hasEnded = () => isOver(going) || hasFailed();
  setRates(USUAL_RATES);
  agenda.after(0, () => {
    playSeason(played)
      .then(() => tendSeason(played))
      .catch((error: unknown) => {
        going.failure = String(error);
      });
  });
  await agenda.pass(START + FAULTY_MS, hasEnded);
  await agenda.pass(agenda.now() + MINUTE, hasFailed);
  setRates(NO_FAULTS);
  played.isLively = false;
  await agenda.pass(agenda.now() + LONGEST_MS, hasEnded);
  await agenda.pass(agenda.now() + QUIET_MS, hasFailed);
  const items = () => played.world.table.all() as readonly Item[];
  await agenda.pass(agenda.now() + PUT_OFF_MS, () => hasFailed() || faultsOfWaiting(items()).length === 0);
  played.cloud.stop();
}

async function faultsOf(going: Going, games: readonly string[]): Promise<readonly string[]> {
  const { played, events, seats, broken, failure } = going;
  const { world, oracle, watch, cloud } = played;
  const items = world.table.all() as readonly Item[];
  const unexpected = [...cloud.failures, ...cloud.processes.surprises];
  return [
    ...(failure === undefined ? [] : [`set up: ${failure}`]),
    ...(isOver(going) || failure !== undefined ? [] : ['I6: the season did not come to its end']),
    ...[watch.broken, seats.broken, ...broken].flat(),
    ...faultsOfAnswers(watch),
    ...(await Promise.all(games.map((game) => faultsOfReplay(oracle, game)))).flat(),
    ...faultsOfWaiting(items),
    ...faultsOfRepetition(items),
    ...faultsOfNotices(items, cloud.mails),
    ...faultsOfMissing(items, events, (game, who) => playersOf(items, game, who)),
    ...faultsOfHolders(watch, seats),
    ...faultsOfCaseLog(items),
    ...(isOver(going) ? [...(await faultsOfTables(played)), ...(await faultsOfCup(played))] : []),
    ...unexpected.map((one) => `unexpected: ${one}`),
  ];
}

/** The final players of a board, or those of them who have had their seat from the start. */
function playersOf(
  items: readonly Item[],
  game: string,
  who: 'to the end' | 'from the start',
): readonly string[] {
  const record = items.find(({ pk, sk }) => pk === `GAME#${game}` && sk === 'GAME');
  const { seats = [], left = [] } = (record ?? {}) as Partial<Pick<GameRecord, 'seats' | 'left'>>;
  const changed = new Set(who === 'from the start' ? left.map(({ seat }) => seat) : []);
  return seats.flatMap(({ seat, player }) =>
    player.kind === 'human' && !changed.has(seat) ? [player.id] : [],
  );
}
