import { sha256Hex } from '../../../engine/core/sha256';
import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { seasonAct } from '../league/log-act';
import { markOfAddress } from '../notification/mail-consent';
import type { PersonRecord } from '../platform/common.records';
import type { Deps, InvitationBudget } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import type { InvitationRecord } from './invitations.records';
import type { InvitationCount } from './invitations.store';

const DAY_MS = 86_400_000;

/** A player of a list with a mail address. */
export interface Invited {
  /** The invitation's id: it is derived from season and address. */
  readonly id: string;
  readonly address: string;
  /** The name in the list; null for an address alone. */
  readonly name: string | null;
  /** An earlier invitation that its owner declined, or whose owner has left since. */
  readonly before?: InvitationRecord;
}

/** An invitation's id: a keyed hash, so that an organizer's page contains nothing that others could look up. */
export async function invitationId(deps: Deps, season: string, address: string): Promise<string> {
  return sha256Hex(`${season}\n${await markOfAddress(deps, address)}`).slice(0, 26);
}

/**
 * Whether an invitation is shown as waiting: it has not been answered. If the owner of the address had a place before,
 * or is banned, it waits forever, as it does if the mail is never read.
 */
export function waits({ player }: InvitationRecord, entries: readonly EntryRecord[]): boolean {
  const entry = entries.find((one) => one.player.id === player);
  return player === undefined || entry === undefined || entry.state === 'invited';
}

/**
 * Counts invitations by mail in the budgets of organizer, league and site, in all or in none. Every new address of a
 * list counts, with or without an account: the rest of a budget must not reveal which.
 */
export async function spendInvitations(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  number: number,
): Promise<Outcome<null>> {
  if (number === 0) return done(null);
  const { invitations: budget } = deps.reach;
  const window = Math.floor(deps.clock() / DAY_MS);
  const again = (window + 1) * DAY_MS;
  const count = (of: keyof InvitationBudget, whose: string): InvitationCount => ({
    ...{ name: `invitations/${of}/${whose}`, window, until: again + DAY_MS, most: budget[of] },
  });
  const counts = [
    count('account', caller.id),
    count('league', season.league.id),
    count('site', 'all'),
  ] as const;
  const full = await deps.store.countInvitations(counts, number);
  if (full === undefined) return done(null);
  const isSite = full === counts[2];
  if (isSite) await deps.reach.alertOperator({ kind: 'invitations-used-up', most: full.most });
  const time = { at: again, zone: 'UTC' };
  const text = isSite
    ? 'invitationsOfSite'
    : full === counts[1]
      ? 'invitationsOfLeague'
      : 'invitationsOfAccount';
  return refuse({
    code: 'not-allowed',
    why: { text, with: isSite ? { time } : { time, most: full.most, players: number } },
  });
}

/** Invites the owner of an address to a season. Nothing here checks whether the address has an account. */
export async function inviteByMail(
  deps: Deps,
  {
    caller,
    season,
    by,
  }: { readonly caller: Caller; readonly season: SeasonRecord; readonly by: PersonRecord },
  { id, address, name, before }: Invited,
  language: Language,
): Promise<'invited' | 'already'> {
  const at = deps.clock();
  const invitation: InvitationRecord = { season: season.id, id, name: name ?? address, at, by };
  const event = {
    ...({ id: deps.newId(), kind: 'invited-by-mail', at } as const),
    ...{ season: season.id, invitation: id, address, language },
  };
  // The log is public: it contains no address.
  const subject = name ?? message('log.somebodyByMail');
  const after = message('log.invited');
  const logged = await seasonAct(deps, caller, season, { kind: 'entry', subject, after });
  return deps.store.invite(invitation, event, logged, before);
}
