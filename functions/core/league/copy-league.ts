import type { Caller } from '../access/caller';
import { leagueOf, organizerOf } from '../access/guards';
import type { LeagueRecord } from '../account/people.records';
import { personFor } from '../account/profile';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { seasonWith } from '../season/manage-seasons';
import { seasonChanged } from '../season/season-changed';
import type { SeasonRecord } from '../season/seasons.records';
import { settingsToCopy, textsToCopy } from '../template/settings-to-copy';
import { newInvitationCode } from './invitation-code';
import type { CopyLeague } from './leagues.schema';
import { actEntry } from './log-act';
import { ofLeague } from './names-elsewhere';

/**
 * Opens a league with the texts, house rules and sanctions of another one for an organizer of that one, with a draft for
 * each of the chosen seasons. Nobody else comes along: the caller gives roles again.
 */
export async function copyLeague(
  deps: Deps,
  caller: Caller,
  from: string,
  { name, seasons: wanted, circuits: withCircuits }: CopyLeague,
): Promise<Outcome<LeagueRecord>> {
  const found = await leagueOf(deps, from);
  if (!found.ok) return found;
  const organizer = await organizerOf(deps, caller, from, 'organizerCopies');
  if (!organizer.ok) return organizer;
  const { from: _, hidden: __, ...settings } = found.value;
  const league: LeagueRecord = {
    ...settings,
    ...{ id: deps.newId(), name, createdAt: deps.clock(), organizer: await personFor(deps, caller) },
    ...{ closedAt: null, code: settings.private ? newInvitationCode(deps) : null, version: 0 },
  };
  const drafts: SeasonRecord[] = [];
  for (const id of new Set(wanted)) {
    const season = await deps.store.season(id);
    if (season?.league.id !== from) return refuse({ code: 'not-found', what: 'season' });
    const input = { ...settingsToCopy(season), name: season.name };
    const draft = await seasonWith(deps, league, input, { texts: textsToCopy(season) });
    if (!draft.ok) return draft;
    drafts.push(draft.value);
  }
  const circuits = withCircuits ? await deps.store.circuitsOf(from) : [];
  const entry = await actEntry(
    deps,
    caller,
    { league: league.id, season: null },
    {
      kind: 'copy-league',
      subject: name,
      after: ofLeague(
        from,
        message('log.copiedFrom', { name: found.value.name }),
        message('log.copiedFromHidden'),
      ),
    },
  );
  const member = {
    ...{ league: league.id, player: league.organizer, joinedAt: league.createdAt },
    roles: ['organizer' as const, 'player' as const],
  };
  await deps.store.copyLeague(league, member, {
    entry,
    drafts: drafts.map((draft) => ({ draft, event: seasonChanged(deps, draft.id, { draftOf: league.id }) })),
    circuits: circuits.map((circuit) => ({
      ...circuit,
      ...{ id: deps.newId(), league: league.id, events: [], createdAt: league.createdAt, version: 1 },
    })),
  });
  return done(league);
}
