import type { Browser, Page } from '@playwright/test';
import type { Order } from '../../engine/new-era/orders/order-types';
import type { View } from '../../engine/new-era/types';
import type { Game } from '../../functions/core/game/games.schema';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { read, startOneBoard, write } from './api-calls';
import { personOf } from './people';

const PLAYERS = ['Ines Okafor', 'Tomasz Wrona'] as const;

export interface NewEraBoard {
  readonly game: string;
  readonly address: string;
  /** The players in turn order from the first, each with a separate browser. */
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

/**
 * Both seats build what they can until the game is in this state.
 * @returns the page whose turn it is, and the other
 */
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
    for (const order of ideas(position as View, me.seat ?? ''))
      if (await isTaken(asked, `/games/${game}/steps/${step}/orders`, order)) break;
  }
}

/** Orders of a player who wants to build, the most expensive first; the last of these is always possible. */
function ideas({ awaiting, display, players }: View, seat: string): readonly Order[] {
  if (awaiting?.decision === 'draft') return [{ type: 'draft', prefer: display ?? [] }];
  if (awaiting?.decision === 'spoils') return [{ type: 'spoils', take: [] }];
  const hand = players[seat]?.hand;
  const cards = typeof hand === 'object' ? hand : [];
  return [
    ...(['incorp', 'coop', 'conquest'] as const).flatMap((slot) =>
      cards.map((card): Order => ({ type: 'contactCard', slot, as: 'act', card })),
    ),
    { type: 'pass' },
  ];
}

async function isTaken(page: Page, path: string, order: Order): Promise<boolean> {
  return page.evaluate(
    async ([where, body]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      return (await fetch(`/v1${where}`, { method: 'PUT', headers, body })).ok;
    },
    [path, JSON.stringify({ orders: [order], ready: true })] as const,
  );
}
