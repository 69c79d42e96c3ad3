import { sweep } from '../../functions/services/follow-ups/sweep';
import type { CallerName } from '../roles/callers';
import { ROWS } from '../roles/rows';
import { type Scene, setScene } from '../roles/scene';
import { tryRow } from '../roles/try-row';
import { type Watch, watchWrites } from './tried-writes';

/** Between them they may do everything. */
const CALLERS: readonly CallerName[] = ['member', 'player', 'moderator', 'playing-moderator', 'organizer'];

/** Watches the writes of every operation, by callers who may, and of what follows from them. */
export async function watchAll(): Promise<Watch> {
  const watch = watchWrites();
  try {
    const scene = puttingBackUnwatched(await setScene(), watch);
    for (const row of ROWS) await tryRow(scene, row, { callers: CALLERS, after: () => followUp(scene) });
    await scene.hunt.world.close();
    return watch;
  } finally {
    watch.stop();
  }
}

async function followUp({ hunt }: Scene): Promise<void> {
  await hunt.world.deliver();
  await sweep(hunt.world.deps);
}

function puttingBackUnwatched(scene: Scene, watch: Watch): Scene {
  const { hunt } = scene;
  const keep = async () => {
    const back = await hunt.keep();
    return () => watch.unwatched(back);
  };
  return { ...scene, hunt: { ...hunt, keep, write: (item) => watch.unwatched(() => hunt.write(item)) } };
}
