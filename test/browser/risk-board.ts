import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { View } from '../../engine/nyc-risk/types';
import type { Game } from '../../functions/core/game/games.schema';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { read, startOneBoard, write } from './api-calls';
import { personOf } from './people';

const PLAYERS = ['Ines Okafor', 'Tomasz Wrona', 'Kenji Mori'] as const;

const MAP = JSON.parse(
  readFileSync(new URL('../../engine/nyc-risk/data/map.json', import.meta.url), 'utf8'),
) as {
  readonly neighbourhoods: readonly {
    readonly id: string;
    readonly name: string;
    readonly adj: readonly string[];
  }[];
};
export const NEIGHBOURS = new Map(MAP.neighbourhoods.map(({ id, adj }) => [id, adj]));
export const NAMES = new Map(MAP.neighbourhoods.map(({ id, name }) => [id, name]));

export interface RiskBoard {
  readonly address: string;
  /** The players in turn order, each with a separate browser. */
  readonly players: readonly Page[];
  /** The names of the hoods with mayors. A test that conquers one changes what the next can do. */
  readonly mayors: readonly string[];
}

/** A board of three people with dealt hoods and placed units, at its first turn. */
export async function riskBoard(browser: Browser): Promise<RiskBoard> {
  const olga = await personOf(browser, 'Olga Brandt');
  const league = (await read<Leagues>(olga, '/leagues')).leagues.find(
    ({ name }) => name === 'Winter Tide League',
  );
  const { id } = await write<Season>(olga, 'POST', `/leagues/${league?.id}/seasons`, {
    name: `Boroughs ${(await read<League>(olga, `/leagues/${league?.id}`)).seasons.length}`,
    system: 'nyc-risk',
    options: { setup: 'deal' },
    boardSize: PLAYERS.length,
    deadlines: { orders: 1440, adjustment: 480, earlyClose: true },
  });
  const people = [];
  for (const name of PLAYERS) {
    const page = await personOf(browser, name);
    await write(page, 'POST', `/seasons/${id}/entries`, {});
    people.push(page);
  }
  const game = await startOneBoard(olga, id);
  const mayors: string[] = [];
  for (const page of people) mayors.push(await placeUnits(page, game));
  return { address: `/games/${game}`, players: await inTurnOrder(people, game), mayors };
}

/**
 * Puts every unit and the mayor on the hood with most neighbours of others.
 * @returns its name
 */
async function placeUnits(page: Page, id: string): Promise<string> {
  const game = await read<Game>(page, `/games/${id}`);
  const { hoods, frontUnits } = game.position as View;
  const own = Object.keys(hoods).filter((hood) => hoods[hood]?.owner === game.me.seat);
  const rivals = (hood: string) => (NEIGHBOURS.get(hood) ?? []).filter((next) => !own.includes(next)).length;
  const [first = ''] = own.sort((one, other) => rivals(other) - rivals(one));
  const count = 35 - own.length - (frontUnits[game.me.seat ?? ''] ?? 0);
  await write(page, 'PUT', `/games/${id}/steps/${game.step}/orders`, {
    orders: [{ type: 'place', placements: [{ to: first, count }], mayor: first }],
    ready: true,
  });
  return NAMES.get(first) ?? first;
}

async function inTurnOrder(people: readonly Page[], id: string): Promise<readonly Page[]> {
  const seats = await Promise.all(
    people.map(async (page) => ({ page, game: await read<Game>(page, `/games/${id}`) })),
  );
  const { order } = seats[0]?.game.position as View;
  return order.flatMap((seat) => seats.find(({ game }) => game.me.seat === seat)?.page ?? []);
}
