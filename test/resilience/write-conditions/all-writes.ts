import { sweep } from '../../../functions/sweep/sweep';
import type { CallerName } from '../../authorization/callers';
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

const CASES: readonly Case[] = [SEASON_CASES, LIFE_CASES, GAME_CASES, PRACTICE_CASES].flatMap((cases) =>
  Object.values(cases).flat(),
);

/** Watches the writes of every operation, by callers with access, and of their consequences. */
export async function watchAll(): Promise<Watch> {
  const watch = watchWrites();
  try {
    await tryRows(watch);
    for (const one of CASES) await tryCase(one);
    for (const further of Object.values(FURTHER_CASES)) await onNewPlatform(further);
    return watch;
  } finally {
    watch.stop();
  }
}

async function tryRows(watch: Watch): Promise<void> {
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
    await tryRow(scene, row, { callers: CALLERS, after });
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
