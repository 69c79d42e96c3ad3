import type { GameTable } from '../../functions/core/game/game-table.schema';
import type { Game, Step, StoredOrders } from '../../functions/core/game/games.schema';

const NOW = '2026-01-01T00:00:00.000Z';

/** A running game as its player sees it: seat "a" of two, in its third step, with a deadline in an hour. */
export function shownGame(
  more: Partial<Omit<Game, 'me'>> & { readonly me?: Partial<Game['me']> } = {},
): Game {
  const { me, ...rest } = more;
  const seats = ['a', 'b'].map((seat) => ({
    seat,
    state: 'nothing',
    player: { id: seat, name: seat, kind: 'human' },
  }));
  return {
    ...{
      id: 'g',
      mark: 'm1',
      system: 'classic',
      options: {},
      label: 'Spring',
      status: 'running',
      state: 'open',
      now: NOW,
    },
    ...{ season: { id: 's', name: 'Winter Tide' }, league: { id: 'l', name: 'Club' }, board: 3, step: 3 },
    ...{ practice: null, friends: null, waits: false, earlyClose: false, last: null, steps: [], seats },
    deadline: '2026-01-01T01:00:00.000Z',
    ...rest,
    me: {
      seat: 'a',
      roles: [],
      pass: 'pass 1',
      player: null,
      keeper: null,
      decision: 'orders',
      fallback: null,
      stored: null,
      ...me,
    },
  } as unknown as Game;
}

export function shownTable(game: Game = shownGame(), unread: readonly number[] = []): GameTable {
  return {
    game,
    absence: { policy: null },
    rulings: [],
    press: {
      threads: unread.map((count, at) => ({ id: `${at}`, unread: count })),
      writing: { to: 'anybody', why: null },
      mark: 'p1',
    },
  } as unknown as GameTable;
}

export function storedOrders(orders: readonly unknown[], version: number, ready = false): StoredOrders {
  return { orders: [...orders], ready, version, storedAt: NOW, receipt: '' };
}

export function closedStep(step: number, more: Partial<Step> = {}): Step {
  return { step, label: `Step ${step}`, orders: [], ...more } as Step;
}
