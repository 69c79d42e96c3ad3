import type { LeadingWords, Measure } from './game';
import type { Message } from './game/message';
import { entryOf, forEachGame, type GameSystemId, type PlayedGame } from './games';

/** The measures of each game with an engine, without its rules, which is all that records and tables need. */
export const MEASURES: Readonly<Record<GameSystemId, readonly Measure[]>> = forEachGame(
  ({ measures }) => measures,
);

/** The measures of the game of a season or board, the leading one first; none if it counts places or wins alone. */
export function measuresOf({ system, options }: PlayedGame): readonly Measure[] {
  const { measures, byOptions } = entryOf(system);
  return byOptions?.measures?.(options) ?? measures;
}

function leadingOf({ system, options }: PlayedGame): LeadingWords {
  const { leading, byOptions } = entryOf(system);
  return byOptions?.leading?.(options) ?? leading;
}

/** An amount of the leading measure: "7 stars". */
export function countedIn(game: PlayedGame, count: number): Message {
  return leadingOf(game).amount(count);
}

/** The unit of the leading measure in the singular, within a sentence: "star". */
export function oneCountedOf(game: PlayedGame): Message {
  return leadingOf(game).one;
}

/** The unit of the leading measure in the plural, within a sentence: "stars". */
export function countedOf(game: PlayedGame): Message {
  return leadingOf(game).many;
}

/** The measure that decides; one that no seat has, if the game counts places or wins alone. */
export function leadingMeasure(game: PlayedGame): Measure {
  return measuresOf(game)[0] ?? { id: '', name: 'points' };
}
