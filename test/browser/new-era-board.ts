import type { Browser, Page } from '@playwright/test';
import { decentBot } from '../../engine/new-era/bots/decent';
import type { View } from '../../engine/new-era/types';
import type { Game } from '../../functions/api/schemas/games';
import type { League, Leagues } from '../../functions/api/schemas/leagues';
import type { Season } from '../../functions/api/schemas/seasons';
import { read, startOneBoard, write } from './api-calls';
import { personOf } from './people';

const PLAYERS = ['Ines Okafor', 'Tomasz Wrona'] as const;

export interface NewEraBoard {
  readonly game: string;
  readonly address: string;
  /** The players in turn order from the first, each with a browser of their own. */
  readonly players: readonly [Page, Page];
}

/** A board of two people at the first pick of its first turn. */
export async function newEraBoard(browser: Browser): Promise<NewEraBoard> {
  const olga = await personOf(browser, 'Olga Brandt');
  const league = (await read<Leagues>(olga, '/leagues')).leagues.find(
    ({ name }) => name === 'Winter Tide League',
  );
  const { id } = await write<Season>(olga, 'POST', `/leagues/${league?.id}/seasons`, {
    name: `Rust ${(await read<League>(olga, `/leagues/${league?.id}`)).seasons.length}`,
    system: 'new-era',
    boardSize: PLAYERS.length,
    deadlines: { orders: 1440, adjustment: 480, earlyClose: true },
  });
  const [ines, tomasz] = [await personOf(browser, PLAYERS[0]), await personOf(browser, PLAYERS[1])];
  for (const page of [ines, tomasz]) await write(page, 'POST', `/seasons/${id}/entries`, {});
  const game = await startOneBoard(olga, id);
  const { me, position } = await read<Game>(ines, `/games/${game}`);
  const isFirst = (position as View).first === me.seat;
  return { game, address: `/games/${game}`, players: isFirst ? [ines, tomasz] : [tomasz, ines] };
}

/** Lets both seats play as our bot would until the game is there. @returns who is asked then, and who is not */
export async function playUntil(
  { game, players }: NewEraBoard,
  isThere: (view: View) => boolean,
): Promise<readonly [asked: Page, other: Page]> {
  for (;;) {
    const [own, other] = await Promise.all(players.map((page) => read<Game>(page, `/games/${game}`)));
    if (own === undefined || other === undefined) throw new Error('the board has two players');
    if (own.state !== 'open') continue;
    const view = own.position as View;
    const isOwn = view.awaiting?.seat === own.me.seat;
    const [asked, waiting] = isOwn ? players : [players[1], players[0]];
    if (isThere(view)) return [asked, waiting];
    const { position, me, step } = isOwn ? own : other;
    const orders = decentBot.orders(position, me.seat ?? '', NO_CHANCE);
    await write(asked, 'PUT', `/games/${game}/steps/${step}/orders`, { orders, ready: true });
  }
}

/** The bot that plays here draws no numbers. */
const NO_CHANCE = { drawn: 0, draw: (low: number) => low };
