import { canonicalJson } from '../../../engine/core/canonical';
import { sha256Hex } from '../../../engine/core/sha256';
import { DEFAULT_VARIANT_GAME, type GameSystemId, identityOf } from '../../../engine/games';
import type { Caller } from '../access/caller';
import { leagueOf, organizerOf } from '../access/guards';
import { actEntry } from '../league/log-act';
import { LEAGUE_CLOSED } from '../league/open-league';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { inSeries, line, message } from '../platform/message';
import { checkedGame } from '../season/season-settings';
import { siteAdminOnly } from '../site/administrators';
import type { VariantRecord } from './variants.records';
import { type LeagueVariant, type LeagueVariants, MOST_VARIANTS, type WholeVariant } from './variants.schema';

/** A file of a variant, as JSON. */
type File = Readonly<Record<string, unknown>>;

/** Adds a file to a league's variants for an organizer, or says everything that is wrong with it. */
export async function addVariant(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  { system, file }: { readonly system: GameSystemId; readonly file: File },
): Promise<Outcome<null>> {
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  const organizer = await organizerOf(deps, caller, leagueId, 'organizerRunsVariants');
  if (!organizer.ok) return organizer;
  if (league.value.closedAt !== null) return refuse(LEAGUE_CLOSED);
  const checked = await checkedFile(system, file);
  if (!checked.ok) return checked;
  const known = await deps.store.variantsOf(leagueId);
  const variant = { ...checked.value, id: deps.newId(), league: leagueId, addedAt: deps.clock() };
  if (known.some(({ hash }) => hash === variant.hash)) return refuse({ code: 'nothing-changes' });
  if (known.length >= MOST_VARIANTS)
    return refuse({ code: 'not-allowed', why: { text: 'mostVariants', with: { most: MOST_VARIANTS } } });
  const entry = await entryOf(deps, caller, 'add-variant', variant);
  const added = await deps.store.addVariant(variant, canonicalJson(file), entry);
  return added === 'added' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Removes a variant of a league, for its organizers and the site's administrators. Its games go on: they have its file. */
export async function removeVariant(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
): Promise<Outcome<null>> {
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  const may = await removerOf(deps, caller, leagueId);
  if (!may.ok) return may;
  const variant = await deps.store.variant(leagueId, id);
  if (variant === undefined) return refuse({ code: 'not-found', what: 'variant' });
  const entry = await entryOf(deps, caller, 'remove-variant', variant);
  const removed = await deps.store.removeVariant(variant, entry);
  return removed === 'removed' ? done(null) : refuse({ code: 'not-found', what: 'variant' });
}

/** Refuses callers who neither organize the league nor are administrators of the site. */
async function removerOf(deps: Deps, caller: Caller, league: string): Promise<Outcome<null>> {
  const organizer = await organizerOf(deps, caller, league, 'organizerRunsVariants');
  if (organizer.ok) return organizer;
  const administrator = await siteAdminOnly(deps, caller);
  return administrator.ok || administrator.refusal.code === 'needs-passkey' ? administrator : organizer;
}

export async function variantsView(
  deps: Deps,
  caller: Caller | null,
  leagueId: string,
): Promise<Outcome<LeagueVariants>> {
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  const [variants, may] = await Promise.all([
    deps.store.variantsOf(leagueId),
    caller === null ? null : removerOf(deps, caller, leagueId),
  ]);
  return done({ variants: variants.map(viewOf), mayRemove: may?.ok === true });
}

export async function wholeVariant(deps: Deps, leagueId: string, id: string): Promise<Outcome<WholeVariant>> {
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  const [variant, text] = await Promise.all([
    deps.store.variant(leagueId, id),
    deps.store.variantFile(leagueId, id),
  ]);
  if (variant === undefined || text === undefined) return refuse({ code: 'not-found', what: 'variant' });
  return done({ ...viewOf(variant), file: JSON.parse(text) as File });
}

function viewOf({ league: _, addedAt, system, ...variant }: VariantRecord): LeagueVariant {
  return {
    ...variant,
    system: (system ?? DEFAULT_VARIANT_GAME) as LeagueVariant['system'],
    addedAt: iso(addedAt),
  };
}

/** What a file without problems says of itself. Its problems have their places in the file. */
async function checkedFile(
  system: GameSystemId,
  file: File,
): Promise<Outcome<Omit<VariantRecord, 'id' | 'league' | 'addedAt'>>> {
  const game = { system, options: { variant: file }, boardSize: undefined };
  const checked = await checkedGame(game);
  if (!checked.ok) {
    const { refusal } = checked;
    if (refusal.code !== 'invalid') return checked;
    // Their paths begin with `options.variant`, where a season has the file.
    const problems = refusal.problems.map((one) => ({ ...one, path: ['file', ...one.path.slice(2)] }));
    return refuse({ code: 'invalid', problems });
  }
  const { title, author, licence, version } = file as Readonly<
    Record<'title' | 'author' | 'licence', string>
  > & { readonly version: number };
  const powers = identityOf(game).seats.names.length;
  return done({ system, title, author, licence, version, powers, hash: sha256Hex(canonicalJson(file)) });
}

function entryOf(
  deps: Deps,
  caller: Caller,
  kind: 'add-variant' | 'remove-variant',
  { league, title, hash }: Pick<VariantRecord, 'league' | 'title' | 'hash'>,
) {
  const after = inSeries([
    line(message('log.leagueName'), title),
    line(message('log.hash'), hash.slice(0, 8)),
  ]);
  return actEntry(deps, caller, { league, season: null }, { kind, subject: message('log.variant'), after });
}
