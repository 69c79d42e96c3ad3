import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { boardKey, entryKey, listing, roundKey, seasonKey } from '../keys';
import { EntryRecord, RoundRecord, SeasonRecord } from '../records';
import type { SeasonStore } from '../store';
import { StoredBoard } from './items';
import { outboxItem } from './outbox';
import { conditionFailed, getItem, queryItems, type Table, transact } from './table';
import { current } from './versions';

/** Seasons, who plays in them, and the summaries of their boards. */
export function seasonStore(table: Table): SeasonStore {
  const { client, name } = table;

  /** The season takes registrations, and has a place if one is taken. */
  const takePlaces = (season: string, places: 1 | 0 | -1, capacity: number | null, open: boolean) => ({
    Update: {
      TableName: name,
      Key: seasonKey(season),
      UpdateExpression: 'ADD players :places',
      ConditionExpression: [
        open
          ? '(#status = :registration OR (#status = :running AND registration.#late = :true))'
          : 'attribute_exists(pk)',
        ...(places === 1 && capacity !== null ? ['players < :capacity'] : []),
      ].join(' AND '),
      ...(open ? { ExpressionAttributeNames: { '#status': 'status', '#late': 'late' } } : {}),
      ExpressionAttributeValues: {
        ':places': places,
        ...(open ? { ':registration': 'registration', ':running': 'running', ':true': true } : {}),
        ...(places === 1 && capacity !== null ? { ':capacity': capacity } : {}),
      },
    },
  });

  return {
    season: (id) => getItem(table, seasonKey(id), SeasonRecord, { consistent: true }),

    seasonsOf: (league) =>
      queryItems(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#SEASONS`, newestFirst: true, limit: 100 },
        SeasonRecord,
      ),

    async createSeason(season) {
      const list = listing(`LEAGUE#${season.league.id}#SEASONS`, String(season.createdAt));
      await client.send(
        new PutCommand({
          TableName: name,
          Item: current({ ...seasonKey(season.id), ...list, ...season }),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    },

    async entries(season) {
      const range = { partition: `SEASON#${season}`, prefix: 'ENTRY#', consistent: true };
      const entries = await queryItems(table, range, EntryRecord);
      return [...entries].sort(
        (one, other) => one.at - other.at || (one.player.id < other.player.id ? -1 : 1),
      );
    },

    entry: (season, player) => getItem(table, entryKey(season, player), EntryRecord, { consistent: true }),

    async enter(entry, capacity) {
      const Item = { ...entryKey(entry.season, entry.player.id), ...entry };
      const written = await transact(table, [
        takePlaces(entry.season, entry.state === 'in' ? 1 : 0, capacity, true),
        {
          Put: {
            TableName: name,
            Item,
            // Whoever withdrew may come back.
            ConditionExpression: 'attribute_not_exists(pk) OR #state = :withdrawn',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':withdrawn': 'withdrawn' },
          },
        },
      ]);
      if (written.ok) return 'entered';
      if (written.failed[1]) return 'already-in';
      const season = await getItem(table, seasonKey(entry.season), SeasonRecord, { consistent: true });
      const full = capacity !== null && season !== undefined && season.players >= capacity;
      return entry.state === 'in' && full && season.status !== 'finished' ? 'full' : 'closed';
    },

    async enterBot(entry) {
      const Item = { ...entryKey(entry.season, entry.player.id), ...entry };
      // Twice is harmless: the second one changes nothing, and counts no place.
      await transact(table, [
        takePlaces(entry.season, 1, null, false),
        { Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      ]);
    },

    async moveEntry(entry, to, capacity, event) {
      const places = entry.state === to ? 0 : to === 'in' ? 1 : entry.state === 'in' ? -1 : 0;
      const written = await transact(table, [
        takePlaces(entry.season, places, capacity, false),
        {
          Update: {
            TableName: name,
            Key: entryKey(entry.season, entry.player.id),
            UpdateExpression: 'SET #state = :to, since = :since',
            ConditionExpression: '#state = :from',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':from': entry.state, ':to': to, ':since': entry.since },
          },
        },
        ...(event === undefined ? [] : [{ Put: { TableName: name, Item: outboxItem(event) } }]),
      ]);
      return written.ok ? 'moved' : written.failed[1] ? 'changed-meanwhile' : 'full';
    },

    async saveEntryDetails({ season, player, prefers, avoids, zone, confirmed, accepted }) {
      return updated(table, {
        Key: entryKey(season, player.id),
        UpdateExpression: `SET prefers = :prefers, avoids = :avoids, #zone = :zone, confirmed = :confirmed${accepted === undefined ? '' : ', accepted = :accepted'}`,
        ConditionExpression: 'attribute_exists(pk) AND NOT #state IN (:withdrawn, :removed)',
        ExpressionAttributeNames: { '#state': 'state', '#zone': 'zone' },
        ExpressionAttributeValues: {
          ':prefers': prefers,
          ':avoids': avoids,
          ':zone': zone,
          ':confirmed': confirmed,
          ...(accepted === undefined ? {} : { ':accepted': accepted }),
          ':withdrawn': 'withdrawn',
          ':removed': 'removed',
        },
      }).then((saved) => (saved ? 'saved' : 'not-in'));
    },

    async changeSeason(before, after) {
      const settings = Object.entries(settingsOf(after));
      const given = settings.filter(([, value]) => value !== undefined);
      const absent = settings.filter(([, value]) => value === undefined);
      const set = given.map((_, at) => `#s${at} = :s${at}`).join(', ');
      const remove = absent.map((_, at) => `#a${at}`).join(', ');
      return updated(table, {
        Key: seasonKey(before.id),
        UpdateExpression: `SET ${set}${remove === '' ? '' : ` REMOVE ${remove}`}`,
        ConditionExpression: '#status = :status AND #round = :round',
        ExpressionAttributeNames: {
          ...Object.fromEntries(given.map(([key], at) => [`#s${at}`, key])),
          ...Object.fromEntries(absent.map(([key], at) => [`#a${at}`, key])),
          '#status': 'status',
          '#round': 'round',
        },
        ExpressionAttributeValues: {
          ...Object.fromEntries(given.map(([, value], at) => [`:s${at}`, value])),
          ':status': before.status,
          ':round': before.round,
        },
      }).then((changed) => (changed ? 'changed' : 'changed-meanwhile'));
    },

    async startSeason(season, drawSeed, rounds) {
      const reply = await client.send(
        new UpdateCommand({
          TableName: name,
          Key: seasonKey(season),
          // A start that was cut off is taken up again with the seed it began with.
          UpdateExpression:
            'SET #status = :running, drawSeed = if_not_exists(drawSeedOnce, :seed), drawSeedOnce = if_not_exists(drawSeedOnce, :seed), rounds = :rounds',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':running': 'running', ':seed': drawSeed, ':rounds': rounds },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return SeasonRecord.parse(reply.Attributes);
    },

    rounds: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'ROUND#', consistent: true }, RoundRecord),

    round: (season, round) => getItem(table, roundKey(season, round), RoundRecord, { consistent: true }),

    async planRound(round) {
      const key = roundKey(round.season, round.round);
      try {
        await client.send(
          new PutCommand({
            TableName: name,
            Item: current({ ...key, ...round }),
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        );
        return round;
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        const kept = await getItem(table, key, RoundRecord, { consistent: true });
        return kept ?? round;
      }
    },

    async changeRound({ season, round, state, boards, certificate }) {
      const changed = await updated(table, {
        Key: roundKey(season, round),
        UpdateExpression: 'SET #state = :state, boards = :boards, certificate = :certificate',
        ConditionExpression: '#state = :planned',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': state,
          ':boards': boards,
          ':certificate': certificate,
          ':planned': 'planned',
        },
      });
      return changed ? 'changed' : 'already-open';
    },

    async discardPlan(season, round) {
      try {
        await client.send(
          new DeleteCommand({
            TableName: name,
            Key: roundKey(season, round),
            ConditionExpression: '#state = :planned',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':planned': 'planned' },
          }),
        );
        return 'discarded';
      } catch (error) {
        if (conditionFailed(error)) return 'already-open';
        throw error;
      }
    },

    async openRound(season, round) {
      try {
        await client.send(
          new UpdateCommand({
            TableName: name,
            Key: seasonKey(season),
            UpdateExpression: 'SET #round = :round',
            ConditionExpression: '#round < :round',
            ExpressionAttributeNames: { '#round': 'round' },
            ExpressionAttributeValues: { ':round': round },
          }),
        );
        return 'opened';
      } catch (error) {
        if (conditionFailed(error)) return 'already-open';
        throw error;
      }
    },

    boards: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'BOARD#', consistent: true }, StoredBoard),

    async saveBoard(board) {
      const later =
        '#step < :step OR (#step = :step AND (attribute_not_exists(revision) OR revision <= :revision))';
      const { line } = board;
      // Of two lines of play the one that a later ruling began is the newer one, whatever its step.
      const newer =
        line === undefined
          ? `attribute_not_exists(#line) AND (${later})`
          : `attribute_not_exists(#line) OR #line < :line OR (#line = :line AND (${later}))`;
      try {
        await client.send(
          new PutCommand({
            TableName: name,
            Item: current({ ...boardKey(board.season, board.round, board.board), ...board }),
            ConditionExpression: `attribute_not_exists(pk) OR ${newer}`,
            ExpressionAttributeNames: { '#step': 'step', '#line': 'line' },
            ExpressionAttributeValues: {
              ':step': board.step,
              ':revision': board.revision ?? 0,
              ...(line === undefined ? {} : { ':line': line }),
            },
          }),
        );
      } catch (error) {
        if (!conditionFailed(error)) throw error;
      }
    },
  };
}

/** Everything of a season that an organizer decides, and what follows from it alone. */
function settingsOf(season: SeasonRecord) {
  const { name, options, boardSize, format, leftOver, registration, rounds } = season;
  const { scoring, aggregation, teams, division, apart, press, disputes, deadlines, absence } = season;
  return {
    ...{ name, options, boardSize, format, leftOver, registration, rounds },
    ...{ scoring, aggregation, teams, division, apart, press, disputes, deadlines, absence },
  };
}

/** @returns false if the condition did not hold */
async function updated(
  { client, name }: Table,
  update: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName'>,
): Promise<boolean> {
  try {
    await client.send(new UpdateCommand({ TableName: name, ...update }));
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
