import { awardsKey, entryKey, hallKey, listing, outboxKey, rulingKey, seasonKey, trophyKey } from '../keys';
import type { ResultRuled } from '../records';
import { AwardsRecord, HallRecord, LogRecord, TrophyRecord } from '../result-records';
import type { Hall, ResultStore } from '../result-store';
import { logItem, rulingCounted } from './game-rulings';
import { getItem, queryItems, queryPage, type Table, type TransactItems, transact } from './table';

type Write = TransactItems[number];

/** Items of a transaction at most. */
const LARGEST = 100;

/** Rulings on results and entries with the league's log, and what a season leaves when it is over. */
export function rulingStore(
  table: Table,
): Pick<
  ResultStore,
  | 'ruleOnResult'
  | 'removeEntry'
  | 'logOfSeason'
  | 'logOfLeague'
  | 'concludeSeason'
  | 'awards'
  | 'trophiesOf'
  | 'hallOfFame'
> {
  const { name } = table;
  const put = (Item: Record<string, unknown>): Write => ({ Put: { TableName: name, Item } });

  return {
    async ruleOnResult({ ruling, entry, event }) {
      const ruled: ResultRuled = { id: event, kind: 'result-ruled', at: ruling.at, game: ruling.game };
      const written = await transact(table, [
        {
          Put: {
            TableName: name,
            Item: { ...rulingKey(ruling.game, ruling.number), ...ruling },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        put(logItem(entry)),
        put({ ...outboxKey(ruled.id, ruled.game), event: ruled }),
        rulingCounted(table, ruling),
      ]);
      return written.ok ? 'ruled' : 'changed-meanwhile';
    },

    async removeEntry({ season, player, state }, entry) {
      const written = await transact(table, [
        {
          Update: {
            TableName: name,
            Key: entryKey(season, player.id),
            UpdateExpression: 'SET #state = :removed',
            ConditionExpression: '#state = :state',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':removed': 'removed', ':state': state },
          },
        },
        {
          Update: {
            TableName: name,
            Key: seasonKey(season),
            UpdateExpression: 'ADD players :places',
            ExpressionAttributeValues: { ':places': state === 'in' ? -1 : 0 },
          },
        },
        put(logItem(entry)),
      ]);
      return written.ok ? 'removed' : 'changed-meanwhile';
    },

    async logOfSeason(season) {
      const range = { partition: `SEASON#${season}`, prefix: 'LOG#', consistent: true, newestFirst: true };
      return queryItems(table, range, LogRecord);
    },

    logOfLeague: (league, limit, after) =>
      queryPage(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#LOG`, newestFirst: true, limit, after },
        LogRecord,
      ),

    async concludeSeason({ hall, awards, trophies, without }) {
      const { season, league, system, champions, endedAt } = hall;
      const order = `${new Date(endedAt).toISOString()}#${season.id}`;
      const halls = [{ of: 'all' }, { of: 'system', id: system }, { of: 'league', id: league.id }] as const;
      const ended: Write = {
        Update: {
          TableName: name,
          Key: seasonKey(season.id),
          UpdateExpression: 'SET #status = :finished, champions = :champions',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':finished': 'finished', ':champions': champions },
        },
      };
      const shelves = [
        ...trophies.map((trophy) => put({ ...trophyKey(trophy.player, season.id), ...trophy })),
        ...without.map((player) => ({ Delete: { TableName: name, Key: trophyKey(player, season.id) } })),
      ];
      // A season may have more champions than a transaction has items, so its end is written last.
      for (let from = 0; from < shelves.length; from += LARGEST)
        await transact(table, shelves.slice(from, from + LARGEST));
      await transact(table, [
        ended,
        put({ ...awardsKey(season.id), season: season.id, awards }),
        ...halls.map((one) =>
          put({ ...hallKey(season.id, one.of), ...listing(hallName(one), order), ...hall }),
        ),
      ]);
    },

    awards: (season) => getItem(table, awardsKey(season), AwardsRecord, { consistent: true }),

    trophiesOf: (player) =>
      queryItems(
        table,
        { partition: `PLAYER#${player}`, prefix: 'TROPHY#', newestFirst: true },
        TrophyRecord,
      ),

    hallOfFame: (hall, limit, after) =>
      queryPage(
        table,
        { index: 'listing', partition: hallName(hall), newestFirst: true, limit, after },
        HallRecord,
      ),
  };
}

function hallName(hall: Hall): string {
  switch (hall.of) {
    case 'all':
      return 'HALL';
    case 'system':
      return `HALL#${hall.id}`;
    case 'league':
      return `LEAGUE#${hall.id}#HALL`;
  }
}
