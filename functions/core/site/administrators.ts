import type { Caller } from '../access/caller';
import { personFor } from '../account/profile';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isGuest } from '../practice/guests';
import type { SiteAct, SiteLogRecord, SiteTarget } from './site.records';

/** Whether an account is a site administrator by configuration. */
export async function isConfigured(deps: Deps, player: string): Promise<boolean> {
  const { siteAdmins = [], store } = deps;
  if (siteAdmins.includes(player)) return true;
  const addresses = siteAdmins.filter((one) => one.includes('@'));
  const holders = await Promise.all(addresses.map((address) => store.accountWith(address)));
  return holders.includes(player);
}

/** Whether an account is a site administrator, by configuration or by appointment. */
export async function isSiteAdmin(deps: Deps, player: string): Promise<boolean> {
  if (isGuest(player)) return false;
  return (await isConfigured(deps, player)) || (await deps.store.siteAdmin(player)) !== undefined;
}

/**
 * Refuses callers who are not site administrators or did not log in with a passkey: access to one mail must not be
 * enough to decide about other accounts. API tokens never have administrator rights.
 */
export async function siteAdminOnly(deps: Deps, caller: Caller): Promise<Outcome<null>> {
  const may = caller.session?.isKey !== true && (await isSiteAdmin(deps, caller.id));
  if (!may) return refuse({ code: 'not-allowed', why: { text: 'siteAdminsOnly' } });
  return caller.session?.byPasskey === true ? done(null) : refuse({ code: 'needs-passkey' });
}

/** A site administrator, and whether they can be removed on the page. */
export interface SiteAdministrator {
  readonly player: PersonRecord;
  readonly configured: boolean;
}

/** Every site administrator: those of the configuration who have an account, then the appointed ones. */
export async function siteAdministrators(deps: Deps): Promise<readonly SiteAdministrator[]> {
  const { siteAdmins = [], store } = deps;
  const ids = await Promise.all(
    siteAdmins.map((one) => (one.includes('@') ? store.accountWith(one) : Promise.resolve(one))),
  );
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const profiles = await Promise.all(known.map((id) => store.player(id)));
  const configured = profiles.flatMap((profile) =>
    profile === undefined ? [] : [{ player: personOf(profile), configured: true }],
  );
  const appointed = (await store.siteAdmins()).filter(({ player }) => !known.includes(player.id));
  return [...configured, ...appointed.map(({ player }) => ({ player, configured: false }))];
}

/** Makes an account a site administrator. */
export async function appointSiteAdmin(
  deps: Deps,
  caller: Caller,
  player: string,
  why: string,
): Promise<Outcome<null>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const profile = await accountOf(deps, player);
  if (!profile.ok) return profile;
  if (await isSiteAdmin(deps, player)) return refuse({ code: 'nothing-changes' });
  const by = await personFor(deps, caller);
  const record = { player: profile.value, by, at: deps.clock() };
  const entry = await siteLogEntry(deps, caller, { kind: 'appoint', subject: profile.value, why });
  const written = await deps.store.appointSiteAdmin(record, entry);
  return written === 'done' ? done(null) : refuse({ code: 'nothing-changes' });
}

/** Removes an appointed site administrator; one of the configuration stays. */
export async function removeSiteAdmin(
  deps: Deps,
  caller: Caller,
  player: string,
  why: string,
): Promise<Outcome<null>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  if (await isConfigured(deps, player))
    return refuse({ code: 'not-allowed', why: { text: 'siteAdminConfigured' } });
  const record = await deps.store.siteAdmin(player);
  if (record === undefined) return refuse({ code: 'not-found', what: 'siteAdmin' });
  const entry = await siteLogEntry(deps, caller, { kind: 'remove', subject: record.player, why });
  const written = await deps.store.removeSiteAdmin(player, entry);
  return written === 'done' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** The account of a person as others see it; refused for bots, guests and unknown ids. */
export async function accountOf(deps: Deps, player: string): Promise<Outcome<PersonRecord>> {
  const profile = await deps.store.player(player);
  return profile === undefined || profile.kind === 'bot' || isGuest(player)
    ? refuse({ code: 'not-found', what: 'player' })
    : done(personOf(profile));
}

/** An action of a site administrator, for the site's log. */
interface SiteLogDraft {
  readonly kind: SiteAct;
  readonly subject: SiteLogRecord['subject'];
  readonly target?: SiteTarget;
  readonly why: string;
  readonly until?: number | null;
}

/** The entry of an action in the site's log. */
export async function siteLogEntry(
  deps: Deps,
  caller: Caller,
  { subject: { id, name }, until = null, ...act }: SiteLogDraft,
): Promise<SiteLogRecord> {
  const by = await personFor(deps, caller);
  const ends = until === null ? {} : { until };
  return { id: deps.newId(), at: deps.clock(), by, subject: { id, name }, ...act, ...ends };
}

function personOf({ id, name, kind }: PersonRecord): PersonRecord {
  return { id, name, kind };
}
