import { PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  entryKey,
  gameKey,
  gateKey,
  leagueLogKey,
  listing,
  logKey,
  outboxKey,
  planKey,
  rulingKey,
  seatKey,
  substituteKey,
} from '../keys';
import { type GameRuled, type Gate, RulingRecord } from '../records';
import type { LogRecord } from '../result-records';
import type { GameRuling, RulingStore } from '../ruling-store';
import { gateItem, noteItem } from './items';
import type { LastingMemory } from './lasting-memory';
import { NAMES, OPEN_STEP } from './open-step';
import { queryItems, type Table, type TransactItems, transact } from './table';
import { current } from './versions';

/** An entry of a league's log as it is stored. */
export function logItem(entry: LogRecord): Record<string, unknown> {
  return {
    ...(entry.season === null ? leagueLogKey(entry.league, entry.id) : logKey(entry.season.id, entry.id)),
    ...listing(`LEAGUE#${entry.league}#LOG`, entry.id),
    ...entry,
  };
}

/** How many rulings there are, which the game's own record says. */
const COUNTED = 'rulings = :rulings';

/** Counts a ruling in the record of its game. */
export function rulingCounted(
  { name }: Table,
  { game, number }: Pick<RulingRecord, 'game' | 'number'>,
): TransactItems[number] {
  return {
    Update: {
      TableName: name,
      Key: gameKey(game),
      UpdateExpression: `SET ${COUNTED}`,
      ExpressionAttributeValues: { ':rulings': number },
    },
  };
}

/**
 * The writes of a ruling beside the change it makes: the ruling itself, its place in the game's count, its event, its
 * entry in the league's log.
 */
export function rulingItems(table: Table, ruled: GameRuling): TransactItems {
  return [...ruledItems(table, ruled), rulingCounted(table, ruled.ruling)];
}

