import { gzipSync } from 'node:zlib';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { ny2047 } from '../../engine/ny2047';
import type { Position } from '../../engine/ny2047/types';
import { textRandom } from '../../engine/random';
import { TABLE } from '../../functions/host/create-tables';
import { itemBytes } from '../../functions/host/dynamo/item-size';
import type { Item } from '../../functions/host/dynamo/wire';
import { sweep } from '../../functions/services/follow-ups/sweep';
import { closeStep } from '../../functions/services/steps/close-step';
import { capacityMeter, consumedSince } from '../support/capacity-meter';
import { followChanges } from '../support/followed-changes';
import { type Board, DAY, startBoard } from '../support/season';
import { TABLE_REQUESTS } from '../support/table-visit';
import { startTelling } from '../support/telling';
import { START, startWorld, type World } from '../support/world';
import type { Usage } from './usage';

const DAY_MS = 24 * 3_600_000;
const VIEWS_OF_A_TURN = 6;

/** What a game of seven used, and what one sweep reads of the table when nothing is due. */
export interface Month {
  readonly usage: Usage;
  readonly sweepReadUnits: number;
}

interface Counts {
  requests: number;
  replyBytes: number;
  pageViews: number;
  turns: number;
}

/**
 * Plays one game of New York 2047 for some days, a turn a day, through the API and the services over the embedded
 * store: seven players look at the table six times a turn and give orders, every second one a draft before.
 *
 * @param asking how many of them have asked for a mail each turn
 */
export async function playMonth(days: number, asking = 0): Promise<Month> {
  const world = await startWorld();
  try {
    const board = await startBoard(world, { humans: 7, earlyClose: false, deadlines: { adjustment: DAY } });
    const telling = startTelling(world);
    const follow = followChanges(world, telling.deps);
    await telling.send();
    for (const person of Object.values(board.players).slice(0, asking))
      await person.put('/me/notifications', { choices: { 'your-turn': ['mail'] } });
    const meter = capacityMeter(world.dynamo.client);
    const counts: Counts = { requests: 0, replyBytes: 0, pageViews: 0, turns: 0 };
    const before = meter();
    const mailsBefore = telling.sent.length;
    while (world.clock.now() < START + days * DAY_MS && (await playTurn(world, board, counts)))
      await follow();
    const { events, deliveries } = await follow();
    const used = consumedSince(before, meter());
    const mails = telling.sent.slice(mailsBefore).filter(({ channel }) => channel === 'mail').length;
    const idle = meter();
    await sweep(world.deps);
    return {
      usage: {
        ...counts,
        events,
        deliveries,
        closings: counts.turns,
        mails,
        readUnits: used.read,
        writeUnits: used.write,
        storedBytes: await storedBytes(world),
      },
      sweepReadUnits: consumedSince(idle, meter()).read,
    };
  } finally {
    await world.close();
  }
}

/** @returns whether the game goes on */
async function playTurn(world: World, board: Board, counts: Counts): Promise<boolean> {
  const gate = await world.store.gate(board.game);
  const before = gate && (await world.store.step(board.game, gate.step - 1));
  if (gate === undefined || before === undefined || gate.state !== 'open') return false;
  let number = 0;
  for (const [seat, person] of Object.entries(board.players)) {
    const count = ({ status, text }: { readonly status: number; readonly text: string }) => {
      if (status !== 200) throw new Error(text);
      counts.requests += 1;
      counts.replyBytes += gzipSync(text).length;
    };
    for (let view = 0; view < VIEWS_OF_A_TURN; view += 1) {
      counts.pageViews += 1;
      for (const part of TABLE_REQUESTS) count(await person.get(`/games/${board.game}${part}`));
    }
    if (!gate.owing.includes(seat)) continue;
    const view = ny2047.view(before.position as Position, { kind: 'seat', seat });
    const orders = ny2047.bots.decent.orders(view, seat, textRandom(`${gate.step} ${seat}`));
    const saves = number % 2 === 0 ? [false, true] : [true];
    for (const ready of saves)
      count(await person.put(`/games/${board.game}/steps/${gate.step}/orders`, { orders, ready }));
    number += 1;
  }
  world.clock.set(gate.deadline);
  await closeStep(world.deps, board.game, gate.step);
  counts.turns += 1;
  return true;
}

async function storedBytes(world: World): Promise<number> {
  const { Items = [] } = await world.dynamo.client.send(new ScanCommand({ TableName: TABLE }));
  return Items.reduce((sum, item) => sum + itemBytes(marshall(item) as Item), 0);
}
