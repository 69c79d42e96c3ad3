import { sweep } from '../../../functions/sweep/sweep';
import type { CallerName } from '../../authorization/callers';
import { nameOf as nameOfRow } from '../../authorization/row';
import { ROWS } from '../../authorization/rows';
import { type Scene, setScene } from '../../authorization/scene';
import { tryRow } from '../../authorization/try-row';
import { GAME_CASES } from '../crash/cases-of-games';
import { PRACTICE_CASES } from '../crash/cases-of-practice';
import { LIFE_CASES } from '../crash/cases-of-season-life';
import { SEASON_CASES } from '../crash/cases-of-seasons';
import { type Hunt, startHunt } from '../crash/hunt';
import type { Case } from '../crash/scene';
import { FURTHER_CASES } from './further-cases';
import { type Watch, watchWrites } from './tried-writes';

/** Together these callers may use every operation. */
const CALLERS: readonly CallerName[] = ['member', 'player', 'moderator', 'playing-moderator', 'organizer'];

const CASES: readonly (readonly [name: string, one: Case])[] = [
  SEASON_CASES,
  LIFE_CASES,
  GAME_CASES,
  PRACTICE_CASES,
].flatMap((cases) =>
  Object.entries(cases).flatMap(([operation, ways]) =>
    ways.map((one) => [`${operation}: ${one.what}`, one] as const),
  ),
);

/** The result of watching all writes, and the rows and cases that it did not need. */
export interface WatchedAll extends Watch {
  /** Rows and cases that reached no write that another one had not reached before. */
  readonly idle: readonly string[];
}

/**
 * Watches the writes of every operation, by callers with access, and of their consequences.
 * @param leftOut rows and cases that are known to add nothing
 */
export async function watchAll(leftOut: readonly string[] = []): Promise<WatchedAll> {
  const watch = watchWrites();
  const idle: string[] = [];
  const attempt: Attempt = async (name, run) => {
    if (leftOut.includes(name)) return;
    const before = watch.seen.size;
    await run();
    if (watch.seen.size === before) idle.push(name);
  };
  try {
    await tryRows(watch, attempt);
    for (const [name, one] of CASES) await attempt(name, () => tryCase(one));
    for (const [name, further] of Object.entries(FURTHER_CASES))
      await attempt(name, () => onNewPlatform(further));
    return { ...watch, idle };
  } finally {
    watch.stop();
  }
}

type Attempt = (name: string, run: () => Promise<void>) => Promise<void>;

async function tryRows(watch: Watch, attempt: Attempt): Promise<void> {
  const scene = puttingBackUnwatched(await setScene(), watch);
  // Otherwise each row would process again all events that the scene has left.
  await followUp(scene);
  for (const row of ROWS) {
    let isFollowed = false;
    const after = async () => {
      // The consequences are the same for every caller.
      if (!isFollowed) await followUp(scene);
      isFollowed = true;
    };
    await attempt(nameOfRow(row), async () => {
      await tryRow(scene, row, { callers: CALLERS, after });
    });
  }
  await scene.hunt.world.close();
}

/** Sets up the scene of a case, acts twice with the same key, and lets time pass. */
function tryCase({ prepare }: Case): Promise<void> {
  return onNewPlatform(async (hunt) => {
    const act = await prepare(hunt);
    for (const _ of ['first', 'again']) await act({ 'idempotency-key': 'the same' });
    await hunt.world.deliver();
    await hunt.pass();
  });
}

async function onNewPlatform(act: (hunt: Hunt) => Promise<unknown>): Promise<void> {
  const hunt = await startHunt();
  try {
    await act(hunt);
  } finally {
    await hunt.world.close();
  }
}

async function followUp({ hunt }: Scene): Promise<void> {
  await hunt.world.deliver();
  await sweep(hunt.world.deps);
}

function puttingBackUnwatched(scene: Scene, watch: Watch): Scene {
  const { hunt } = scene;
  const keep = () => {
    const back = hunt.keep();
    return () => watch.unwatched(back);
  };
  return { ...scene, hunt: { ...hunt, keep, write: (item) => watch.unwatched(() => hunt.write(item)) } };
}
