import { gzipSync } from 'node:zlib';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { ny2047 } from '../../engine/ny2047';
import type { Position } from '../../engine/ny2047/types';
import { textRandom } from '../../engine/random';
import { closeStep } from '../../functions/core/step/close-step';
import { passFor } from '../../functions/core/today/reader-pass';
import { TABLE } from '../../functions/host/create-tables';
import { itemBytes } from '../../functions/host/dynamo/item-size';
import type { Item } from '../../functions/host/dynamo/wire';
import { sweep } from '../../functions/sweep/sweep';
import { capacityMeter, consumedSince } from '../support/capacity-meter';
import { followChanges } from '../support/followed-changes';
import { startNotifying } from '../support/notifying';
import { type Board, DAY, startBoard } from '../support/season';
import { TABLE_REQUESTS } from '../support/table-visit';
import { type Answer, type Person, START, startWorld, type World } from '../support/world';
import { type Asked, KINDS, type Kind, type Usage } from './usage';

const DAY_MS = 24 * 3_600_000;

/** The usage of a game of seven, and the reads of one sweep when nothing is due. */
export interface Month {
  readonly usage: Usage;
  readonly sweepReadUnits: number;
}

type Counted = { -readonly [Part in keyof Asked]: number };

/** How each player looks at the table. */
export interface Looking {
  readonly looks: number;
  /** The requests of a look that ask whether something has changed. */
  readonly questions: number;
  /** The number of days, each with a turn. */
  readonly days: number;
}

/**
 * Plays one game of New York 2047 for some days, a turn a day, through the API and the services over the embedded
 * store: seven players look at the table and give orders, every second one with a draft before.
 * @param asking how many of them want a mail each turn
 */
export async function playMonth(looking: Looking, asking = 0): Promise<Month> {
  const world = await startWorld();
  try {
    const board = await startBoard(world, { humans: 7, earlyClose: false, deadlines: { adjustment: DAY } });
    const telling = startNotifying(world);
    const follow = followChanges(world, telling.deps);
    await telling.send();
    for (const person of Object.values(board.players).slice(0, asking))
      await person.put('/me/notifications', { choices: { 'your-turn': ['mail'] } });
    const meter = capacityMeter(world.dynamo.client);
    const visit = new Visit(world, board, meter, looking);
    const before = meter();
    const mailsBefore = telling.sent.length;
    while (world.clock.now() < START + looking.days * DAY_MS && (await visit.playTurn())) await follow();
    const { events, deliveries } = await follow();
    const used = consumedSince(before, meter());
    const mails = telling.sent.slice(mailsBefore).filter(({ channel }) => channel === 'mail').length;
    const idle = meter();
    await sweep(world.deps);
    const { asked, turns } = visit;
    const sum = (part: 'readUnits' | 'writeUnits') => KINDS.reduce((all, kind) => all + asked[kind][part], 0);
    return {
      usage: {
        turns,
        asked,
        followed: {
          ...{ closings: turns, events, deliveries, mails },
          readUnits: used.read - sum('readUnits'),
          writeUnits: used.write - sum('writeUnits'),
        },
        storedBytes: await storedBytes(world),
      },
      sweepReadUnits: consumedSince(idle, meter()).read,
    };
  } finally {
    await world.close();
  }
}

/** Seven players at one table, and their requests. */
class Visit {
  turns = 0;
  readonly asked: Record<Kind, Counted>;

  constructor(
    private readonly world: World,
    private readonly board: Board,
    private readonly meter: ReturnType<typeof capacityMeter>,
    private readonly looking: Looking,
  ) {
    const none = () => ({ count: 0, readUnits: 0, writeUnits: 0, bytes: 0 });
    this.asked = { views: none(), questions: none(), calls: none() };
  }

  private async count(kind: Kind, ask: () => Promise<Answer>): Promise<void> {
    const before = this.meter();
    const { status, text } = await ask();
    if (status !== 200) throw new Error(text);
    const used = consumedSince(before, this.meter());
    const counted = this.asked[kind];
    counted.count += 1;
    counted.readUnits += used.read;
    counted.writeUnits += used.write;
    counted.bytes += gzipSync(text).length;
  }

  /**
   * Plays a turn.
   * @returns whether the game goes on
   */
  async playTurn(): Promise<boolean> {
    const { world, board } = this;
    const gate = await world.store.gate(board.game);
    const before = gate && (await world.store.step(board.game, gate.step - 1));
    if (gate === undefined || before === undefined || gate.state !== 'open') return false;
    for (const [number, [seat, person]] of Object.entries(board.players).entries()) {
      for (let look = 0; look < this.looking.looks; look += 1) await this.look(person);
      if (!gate.owing.includes(seat)) continue;
      const view = ny2047.view(before.position as Position, { kind: 'seat', seat });
      const orders = ny2047.bots.steady.orders(view, seat, textRandom(`${gate.step} ${seat}`));
      for (const ready of number % 2 === 0 ? [false, true] : [true])
        await this.order(person, `/games/${board.game}/steps/${gate.step}/orders`, { orders, ready });
    }
    world.clock.set(gate.deadline);
    await closeStep(world.deps, board.game, gate.step);
    this.turns += 1;
    return true;
  }

  private async look(person: Person): Promise<void> {
    const { game } = this.board;
    for (const part of TABLE_REQUESTS) await this.count('views', () => person.get(`/games/${game}${part}`));
    const pass = await passFor(this.world.deps, { id: person.id, name: '', email: null }, game);
    const { questions } = this.looking;
    for (let asked = 0; asked < questions; asked += 1)
      await this.count('questions', () => this.world.visitor().get(`/changed/games/${game}?pass=${pass}`));
  }

  /** Gives orders; the page's requests for the game follow them. */
  private async order(person: Person, path: string, body: object): Promise<void> {
    const { game } = this.board;
    await this.count('calls', () => person.put(path, body));
    await this.count('calls', () => person.get(`/games/${game}/table`));
  }
}

async function storedBytes(world: World): Promise<number> {
  const { Items = [] } = await world.dynamo.client.send(new ScanCommand({ TableName: TABLE }));
  return Items.reduce((sum, item) => sum + itemBytes(marshall(item) as Item), 0);
}
