import pMap from 'p-map';
import type { Deps } from '../platform/deps';
import { isBanned } from './bans';

/** Those of some players whom a league has banned, or who have left it. */
export async function formerPlayers(
  deps: Deps,
  league: string,
  players: readonly string[],
): Promise<ReadonlySet<string>> {
  const members = new Map((await deps.store.members(league)).map((one) => [one.player.id, one]));
  const isFormer = async (player: string) => {
    // Those who have left are no longer among the members; others have never been members.
    const member = members.get(player) ?? (await deps.store.member(league, player));
    return isBanned(member, deps.clock()) || member?.leftAt !== undefined;
  };
  const answers = await pMap(players, isFormer, { concurrency: 8 });
  return new Set(players.filter((_, at) => answers[at]));
}
