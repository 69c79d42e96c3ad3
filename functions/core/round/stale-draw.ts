import type { Deps } from '../platform/deps';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { drawRound, isShort } from './draw-round';
import { playersOf } from './eligible-players';

/**
 * Discards planned rounds that name a player who has left, or seat a player who sits out, so that they are planned
 * again, or wait for players as if they had not been planned. One without enough remaining players stays for its
 * organizers, who may add a player or cancel the season.
 * @returns whether a round has been discarded
 */
export async function discardStaleDraw(
  deps: Deps,
  season: SeasonRecord,
  rounds: readonly RoundRecord[],
): Promise<boolean> {
  const planned = rounds.filter(({ state }) => state === 'planned');
  if (planned.length === 0) return false;
  const entries = await deps.store.entries(season.id);
  let isDiscarded = false;
  for (const round of planned) {
    if (!isSpoiled(season, round, entries)) continue;
    const waits = isShort(season, { entries, boards: [], rounds }, round.round);
    if (!waits && (await drawRound(deps, season, round.round)) === 'over') continue;
    if ((await deps.store.discardPlan(season.id, round.round)) === 'discarded') isDiscarded = true;
  }
  return isDiscarded;
}

/**
 * Whether a planned round names a player who has left, or seats a player who sits out; an organizer's manual seating
 * may do the latter.
 */
function isSpoiled(season: SeasonRecord, round: RoundRecord, entries: readonly EntryRecord[]): boolean {
  if (goneFrom(round, entries).length > 0) return true;
  if (season.format.kind === 'ladder' || round.certificate.method === 'by-hand') return false;
  const playing = new Set(playersOf(season, entries, round.round).map(({ player }) => player.id));
  const people = entries.filter(({ player }) => player.kind === 'human').map(({ player }) => player.id);
  const seated = new Set(seatedIn(round));
  return people.some((player) => seated.has(player) && !playing.has(player));
}

/** Those whom a planned round names and who have left the season since. */
export function goneFrom(round: RoundRecord, entries: readonly EntryRecord[]): readonly EntryRecord[] {
  const named = new Set([...round.sittingOut, ...seatedIn(round)]);
  return entries.filter(({ player, state }) => named.has(player.id) && state !== 'in');
}

function seatedIn({ boards }: RoundRecord): readonly string[] {
  return boards.flatMap((board) => Object.values(board));
}
