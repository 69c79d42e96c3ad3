import { type Answered, nextInvited } from '../../../engine/tournament/circuit';
import { PLATFORM_CALLER } from '../access/caller';
import { newEntry } from '../entry/new-entry';
import { seasonAct } from '../league/log-act';
import { isBanned } from '../member/bans';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { hasLapsed } from './lapsed';
import { qualifiedOrder } from './qualified-order';

const DAY_MS = 86_400_000;
/** How often others may answer while the next one is being invited; after that the next run continues. */
const ATTEMPTS = 12;

/**
 * Ends invitations that nobody has answered in time, and invites the next in order until the season's places are held.
 * Repeating it is harmless: no one is asked twice, and two runs at once ask no one too many.
 */
export async function fillQualified(deps: Deps, season: SeasonRecord): Promise<void> {
  const invites = season.qualification?.invites ?? null;
  if (invites === null || season.status !== 'registration') return;
  await lapseInvitations(deps, season);
  const { order, leagues } = await qualifiedOrder(deps, season, invites.from);
  const people = new Map(order.map(({ player }) => [player.id, player]));
  const ids = await invitable(deps, season, leagues, [...people.keys()]);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // The count before the entries: whatever changes after it makes the invitation fail.
    const fresh = await deps.store.season(season.id);
    const entries = new Map((await deps.store.entries(season.id)).map((entry) => [entry.player.id, entry]));
    if (fresh?.status !== 'registration') return;
    const next = nextInvited(ids, invites.places, (player) => answerOf(entries.get(player)));
    const players = next.flatMap((id) => people.get(id) ?? []);
    if ((await inviteAll(deps, fresh, players)) === 'done') return;
  }
}

/** Invites them one after the other, until somebody else has changed who plays. */
async function inviteAll(
  deps: Deps,
  season: SeasonRecord,
  players: readonly PersonRecord[],
): Promise<'done' | 'changed-meanwhile'> {
  const days = season.qualification?.invites?.answerDays ?? null;
  let answers = season.answers ?? 0;
  for (const player of players) {
    const at = deps.clock();
    const answerBy = days === null ? null : at + days * DAY_MS;
    const entry = { ...newEntry(season, player, at, 'invited'), answerBy };
    const admitted = {
      id: deps.newId(),
      kind: 'admitted',
      at,
      season: season.id,
      player: player.id,
    } as const;
    const logged = await seasonAct(deps, PLATFORM_CALLER, season, {
      kind: 'entry',
      subject: player.name,
      after: message('log.invited'),
    });
    const invited = await deps.store.inviteNext(entry, answers, { ...admitted, from: 'invited' }, logged);
    if (invited === 'changed-meanwhile') return 'changed-meanwhile';
    answers += 1;
  }
  return 'done';
}

async function lapseInvitations(deps: Deps, season: SeasonRecord): Promise<void> {
  for (const entry of await deps.store.entries(season.id)) {
    if (!hasLapsed(entry, deps.clock())) continue;
    const logged = await seasonAct(deps, PLATFORM_CALLER, season, {
      kind: 'entry',
      subject: entry.player.name,
      after: message('log.lapsed'),
    });
    await deps.store.lapse(entry, logged);
  }
}

/**
 * Players who may be invited: members of the league, or of another one in which the table was played. Those who are
 * banned from the league, have left it or have deleted their account may not.
 */
export async function invitable(
  deps: Deps,
  { league }: Pick<SeasonRecord, 'league'>,
  playedIn: readonly string[],
  players: readonly string[],
): Promise<readonly string[]> {
  const now = deps.clock();
  const own = new Map((await deps.store.members(league.id)).map((one) => [one.player.id, one]));
  const guests = new Set<string>();
  for (const other of new Set(playedIn))
    if (other !== league.id) for (const { player } of await deps.store.members(other)) guests.add(player.id);
  return players.filter((player) => {
    const member = own.get(player);
    return member === undefined ? guests.has(player) : !isBanned(member, now);
  });
}

/** An invitation by mail counts as none: its player's place in the order invites them. */
export function answerOf(entry: EntryRecord | undefined): Answered {
  if (entry === undefined) return undefined;
  switch (entry.state) {
    case 'in':
    case 'waiting':
    case 'asked':
      return 'holds';
    case 'invited':
      return entry.answerBy === undefined ? undefined : 'holds';
    case 'withdrawn':
    case 'removed':
      return 'gone';
  }
}
