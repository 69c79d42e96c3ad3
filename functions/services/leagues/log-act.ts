import type { SeasonRecord } from '../../store/records';
import type { ACTS, LogRecord } from '../../store/result-records';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { personFor } from '../profile';

/** What an organizer did, for the league's log. */
export interface Act {
  readonly kind: (typeof ACTS)[number];
  readonly subject: string;
  readonly before?: string;
  readonly after?: string;
  readonly reason?: string;
}

/** The entry of an act in the league's log. */
export async function actEntry(
  deps: Deps,
  caller: Caller,
  where: { readonly league: string; readonly season: LogRecord['season'] },
  { kind, subject, before = '', after = '', reason = '' }: Act,
): Promise<LogRecord> {
  const by = await personFor(deps, caller);
  return {
    ...where,
    id: deps.newId(),
    game: null,
    at: deps.clock(),
    by,
    kind,
    subject,
    before,
    after,
    reason,
  };
}

/** Writes down what an organizer did to a season, once it is done. */
export async function logAct(
  deps: Deps,
  caller: Caller,
  { id, name, league }: Pick<SeasonRecord, 'id' | 'name' | 'league'>,
  { game, ...act }: Omit<Act, 'subject'> & { readonly subject?: string; readonly game?: string },
): Promise<void> {
  const where = { league: league.id, season: { id, name } };
  const entry = await actEntry(deps, caller, where, { subject: name, ...act });
  await deps.store.saveLogEntry(game === undefined ? entry : { ...entry, game });
}
