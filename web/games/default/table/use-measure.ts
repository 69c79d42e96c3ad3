import { useMemo } from 'react';
import { useTranslate } from '#texts';
import { countedIn, countedOf, leadingMeasure, oneCountedOf } from '../../../../engine/measures';
import type { Game } from '../../../../functions/core/game/games.schema';
import type { Measure } from '../../../components/table/table-head';

type Played = Pick<Game, 'system' | 'options'>;

/** The leading figure of a game, in the words of its engine. */
export function useMeasure(game: Played): Measure {
  const say = useTranslate(game.system);
  const { system, options } = game;
  return useMemo(() => {
    const played = { system, options };
    return {
      id: leadingMeasure(played).id,
      one: say(oneCountedOf(played)),
      many: say(countedOf(played)),
    };
  }, [say, system, options]);
}

/** Says how much of the leading figure a seat has: "7 men". */
export function useTranslateMeasure(game: Played) {
  const say = useTranslate(game.system);
  const { id } = leadingMeasure(game);
  return (figures: Readonly<Record<string, number>> | undefined) => say(countedIn(game, figures?.[id] ?? 0));
}
