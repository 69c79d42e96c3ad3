import { isHidden } from '../access/private-leagues';
import { tableSeenBy } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { Changed } from './changed.schema';
import { gameMark, pressMark } from './marks';
import { readerOf } from './reader-pass';

/**
 * The marks of a game for the owner of a pass, or for everyone: each changes when that reader would get another
 * response.
 */
export async function changedIn(deps: Deps, id: string, pass: string | undefined): Promise<Outcome<Changed>> {
  const reader = pass === undefined ? null : await readerOf(deps, id, pass);
  const refused = refuse({ code: 'not-found', what: 'game' } as const);
  if (reader === undefined || (await isHidden(deps, reader, 'games', id))) return refused;
  const found = await deps.store.liveTable(id);
  if (found === undefined) return refused;
  const live = await tableSeenBy(deps, reader, found);
  const [game, press] = await Promise.all([gameMark(deps, reader, live), pressMark(deps, reader, live)]);
  return done({ game, press });
}
