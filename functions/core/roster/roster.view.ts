import pMap from 'p-map';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { keptAnswers } from '../entry/answers';
import type { AnswersRecord } from '../entry/answers.records';
import type { InvitationRecord } from '../invitation/invitations.records';
import { waits } from '../invitation/invite-by-mail';
import { mailStateOf } from '../invitation/mail-state';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import { type PageAsked, pageOf } from '../platform/page-of-list';
import type { EntryRecord } from '../season/seasons.records';
import type { AddedList } from './add-players';
import { namesToAsk } from './names-to-ask';
import { isOpenedByName } from './open-accounts';
import { rosterIdOf } from './remove-player';
import type { Roster, RosterRow } from './roster.schema';

/** Rows of a page. */
const ROWS = 100;
const FIRST: PageAsked = { page: 1, search: '' };

const ORDER = ['asked', 'in', 'waiting', 'invited'] as const;

/** A page of a season's players, for its organizers, and the outcome of a list that they have just added. */
export async function rosterView(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { added = [], skipped = [], asked = FIRST }: Partial<AddedList> & { readonly asked?: PageAsked } = {},
): Promise<Outcome<Roster>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerSeesRoster');
  if (!found.ok) return found;
  const { id, name, status, round, questions = [] } = found.value;
  const [entries, invitations] = await Promise.all([
    deps.store.entries(seasonId),
    deps.store.invitations(seasonId),
  ]);
  const listed = rosterOf(entries, invitations);
  const { items, ...paged } = pageOf(listed, ROWS, asked, (one) => [
    'player' in one ? one.player : one.invited,
  ]);
  const shown = items.flatMap((one) => ('player' in one ? one.player.id : []));
  const answers = questions.length === 0 ? [] : await deps.store.answersOf(seasonId, shown);
  const isFirst = asked.page === 1 && asked.search === '';
  const toAsk = isFirst ? await namesToAsk(deps, found.value, entries) : [];
  const players = await pMap(
    items,
    (one) =>
      'player' in one
        ? rowOf(
            deps,
            one,
            round + 1,
            answers.find(({ player }) => player === one.player.id),
          )
        : invitedRow(deps, one.invited),
    { concurrency: 8 },
  );
  return done({
    ...{ season: { id, name, status, questions }, nextRound: round + 1, ...paged, players },
    ...{ added: [...added], skipped: [...skipped], toAsk: [...toAsk] },
  });
}

/** A person invited by mail address, with or without an account. */
interface ByMail {
  readonly invited: InvitationRecord;
}

/**
 * Entries, with invitations by mail instead of the entries that wait for their answers: what an organizer sees for an
 * address must not depend on whether it has an account, or on what its owner does elsewhere in the season.
 */
function rosterOf(
  entries: readonly EntryRecord[],
  invitations: readonly InvitationRecord[],
): readonly (EntryRecord | ByMail)[] {
  const byMail = new Set(invitations.map(({ player }) => player));
  const shown = entries.filter(({ state, player }) => state !== 'invited' || !byMail.has(player.id));
  return [
    ...ORDER.flatMap((state) => shown.filter((entry) => entry.state === state)),
    ...invitations.filter((one) => waits(one, entries)).map((invited) => ({ invited })),
  ];
}

async function invitedRow(deps: Deps, invitation: InvitationRecord): Promise<RosterRow> {
  const { id, name, at, by } = invitation;
  return {
    ...{ id, name, kind: 'human', state: 'invited' },
    since: iso(at),
    ...{ enteredBy: by.name, absent: false, login: 'self', hasCome: true },
    ...(await mailStateOf(deps, invitation)),
    answers: [],
  };
}

async function rowOf(
  deps: Deps,
  entry: EntryRecord,
  nextRound: number,
  answers: AnswersRecord | undefined,
): Promise<RosterRow> {
  const { player, state, at, enteredBy, absent = [] } = entry;
  // The login of a player who is only invited is private.
  const login =
    enteredBy === undefined || state === 'invited' ? undefined : await deps.store.loginOf(player.id);
  // An address is not examined: whether its owner has logged in is private.
  const byLink = isOpenedByName(player.id, login);
  return {
    ...{ id: rosterIdOf(entry), name: player.name, kind: player.kind, state },
    since: iso(at),
    enteredBy: enteredBy?.name ?? null,
    absent: absent.includes(nextRound),
    login: byLink ? 'link' : 'self',
    hasCome: byLink ? login.hasCome : true,
    ...{ mail: null, mailAt: null },
    answers: [...keptAnswers(answers, deps.clock())],
  };
}
