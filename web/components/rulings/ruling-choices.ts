import type { Game } from '../../../functions/core/game/games.schema';
import type { ConsiderRuling } from '../../../functions/core/ruling/rulings.schema';
import type { Texts } from '../../lib/texts';

export type Kind = ConsiderRuling['kind'];

interface Choice {
  readonly name: string;
  readonly about: string;
  readonly action: string;
  readonly undo: string;
}

/** The rulings that are possible on a game now. */
export function kindsFor({ paused, steps, waits }: Game): readonly Kind[] {
  const clock: readonly Kind[] = paused === null ? [waits ? 'close' : 'extend', 'pause'] : ['resume'];
  const played: readonly Kind[] = steps.length === 0 ? [] : ['roll-back', 'correct-order'];
  return [...clock, 'replace', ...played, 'correct-position', 'end'];
}

/** Every ruling, with its effect and how to undo it. */
export function choicesIn(t: Texts<'rule-game'>): Readonly<Record<Kind, Choice>> {
  const named = (action: string, about: string, undo: string) => ({ name: action, action, about, undo });
  return {
    extend: named(t('extend.name'), t('extend.help'), t('extend.undo')),
    close: named(t('close.name'), t('close.help'), t('close.undo')),
    pause: named(t('pause.name'), t('pause.help'), t('pause.undo')),
    resume: named(t('resume.name'), t('resume.help'), t('resume.undo')),
    replace: {
      name: t('replace.name'),
      about: t('replace.help'),
      action: t('replace.action'),
      undo: t('replace.undo'),
    },
    'roll-back': named(t('rollBack.name'), t('rollBack.help'), t('rollBack.undo')),
    'correct-order': {
      name: t('order.name'),
      about: t('order.help'),
      action: t('order.action'),
      undo: t('order.undo'),
    },
    'correct-position': named(t('position.name'), t('position.help'), t('position.undo')),
    end: named(t('end.name'), t('end.help'), t('end.undo')),
  };
}