/** The same for a change of the game's record, which counts the ruling itself. */
function ruledItems({ name }: Table, { ruling, entry, event }: GameRuling): TransactItems {
  const ruled: GameRuled = { id: event, kind: 'game-ruled', at: ruling.at, game: ruling.game };
  return [
    {
      Put: {
        TableName: name,
        Item: { ...rulingKey(ruling.game, ruling.number), ...ruling },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Put: { TableName: name, Item: { ...outboxKey(ruled.id, ruled.game), event: ruled } } },
    ...(entry === null ? [] : [{ Put: { TableName: name, Item: logItem(entry) } }]),
  ];
}

/** A gate in the place of the one that was read, if that is open and as it was, its deadline ahead or paused. */
export function openGateReplaced(
  { name }: Table,
  before: Gate,
  after: Gate,
  now: number,
): TransactItems[number] {
  return {
    Put: {
      TableName: name,
      Item: { ...gateKey(after.game), ...gateItem(after) },
      ...stillOpen(before, now),
    },
  };
}

/** The condition that a gate is open and as it was read, its deadline ahead or paused. */
function stillOpen({ step, deadline, pausedAt }: Gate, now: number) {
  const clock =
    pausedAt === undefined ? 'attribute_not_exists(pausedAt) AND deadline > :now' : 'pausedAt = :pausedAt';
  return {
    ConditionExpression: `${OPEN_STEP} AND deadline = :deadline AND ${clock}`,
    ExpressionAttributeNames: NAMES,
    ExpressionAttributeValues: {
      ':step': step,
      ':open': 'open',
      ':deadline': deadline,
      ...(pausedAt === undefined ? { ':now': now } : { ':pausedAt': pausedAt }),
    },
  };
}

/** What rulings on the clock change of a gate as it is stored. */
const CLOCK = ['openedAt', 'deadline', 'pausedAt', 'closesAt', 'duePk', 'dueSk'] as const;

/**
 * The clock of a gate as a ruling has it, if that is open and as it was read, its deadline ahead or paused. What seats
 * store at the same moment stays noted.
 */
export function clockMoved({ name }: Table, before: Gate, after: Gate, now: number): TransactItems[number] {
  const item = gateItem(after);
  const [set, gone] = [
    CLOCK.filter((attribute) => item[attribute] !== undefined),
    CLOCK.filter((attribute) => item[attribute] === undefined),
  ];
  const { ExpressionAttributeValues: values, ...condition } = stillOpen(before, now);
  return {
    Update: {
      TableName: name,
      Key: gateKey(after.game),
      UpdateExpression: [
        `SET ${set.map((attribute) => `${attribute} = :new${attribute}`).join(', ')}`,
        ...(gone.length === 0 ? [] : [`REMOVE ${gone.join(', ')}`]),
      ].join(' '),
      ...condition,
      ExpressionAttributeValues: {
        ...values,
        ...Object.fromEntries(set.map((attribute) => [`:new${attribute}`, item[attribute]])),
      },
    },
  };
}

/** Rulings on games that are being played: their clock, and who holds their seats. */
export function gameRulingStore(table: Table, memory: LastingMemory): RulingStore {
  const { name } = table;
  const rulings = (game: string) =>
    queryItems(table, { partition: `GAME#${game}`, prefix: 'RULING#', consistent: true }, RulingRecord);

  return {
    rulings,

    async rulingsOn({ id, rulings: count }) {
      if (count === 0) return [];
      const known = await memory.recall(`rulings ${id} ${count}`, async () => {
        const all = await rulings(id);
        return all.length < count ? undefined : all;
      });
      return known ?? rulings(id);
    },

    async saveLogEntry(entry) {
      await table.client.send(new PutCommand({ TableName: name, Item: current(logItem(entry)) }));
    },

    async saveRuling(ruled) {
      return (await transact(table, rulingItems(table, ruled))).ok ? 'ruled' : 'changed-meanwhile';
    },

    async moveClock(before, after, ruled) {
      const result = await transact(table, [
        clockMoved(table, before, after, ruled.ruling.at),
        ...rulingItems(table, ruled),
      ]);
      if (result.ok) return 'ruled';
      return result.failed[0] ? 'step-closed' : 'changed-meanwhile';
    },

    async replacePlayer(game, { seat, before, after, entry, byPolicy, missed }, ruled) {
      const at = game.seats.findIndex((one) => one.seat === seat);
      const whileOpen = {
        TableName: name,
        Key: gateKey(game.id),
        ConditionExpression: `${OPEN_STEP} AND (deadline > :now OR attribute_exists(pausedAt))`,
      };
      const values = { ':step': ruled.ruling.step, ':open': 'open', ':now': ruled.ruling.at };
      const open = missed
        ? {
            Update: {
              ...whileOpen,
              UpdateExpression: 'SET misses.#seat.#row = :none',
              ExpressionAttributeNames: { ...NAMES, '#seat': seat, '#row': 'row' },
              ExpressionAttributeValues: { ...values, ':none': 0 },
            },
          }
        : {
            ConditionCheck: {
              ...whileOpen,
              ExpressionAttributeNames: NAMES,
              ExpressionAttributeValues: values,
            },
          };
      const seated = {
        Update: {
          TableName: name,
          Key: gameKey(game.id),
          UpdateExpression: `SET ${COUNTED}, seats[${at}].player = :after, #left = list_append(if_not_exists(#left, :none), :leaver)`,
          ConditionExpression: `seats[${at}].seat = :seat AND seats[${at}].player.id = :before`,
          ExpressionAttributeNames: { '#left': 'left' },
          ExpressionAttributeValues: {
            ':rulings': ruled.ruling.number,
            ':seat': seat,
            ':before': before.id,
            ':after': after,
            ':none': [],
            ':leaver': [
              { seat, player: before, step: ruled.ruling.step, ...(byPolicy && { forfeited: true }) },
            ],
          },
        },
      };
      const listed = {
        Put: {
          TableName: name,
          Item: {
            ...seatKey(game.id, seat),
            ...listing(`PLAYER#${after.id}#RUNNING`, `${game.createdAt}#${game.id}`),
            game: game.id,
            seat,
            player: after,
          },
        },
      };
      const entered = {
        Put: {
          TableName: name,
          Item: { ...entryKey(game.season.id, after.id), ...entry },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      };
      // An offer is taken with the seat, so that boards that close together do not all take the same one.
      const taken = {
        Delete: {
          TableName: name,
          Key: substituteKey(game.season.id, after.id),
          ConditionExpression: 'attribute_exists(pk)',
        },
      };
      const result = await transact(table, [
        ...[open, seated, listed],
        ...(byPolicy !== null && after.kind === 'human' ? [taken] : []),
        ...(entry === null ? [] : [entered]),
        ...ruledItems(table, ruled),
        ...(byPolicy ?? []).map((note) => ({ Put: { TableName: name, Item: noteItem(note) } })),
        // A plan is of the player, not of the seat: the new one makes their own.
        { Delete: { TableName: name, Key: planKey(game.id, seat) } },
      ]);
      return result.ok ? 'ruled' : 'changed-meanwhile';
    },
  };
}
