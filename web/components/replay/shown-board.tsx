import { useTexts } from '#texts';
import type { Step } from '../../../functions/core/game/games.schema';
import { useStepDrawing } from '../table/step-drawing';
import type { Player } from './use-player';

interface ShownBoardProps {
  readonly step: Step | undefined;
  readonly player: Player;
  readonly title: string;
}

/** The board of the place: before the first step there is only the board at its start. */
export function ShownBoard({ step, player, title }: ShownBoardProps) {
  const t = useTexts('replay');
  const { board } = useStepDrawing();
  if (step === undefined) return <p className="empty">{t('fetching')}</p>;
  if (player.at > 0) return board(step, player.shows === 'after', title, 'settled');
  return board({ ...step, position: step.before, orders: [], events: [], sentences: [] }, true, title);
}
