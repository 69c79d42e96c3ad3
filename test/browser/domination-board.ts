import type { Browser, Page } from '@playwright/test';
import type { View } from '../../engine/domination/types';
import type { Game } from '../../functions/core/game/games.schema';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { read, startOneBoard, write } from './api-calls';
import { personOf } from './people';

const PLAYERS = ['Ines Okafor', 'Tomasz Wrona'] as const;

export interface DominationBoard {
  readonly address: string;
  /** The players in rotation from the first, each with a separate browser. */
  readonly players: readonly Page[];
}

/** A board of two people at the beginning of its first game turn. */
export async function dominationBoard(browser: Browser): Promise<DominationBoard> {
  const olga = await personOf(browser, 'Olga Brandt');
  const league = (await read<Leagues>(olga, '/leagues')).leagues.find(
    ({ name }) => name === 'Winter Tide League',
  );
  const { id } = await write<Season>(olga, 'POST', `/leagues/${league?.id}/seasons`, {
    name: `World ${(await read<League>(olga, `/leagues/${league?.id}`)).seasons.length}`,
    system: 'domination',
    boardSize: PLAYERS.length,
    deadlines: { orders: 1440, adjustment: 480, earlyClose: true },
  });
  const people: Page[] = [];
  for (const name of PLAYERS) {
    const page = await personOf(browser, name);
    await write(page, 'POST', `/seasons/${id}/entries`, {});
    people.push(page);
  }
  const game = await startOneBoard(olga, id);
  const seated = await Promise.all(
    people.map(async (page) => ({ page, game: await read<Game>(page, `/games/${game}`) })),
  );
  const { order, first } = seated[0]?.game.position as View;
  const rotation = [first, ...order.filter((seat) => seat !== first)];
  return {
    address: `/games/${game}`,
    players: rotation.flatMap((seat) => seated.find((one) => one.game.me.seat === seat)?.page ?? []),
  };
}
