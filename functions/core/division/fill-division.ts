import { PLATFORM_CALLER } from '../access/caller';
import { newEntry } from '../entry/new-entry';
import { seasonAct } from '../league/log-act';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { divisionsOf } from '../standings/division-tables';
import { type DivisionSeason, divisionsNamed } from './division-ladder';

/**
 * Keeps a division filled before it starts. For each player who declined the place that the last season gave them, asks
 * the next player of the division below, in the final order; a player who accepts leaves the division below, whose
 * place is filled likewise. Repeating it is harmless: no one is asked twice.
 */
export async function fillDivision(deps: Deps, season: SeasonRecord): Promise<void> {
  const { division, after, status } = season;
  if (division === undefined || after === undefined || status !== 'registration') return;
  const before = await deps.store.season(after);
  if (before?.division === undefined || before.division.of === division.of) return;
  const entries = await deps.store.entries(season.id);
  const ladder = divisionsNamed(await deps.store.seasonsNow(season.league.id), division.of);
  const below = ladder.find((one) => one.division.level === division.level + 1);
  if (below === undefined) return;
  const entriesBelow = below.status === 'registration' ? await deps.store.entries(below.id) : [];
  await leaveBelow(deps, below, entries, entriesBelow);
  if (!entries.some(({ state }) => state === 'withdrawn' || state === 'removed')) return;
  const last = await divisionsOf(deps, after, division);
  if (!last.ok) return;
  const planned = last.value.next[division.level - 1] ?? [];
  const there = entries.filter(({ state }) => state !== 'withdrawn' && state !== 'removed');
  // The best of the division below; if none of them wants promotion, a relegated player stays.
  const inOrder = [below.division.level, division.level].flatMap(
    (level) => last.value.tables.find((one) => one.season.division.level === level)?.table ?? [],
  );
  // A player with an entry here was asked, or given a place, before.
  const known = new Set(entries.map(({ player }) => player.id));
  const candidates = inOrder
    .map(({ player }) => entriesBelow.find((entry) => entry.player.id === player))
    .filter((entry) => entry?.state === 'in' && !known.has(entry.player.id));
  for (const entry of candidates.slice(0, Math.max(0, planned.length - there.length)))
    if (entry !== undefined) await ask(deps, season, entry);
}

/** Players who took a place above give back the one that they had below. */
async function leaveBelow(
  deps: Deps,
  below: DivisionSeason,
  entries: readonly EntryRecord[],
  entriesBelow: readonly EntryRecord[],
): Promise<void> {
  const taken = new Set(entries.filter(({ state }) => state === 'in').map(({ player }) => player.id));
  for (const entry of entriesBelow)
    if (entry.state === 'in' && taken.has(entry.player.id))
      await deps.store.moveEntry(entry, 'withdrawn', null, { events: [seasonChanged(deps, below.id)] });
}

/** Invites the next player of the division below. */
async function ask(deps: Deps, season: SeasonRecord, { player }: EntryRecord): Promise<void> {
  const at = deps.clock();
  if (isBanned(await deps.store.member(season.league.id, player.id), at)) return;
  const admitted = { id: deps.newId(), kind: 'admitted', at, season: season.id, player: player.id } as const;
  await deps.store.enter(newEntry(season, player, at, 'invited'), null, {
    events: [{ ...admitted, from: 'invited' }],
    logged: await seasonAct(deps, PLATFORM_CALLER, season, {
      kind: 'entry',
      subject: player.name,
      after: message('log.invited'),
    }),
    replaces: [],
  });
}
