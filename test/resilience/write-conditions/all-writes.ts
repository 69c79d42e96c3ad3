import { sweep } from '../../../functions/services/follow-ups/sweep';
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

/** Between them they may do everything. */
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

/** What watching all has found, and what need not have been tried for it. */
export interface WatchedAll extends Watch {
  /** Rows and cases that came to no write which another one had not come to before. */
  readonly idle: readonly string[];
}

/**
 * Watches the writes of every operation, by callers who may, and of what follows from them.
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
  // Otherwise each row would act again on all that the scene has left to do.
  await followUp(scene);
  for (const row of ROWS) {
    let isFollowed = false;
    const after = async () => {
      // The same follows whoever did it.
      if (!isFollowed) await followUp(scene);
      isFollowed = true;
    };
    await attempt(nameOfRow(row), async () => {
      await tryRow(scene, row, { callers: CALLERS, after });
    });
  }
  await scene.hunt.world.close();
}

/** Sets the scene of a case, acts twice with the same key, and lets time pass. */
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
