import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
import type { GameTableProps } from '../table/game-table';

/** A line of a short notation begins with a word in capitals. */
const LIKE_AN_ORDER = /^[A-Z]{4,}\d? \S/;

export interface PressOrderProps {
  readonly text: string;
  readonly game: Game;
  /** Shown for a text that is not an order of the game. */
  readonly otherwise: ReactNode;
}

/**
 * Orders in press: those that the reader can quote, their own of this turn and everyone's of the last step, and the
 * drawing of those that were quoted.
 * @param own the reader's orders of this turn
 * @param PressOrder draws one; always the same component
 * @param load loads what writes orders in the game's notation and leaves out those that are nothing to quote; always
 * the same function
 */
export function useQuotes(
  game: Game,
  own: readonly unknown[],
  PressOrder: ComponentType<PressOrderProps>,
  load: () => Promise<(orders: readonly unknown[]) => readonly string[]>,
): Required<Pick<GameTableProps<string>, 'quoted' | 'quotable'>> {
  const { last } = game;
  const quotable = useMemo(() => {
    const orders = [...own, ...(last?.orders.map(({ order }) => order) ?? [])];
    return orders.length === 0 ? [] : async () => [...new Set((await load())(orders))];
  }, [own, last, load]);
  const quoted = useMemo(
    () => () => (text: string, otherwise: ReactNode) =>
      LIKE_AN_ORDER.test(text) ? (
        <Suspense fallback={otherwise}>
          <PressOrder {...{ text, game, otherwise }} />
        </Suspense>
      ) : null,
    [game, PressOrder],
  );
  return { quoted, quotable };
}
