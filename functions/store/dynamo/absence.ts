import { BatchGetCommand, DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { AbsenceStore, MovedDeadline } from '../absence-store';
import { allowanceKey, dueIndex, gateKey, outboxKey, substituteKey } from '../keys';
import { AllowanceRecord, type DeadlineMoved, dueAt, Gate, SubstituteRecord } from '../records';
import { noteItem } from './items';
import { allStillReady, NAMES, OPEN_STEP, RUNNING_STEP } from './open-step';
import { conditionFailed, queryItems, type Table, type TransactItems, transact } from './table';
import { current } from './versions';

type Change = NonNullable<TransactItems[number]['Update']>;

/** The time of open steps beyond their deadline, what players have used of it, and who is willing to replace them. */
export function absenceStore(table: Table): AbsenceStore {
  const { client, name } = table;

  /** A change of a gate that is open at its step, usually not paused, and as far as the condition says as it was read. */
  const gateChange = (
    { game, step }: Gate,
    change: Pick<Change, 'UpdateExpression'>,
    condition: string,
    values: Record<string, unknown>,
    names: Record<string, string> = {},
    state = RUNNING_STEP,
  ) => ({
    TableName: name,
    Key: gateKey(game),
    UpdateExpression: change.UpdateExpression,
    ConditionExpression: `${state}${condition}`,
    ExpressionAttributeNames: { ...NAMES, ...names },
    ExpressionAttributeValues: { ':step': step, ':open': 'open', ...values },
  });
  const told = (event: DeadlineMoved) => ({
    Put: { TableName: name, Item: { ...outboxKey(event.id, event.game), event } },
  });

  return {
    async allowances(season, players, { consistent = true } = {}) {
      if (players.length === 0) return [];
      const Keys = players.map((player) => allowanceKey(season, player));
      const reply = await client.send(
        new BatchGetCommand({ RequestItems: { [name]: { Keys, ConsistentRead: consistent } } }),
      );
      return (reply.Responses?.[name] ?? []).map((item) => AllowanceRecord.parse(item));
    },

    async saveHolidays({ season, player, version }, holidays) {
      const written = await applied(() =>
        client.send(
          new UpdateCommand({
            TableName: name,
            Key: allowanceKey(season, player),
            UpdateExpression:
              'SET season = :season, player = :player, holidays = :holidays, version = :version',
            ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :before',
            ExpressionAttributeValues: {
              ':season': season,
              ':player': player,
              ':holidays': [...holidays],
              ':version': version + 1,
              ...(version === 0 ? {} : { ':before': version }),
            },
          }),
        ),
      );
      return written ? 'saved' : 'changed-meanwhile';
    },

    async setEarlyClose(gate, at) {
      const change = { UpdateExpression: 'SET closesAt = :at, dueSk = :dueSk' };
      const { condition, names, values } = allStillReady(gate);
      const update = gateChange(
        gate,
        change,
        ` AND attribute_not_exists(closesAt)${condition}`,
        { ...values, ':at': at, ':dueSk': dueIndex(gate.game, at).dueSk },
        names,
      );
      return (await applied(() => client.send(new UpdateCommand(update)))) ? 'set' : 'not-set';
    },

    async cancelEarlyClose(gate) {
      const change = { UpdateExpression: 'SET dueSk = :dueSk REMOVE closesAt' };
      const values = { ':dueSk': dueIndex(gate.game, gate.deadline).dueSk, ':closesAt': gate.closesAt };
      await applied(() =>
        client.send(new UpdateCommand(gateChange(gate, change, ' AND closesAt = :closesAt', values))),
      );
    },

    async moveDeadline(gate, moved) {
      const result = await transact(table, [
        { Update: movedGate(gate, moved) },
        told(moved.event),
        ...spentGraces(moved),
        ...(moved.notes ?? []).map((note) => ({ Put: { TableName: name, Item: noteItem(note) } })),
      ]);
      return result.ok ? 'moved' : 'changed-meanwhile';
    },

    async saveConsent(gate, seat, agrees) {
      const change = { UpdateExpression: agrees ? 'SET consents.#seat = :yes' : 'REMOVE consents.#seat' };
      const values = agrees ? { ':yes': true } : {};
      const update = gateChange(gate, change, ' AND attribute_exists(consents)', values, { '#seat': seat });
      return (await applied(() => client.send(new UpdateCommand(update)))) ? 'saved' : 'step-closed';
    },

    async saveVote(gate, seat, moved, now) {
      const before = Object.keys(gate.votes ?? {}).length;
      // A ruling may have moved the deadline, or an early close may have been set, since the gate was read.
      const early = gate.closesAt === undefined ? 'attribute_not_exists(closesAt)' : 'closesAt = :closesAt';
      const asTimed = ` AND deadline = :timed AND ${early}`;
      const sets = [
        'votes.#seat = :yes',
        ...(moved === null ? [] : ['deadline = :deadline', 'dueSk = :dueSk', 'extensions = :extensions']),
      ];
      const update = gateChange(
        gate,
        { UpdateExpression: `SET ${sets.join(', ')}` },
        ` AND size(votes) = :before AND attribute_not_exists(votes.#seat) AND deadline > :now${moved === null ? '' : asTimed}`,
        {
          ':yes': true,
          ':before': before,
          ':now': now,
          ...(moved === null
            ? {}
            : {
                ':deadline': moved.deadline,
                ':timed': gate.deadline,
                ...(gate.closesAt !== undefined && { ':closesAt': gate.closesAt }),
                ':dueSk': dueIndex(gate.game, dueAt({ ...gate, deadline: moved.deadline })).dueSk,
                ':extensions': (gate.extensions ?? 0) + 1,
              }),
        },
        { '#seat': seat },
      );
      const result = await transact(table, [{ Update: update }, ...(moved === null ? [] : [told(moved)])]);
      return result.ok ? 'saved' : 'changed-meanwhile';
    },

    async endDisorder(gate, seat, owes, deadline) {
      const sets =
        'misses.#seat.disorder = :no, misses.#seat.#row = :none, deadline = :deadline, dueSk = :dueSk';
      const update = gateChange(
        gate,
        { UpdateExpression: `SET ${sets}${owes ? ', owing = list_append(owing, :seats)' : ''}` },
        ' AND misses.#seat.disorder = :yes AND deadline = :before',
        {
          ...{ ':no': false, ':yes': true, ':none': 0 },
          ...{ ':before': gate.deadline, ':deadline': deadline },
          ':dueSk': dueIndex(gate.game, dueAt({ ...gate, deadline })).dueSk,
          ...(owes ? { ':seats': [seat] } : {}),
        },
        { '#seat': seat, '#row': 'row' },
        // Also while it is paused: seats are given then, and orders sent.
        OPEN_STEP,
      );
      try {
        const reply = await client.send(new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW' }));
        return Gate.parse(reply.Attributes);
      } catch (error) {
        if (conditionFailed(error)) return undefined;
        throw error;
      }
    },

    async substitutes(season) {
      const range = { partition: `SEASON#${season}`, prefix: 'SUBSTITUTE#', consistent: true };
      const list = await queryItems(table, range, SubstituteRecord);
      return [...list].sort((one, other) => one.at - other.at || (one.player.id < other.player.id ? -1 : 1));
    },

    async saveSubstitute(substitute) {
      const Item = { ...substituteKey(substitute.season, substitute.player.id), ...substitute };
      // Whoever is on the list keeps their place.
      const ConditionExpression = 'attribute_not_exists(pk)';
      await applied(() =>
        client.send(new PutCommand({ TableName: name, Item: current(Item), ConditionExpression })),
      );
    },

    async removeSubstitute(season, player) {
      await client.send(new DeleteCommand({ TableName: name, Key: substituteKey(season, player) }));
    },
  };

  function movedGate(gate: Gate, { event, grace, moved }: MovedDeadline) {
    const sets = [
      'deadline = :deadline',
      'dueSk = :dueSk',
      ...(grace === undefined ? [] : ['grace = :grace']),
      ...(moved === undefined ? [] : ['moved = :moved']),
    ];
    return gateChange(
      gate,
      // It moves for somebody who is not ready: an early close that was set is not to come.
      { UpdateExpression: `SET ${sets.join(', ')} REMOVE closesAt` },
      ` AND deadline = :before${grace === undefined ? '' : ' AND attribute_not_exists(grace)'}`,
      {
        ':before': gate.deadline,
        ':deadline': event.deadline,
        ':dueSk': dueIndex(gate.game, event.deadline).dueSk,
        ...(grace === undefined ? {} : { ':grace': grace }),
        ...(moved === undefined ? {} : { ':moved': moved }),
      },
    );
  }

  function spentGraces({ graces }: MovedDeadline): TransactItems {
    return (graces?.players ?? []).map((player) => ({
      Update: {
        TableName: name,
        Key: allowanceKey(graces?.season ?? '', player),
        UpdateExpression: 'SET season = :season, player = :player ADD graces :one',
        ConditionExpression: 'attribute_not_exists(graces) OR graces < :most',
        ExpressionAttributeValues: {
          ':season': graces?.season,
          ':player': player,
          ':one': 1,
          ':most': graces?.most,
        },
      },
    }));
  }
}

/** @returns false if the write's condition did not hold */
async function applied(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
