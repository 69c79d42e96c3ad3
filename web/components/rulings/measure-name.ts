import { useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import { MEASURES } from '../../../engine/measures';

/** Names the figures of a game, which positions identify by their ids: "Stars". */
export function useMeasureName(system: GameSystemId): (id: string) => string {
  const say = useTranslate(system);
  return (id) => say(MEASURES[system].find((measure) => measure.id === id)?.name ?? id);
}
