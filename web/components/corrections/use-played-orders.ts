import { useEffect, useState } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
import { api } from '../../lib/api';
import { answerTo } from '../../lib/ask-until-answered';
import type { Corrections } from './corrections';
import { useCorrections } from './with-corrections';

/** The orders of a seat in a step, as far as the reader may see them, and those that it could have given. */
export interface PlayedOrders {
  readonly corrections: Corrections;
  /** The position before the step, as the reader sees it. */
  readonly before: unknown;
  readonly given: readonly unknown[];
}

/** Fetches the orders of a seat in a step with the game's own offers; null until both are loaded. */
export function usePlayedOrders(
  { id }: Pick<Game, 'id'>,
  step: number,
  seat: string,
  onRead: (given: readonly unknown[]) => void = () => undefined,
): PlayedOrders | null {
  const load = useCorrections();
  const [played, setPlayed] = useState<PlayedOrders | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn or seat begins with its own orders
  useEffect(() => {
    let current = true;
    setPlayed(null);
    const read = async () => {
      const [answer, corrections] = await Promise.all([
        answerTo(() => api('GET /games/{id}/steps/{step}', { id, step })),
        load(),
      ]);
      if (!current || !answer.ok) return;
      const { before, orders } = answer.value;
      const given = orders.filter((verdict) => verdict.seat === seat).map(({ order }) => order);
      setPlayed({ corrections, before, given });
      onRead(given);
    };
    void read();
    return () => {
      current = false;
    };
  }, [id, step, seat]);
  return played;
}
