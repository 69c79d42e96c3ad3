import type { GameRecord, Gate, OrdersRecord } from '../../../../functions/core/game/games.records';
import type { Written } from '../table/memory-table';
import { nameOf, type Watch } from '../watch';
import type { FaultyWorld } from '../world';

/** The players of seats, recorded at each change. */
export interface Seats {
  readonly broken: string[];
  /** The seat's player when orders took effect: by game, step, seat, version and receipt. */
  readonly holders: ReadonlyMap<string, string>;
}

/** I6: a seat has one player at a time, and the gate accepts no one else's orders. */
export function watchSeats(world: FaultyWorld): Seats {
  const broken: string[] = [];
  const holders = new Map<string, string>();
  world.onWrite((written) => {
    for (const { key, before, after } of written) {
      if (after === undefined) continue;
      if (key.sk === 'GAME')
        broken.push(
          ...faultsOfSeats(
            after as unknown as GameRecord,
            before as unknown as GameRecord | undefined,
            written,
          ),
        );
      if (!key.sk.startsWith('ORDERS#') || before?.body === after.body) continue;
      const record = JSON.parse(String(after.body)) as OrdersRecord;
      const game = world.table.get({ pk: key.pk, sk: 'GAME' }) as unknown as GameRecord | undefined;
      const holder = game?.seats.find(({ seat }) => seat === record.seat)?.player.id;
      holders.set(`${nameOf(record)} ${record.version} ${record.receipt}`, holder ?? 'nobody');
    }
  });
  return { broken, holders };
}

function faultsOfSeats(
  game: GameRecord,
  before: GameRecord | undefined,
  written: readonly Written[],
): readonly string[] {
  const faults: string[] = [];
  const players = game.seats.map(({ player }) => player.id);
  if (new Set(players).size < players.length) faults.push(`I6: somebody has two seats of ${game.id}`);
  const gate = written.find(({ key }) => key.sk === 'GATE')?.after as unknown as Gate | undefined;
  for (const { seat, player } of game.seats) {
    const old = before?.seats.find((one) => one.seat === seat)?.player.id;
    if (old === undefined || old === player.id) continue;
    if (gate?.holders?.[seat] !== player.id)
      faults.push(`I6: ${seat} of ${game.id} is ${player.id}'s, and the gate knows ${gate?.holders?.[seat]}`);
    if (!game.left.some((one) => one.seat === seat && one.player.id === old))
      faults.push(`I6: ${old} held ${seat} of ${game.id}, which is not kept`);
  }
  return faults;
}

/** I6: orders that a player got acknowledged were stored while the seat was theirs. */
export function faultsOfHolders({ acknowledged }: Watch, { holders }: Seats): readonly string[] {
  return [...acknowledged].flatMap(([name, person]) => {
    const holder = holders.get(name);
    return holder === undefined || holder === person
      ? []
      : [`I6: orders ${name} of ${person} were taken when the seat was ${holder}'s`];
  });
}
