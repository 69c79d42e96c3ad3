import { type Caller, confirmationOf } from '../access/caller';
import { personFor } from '../account/profile';
import type { Deps } from '../platform/deps';
import type { StoredText } from '../platform/message.records';
import type { SeasonRecord } from '../season/seasons.records';
import type { LogRecord } from './logs.records';

/** An organizer's action, for the league's log. */
export interface Act {
  readonly kind: LogRecord['kind'];
  readonly subject: StoredText;
  readonly before?: StoredText;
  readonly after?: StoredText;
  readonly reason?: StoredText;
}

/** The log entry of an action. */
export async function actEntry(
  deps: Deps,
  caller: Caller,
  where: { readonly league: string; readonly season: LogRecord['season'] },
  { kind, subject, before = '', after = '', reason = '' }: Act,
): Promise<LogRecord> {
  const by = await personFor(deps, caller);
  const said = { kind, subject, before, after, reason };
  return { ...where, id: deps.newId(), game: null, at: deps.clock(), by, ...confirmationOf(caller), ...said };
}

/** The log entry of an organizer's action on a season. */
export function seasonAct(
  deps: Deps,
  caller: Caller,
  { id, name, league }: Pick<SeasonRecord, 'id' | 'name' | 'league'>,
  act: Omit<Act, 'subject'> & { readonly subject?: StoredText },
): Promise<LogRecord> {
  const where = { league: league.id, season: { id, name } };
  return actEntry(deps, caller, where, { subject: name, ...act });
}
