import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isSameText } from '../platform/is-same-text';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';

/** The page behind the link in an invitation. */
export async function invitationPath(deps: Deps, season: string, player: string): Promise<string> {
  return `/invitations/${await tokenOf(deps, season, player)}`;
}

async function tokenOf(deps: Deps, season: string, player: string): Promise<string> {
  const named = [season, player].map((id) => Buffer.from(id).toString('base64url'));
  return [...named, await deps.reach.sign(`invitation ${season} ${player}`)].join('.');
}

/** An invitation that waits for its answer. */
export interface OpenInvitation {
  readonly season: SeasonRecord;
  readonly entry: EntryRecord;
}

/** The invitation behind a link, for anyone who has the link; refused once it was answered or withdrawn. */
export async function invitationBehind(deps: Deps, token: string): Promise<Outcome<OpenInvitation>> {
  const [seasonText = '', playerText = ''] = token.split('.');
  const [id, player] = [seasonText, playerText].map((text) => Buffer.from(text, 'base64url').toString());
  if (id === undefined || player === undefined || !isSameText(token, await tokenOf(deps, id, player)))
    return refuse(NO_LINK);
  const [season, entry] = await Promise.all([deps.store.season(id), deps.store.entry(id, player)]);
  return season === undefined || entry?.state !== 'invited' ? refuse(NO_LINK) : done({ season, entry });
}

const NO_LINK = { code: 'not-found', what: 'link' } as const;

/** Records that the owner of the address wants mail, though they have not logged in yet. Twice is harmless. */
export async function consentByLink(deps: Deps, token: string): Promise<Outcome<OpenInvitation>> {
  const found = await invitationBehind(deps, token);
  if (!found.ok) return found;
  const profile = await deps.store.player(found.value.entry.player.id);
  if (profile !== undefined && profile.mailConsent === undefined)
    await deps.store.changePlayer(profile, { mailConsent: 'link' });
  return found;
}
