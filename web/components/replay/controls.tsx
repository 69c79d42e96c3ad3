import { ChevronLeft, ChevronRight, Flag, Pause, Play } from 'lucide-react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { Tools } from '../map/tools';
import type { Player } from './use-player';

interface ControlsProps {
  readonly game: Game;
  readonly player: Player;
  /** The label of the current place. */
  readonly label: string;
  /** The step after which the winners kept the lead until the end; null if there is none. */
  readonly decided: number | null;
}

/** The slider over all steps, with its buttons. */
export function Controls({ game, player, label, decided }: ControlsProps) {
  const t = useTexts('replay');
  const { at, shows, last, go } = player;
  const boards = [
    ['orders', t('orders')],
    ['after', t('after')],
  ] as const;
  const decidedAt = game.steps.findIndex(({ step }) => step === decided) + 1;
  return (
    <div className="replay-controls">
      <div className="replay-bar">
        <StepButtons player={player} />
        <input
          type="range"
          aria-label={t('step')}
          aria-valuetext={label}
          min={0}
          max={last}
          value={at}
          onChange={(event) => go({ at: Number(event.target.value), shows })}
        />
        <output className="small numbers muted">{t('place', { at, last })}</output>
      </div>
      <div className="replay-choices">
        {at === 0 ? null : (
          <Tools choices={boards} showing={shows} onShow={(next) => go({ at, shows: next })} />
        )}
        {decidedAt === 0 ? null : (
          <button
            type="button"
            className="button compact"
            onClick={() => go({ at: decidedAt, shows: 'after' })}
          >
            <Flag size={18} /> {t('decided')}
          </button>
        )}
      </div>
    </div>
  );
}

/** One step back, play, one step forward. */
export function StepButtons({
  player: { at, shows, last, isPlaying, go, setPlaying },
}: Pick<ControlsProps, 'player'>) {
  const t = useTexts('replay');
  const buttons = [
    [t('stepBack'), ChevronLeft, at === 0, () => go({ at: at - 1, shows })],
    [isPlaying ? t('pause') : t('play'), isPlaying ? Pause : Play, false, () => setPlaying(!isPlaying)],
    [t('stepOn'), ChevronRight, at === last, () => go({ at: at + 1, shows })],
  ] as const;
  return buttons.map(([name, Sign, isOff, act], place) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: buttons keep their places
      key={place}
      type="button"
      className="icon-button"
      aria-label={name}
      disabled={isOff}
      onClick={act}
    >
      <Sign size={20} />
    </button>
  ));
}
