import type { StageOfBoard } from '../../../engine/tournament/stage-names';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Texts } from '../../lib/texts';

/** A stage of a cup or a double elimination, or a section outside the cup, by its name. */
export function stageWords(t: Texts<'sections'>, name: StageOfBoard): string {
  switch (name) {
    case 'quarter-final':
      return t('stage.quarter');
    case 'semi-final':
      return t('stage.semi');
    case 'final':
      return t('stage.final');
    case 'grand-final':
      return t('stage.grandFinal');
    case 'second-final':
      return t('stage.second');
    case 'third-place':
      return t('thirdPlace');
    case 'consolation':
      return t('consolation');
  }
}

/** The name of a round that has one; null for all others. */
export function stageOfRound(
  t: Texts<'sections'>,
  { stages }: Pick<Season, 'stages'>,
  round: number,
): string | null {
  const stage = stages.find((one) => one.round === round);
  return stage === undefined ? null : stageWords(t, stage.name);
}
