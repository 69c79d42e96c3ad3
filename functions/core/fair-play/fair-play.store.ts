import * as z from 'zod';
import { iso } from '../platform/instants';
import { dealingsKey, listing, presenceKey } from '../platform/keys';
import { queryItems, type Table } from '../platform/reads';
import { put, update, write } from '../platform/writes';
import { DealingsRecord, PresenceRecord } from './fair-play.records';

const KEPT_MS = 180 * 24 * 3_600_000;

const StoredDealings = z
  .object({ body: z.string() })
  .transform(({ body }) => DealingsRecord.parse(JSON.parse(body)));

/**
 * Presences of players, and how finished games were played: for moderators who suspect that players do not play for
 * themselves.
 */
export function fairPlayStore(table: Table) {
  return {
    /** Records a player's presence; stored for half a year after the last time. */
    async notePresence({ player, device, network, lastAt }: Omit<PresenceRecord, 'firstAt'>) {
      const sets = 'player = :player, device = :device, network = :network, lastAt = :lastAt';
      const kept = 'firstAt = if_not_exists(firstAt, :lastAt), expiresAt = :expiresAt';
      const expiresAt = Math.ceil((lastAt + KEPT_MS) / 1000);
      const values = { player, device, network, lastAt, expiresAt };
      await write(table, update(presenceKey(player, device, network), `SET ${sets}, ${kept}`, { values }));
    },

    presencesOf: (player: string) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'PRESENCE#' }, PresenceRecord),

    /** Stores how a game was played, replacing earlier data of the same game. */
    async saveDealings(dealings: DealingsRecord) {
      const { league, system, game, endedAt } = dealings;
      const order = `${iso(endedAt)}#${game}`;
      const list = listing(`LEAGUE#${league}#DEALINGS#${system}`, order);
      await write(table, put({ ...dealingsKey(game), ...list, body: JSON.stringify(dealings) }));
    },

    /** Those of the latest finished games of one system in a league. */
    dealingsIn: (league: string, system: string, limit: number) =>
      queryItems(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#DEALINGS#${system}`, newestFirst: true, limit },
        StoredDealings,
      ),
  };
}
