import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { FairPlayStore } from '../fair-play-store';
import { dealingsKey, listing, presenceKey } from '../keys';
import { DealingsRecord, PresenceRecord } from '../records';
import { queryItems, type Table } from './table';
import { current } from './versions';

const KEPT_MS = 180 * 24 * 3_600_000;

const StoredDealings = z
  .object({ body: z.string() })
  .transform(({ body }) => DealingsRecord.parse(JSON.parse(body)));

/** Presences of players, and how finished games were played. */
export function fairPlayStore(table: Table): FairPlayStore {
  const { client, name } = table;
  return {
    async notePresence({ player, device, network, lastAt }) {
      await client.send(
        new UpdateCommand({
          TableName: name,
          Key: presenceKey(player, device, network),
          UpdateExpression:
            'SET player = :player, device = :device, network = :network, lastAt = :at, firstAt = if_not_exists(firstAt, :at), expiresAt = :expires',
          ExpressionAttributeValues: {
            ':player': player,
            ':device': device,
            ':network': network,
            ':at': lastAt,
            ':expires': Math.ceil((lastAt + KEPT_MS) / 1000),
          },
        }),
      );
    },

    presencesOf: (player) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'PRESENCE#' }, PresenceRecord),

    async saveDealings(dealings) {
      const { league, system, game, endedAt } = dealings;
      const order = `${new Date(endedAt).toISOString()}#${game}`;
      await client.send(
        new PutCommand({
          TableName: name,
          Item: current({
            ...dealingsKey(game),
            ...listing(`LEAGUE#${league}#DEALINGS#${system}`, order),
            body: JSON.stringify(dealings),
          }),
        }),
      );
    },

    dealingsIn: (league, system, limit) =>
      queryItems(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#DEALINGS#${system}`, newestFirst: true, limit },
        StoredDealings,
      ),
  };
}
