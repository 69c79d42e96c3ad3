import type { RefusalReason } from '../../../messages/refusal-reason';
import type { TextIn } from '../../../messages/text-in';
import type { Caller } from '../access/caller';
import { leagueOf, organizerOf } from '../access/guards';
import type { LeagueRecord } from '../account/people.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { inSeries, line, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { newInvitationCode } from './invitation-code';
import { type Act, actEntry } from './log-act';
import { linksInWords, translationsInLog } from './translations-in-log';

/** The settings of a league that organizers decide. */
type LeagueTexts = Pick<LeagueRecord, 'name' | 'about' | 'rules' | 'venue' | 'links' | 'private'> & {
  /** Unchanged if left out. */
  readonly aboutIn?: TextIn | undefined;
  readonly rulesIn?: TextIn | undefined;
  readonly sanctions?: LeagueRecord['sanctions'] | undefined;
};

export interface WantedLeague extends LeagueTexts {
  readonly newInvitation: boolean;
  /** The version that the organizer has read. */
  readonly version: number;
}

/**
 * Changes a league for an organizer and logs the change. A league that becomes private gets an invitation link; a new
 * name is copied to its seasons and boards. Refused if the league has been changed since it was read.
 */
export async function changeLeague(
  deps: Deps,
  caller: Caller,
  id: string,
  { newInvitation, version, aboutIn, rulesIn, sanctions, ...wanted }: WantedLeague,
): Promise<Outcome<null>> {
  const found = await organizedLeague(deps, caller, id, 'organizerChangesSettings');
  if (!found.ok) return found;
  const before = found.value;
  if (before.version !== version) return refuse({ code: 'changed-meanwhile' });
  const renews = newInvitation || before.code === null;
  const texts = { aboutIn: aboutIn ?? before.aboutIn, rulesIn: rulesIn ?? before.rulesIn };
  const followed = { sanctions: sanctions ?? before.sanctions };
  const after = {
    ...before,
    ...wanted,
    ...texts,
    ...followed,
    code: wanted.private && renews ? newInvitationCode(deps) : before.code,
  };
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0)
    return after.code === before.code ? done(null) : write(deps, caller, before, after);
  return write(deps, caller, before, after, {
    before: inWords(before, changed),
    after: inWords(after, changed),
  });
}

/** The fields that can change, each with its text for the log. */
const WORDS = {
  name: ({ name }) => line(message('log.leagueName'), name),
  about: ({ about }) => line(message('log.aboutLeague'), about),
  aboutIn: ({ aboutIn }) => translationsInLog(message('log.aboutLeague'), aboutIn),
  rules: ({ rules }) => line(message('log.houseRules'), rules),
  rulesIn: ({ rulesIn }) => translationsInLog(message('log.houseRules'), rulesIn),
  venue: ({ venue }) => line(message('log.venue'), venue),
  links: ({ links }) => linksInWords(links),
  sanctions: ({ sanctions }) => line(message('log.sanctions'), sanctionsInWords(sanctions)),
  private: (league) => line(message('log.seenBy'), message(league.private ? 'log.members' : 'log.everybody')),
} as const satisfies Readonly<Partial<Record<keyof LeagueRecord, (league: LeagueRecord) => StoredText>>>;
const FIELDS = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** "2 warnings in 365 days: banned for 14 days", step by step. */
function sanctionsInWords({ days, steps }: LeagueRecord['sanctions']): StoredText {
  return (
    inSeries(
      steps.map(({ warnings, ban }) =>
        ban === null
          ? message('log.sanctionForGood', { warnings, days })
          : message('log.sanction', { warnings, days, ban }),
      ),
    ) || message('log.none')
  );
}

async function write(
  deps: Deps,
  caller: Caller,
  before: LeagueRecord,
  after: LeagueRecord,
  said: Pick<Act, 'before' | 'after'> = { after: message('log.newLink') },
): Promise<Outcome<null>> {
  const { id, name } = after;
  const act = { kind: 'league-settings', subject: name, ...said } as const;
  const entry = await actEntry(deps, caller, { league: id, season: null }, act);
  const renamed = { kind: 'league-renamed', at: deps.clock(), league: { id, name } } as const;
  const event = name === before.name ? null : { ...renamed, id: deps.newId() };
  const written = await deps.store.changeLeague(before, after, entry, event);
  return written === 'changed' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

function inWords(league: LeagueRecord, changed: readonly (keyof typeof WORDS)[]): StoredText {
  return inSeries(changed.map((field) => WORDS[field](league)).filter((said) => said !== ''));
}

/**
 * Closes or reopens a league for an organizer. The seasons of a closed league continue, but it accepts no new seasons
 * or members.
 */
export async function closeLeague(
  deps: Deps,
  caller: Caller,
  id: string,
  closed: boolean,
): Promise<Outcome<null>> {
  const found = await organizedLeague(deps, caller, id, 'organizerClosesLeague');
  if (!found.ok) return found;
  const league = found.value;
  if ((league.closedAt !== null) === closed) return refuse({ code: 'nothing-changes' });
  const act = { kind: closed ? 'close-league' : 'reopen-league', subject: league.name } as const;
  const entry = await actEntry(deps, caller, { league: id, season: null }, act);
  const after = { ...league, closedAt: closed ? deps.clock() : null };
  const written = await deps.store.changeLeague(league, after, entry, null);
  return written === 'changed' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

async function organizedLeague(
  deps: Deps,
  caller: Caller,
  id: string,
  why: RefusalReason['text'],
): Promise<Outcome<LeagueRecord>> {
  const league = await leagueOf(deps, id);
  if (!league.ok) return league;
  const organizer = await organizerOf(deps, caller, id, why);
  return organizer.ok ? league : organizer;
}
