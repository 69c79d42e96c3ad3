import type { MyGame } from '../../../functions/core/account/me.schema';
import type { Texts } from '../../lib/texts';

const DAY = 86_400_000;

/** One deadline of the week: high if much is owed, low if the reader is ready. */
export interface WeekBar {
  readonly key: string;
  readonly at: number;
  readonly name: string;
  readonly note: string;
  readonly height: number;
  readonly mine: boolean;
  readonly ready: boolean;
}

const HEIGHTS: Readonly<Record<MyGame['mine'], number>> = {
  nothing: 1,
  late: 1,
  stored: 0.62,
  ready: 0.22,
  'none-owed': 0.3,
};

/** The deadlines of the coming days, the earliest first. */
export function weekBars(
  games: readonly MyGame[],
  now: number,
  days: number,
  t: Texts<'today'>,
): readonly WeekBar[] {
  const notes: Readonly<Record<MyGame['mine'], string>> = {
    nothing: t('week.yourTurn'),
    late: t('week.late'),
    stored: t('week.stored'),
    ready: t('week.ready'),
    'none-owed': t('week.noneOwed'),
  };
  return games
    .flatMap((game) => {
      if (game.deadline === null) return [];
      const at = Date.parse(game.deadline);
      if (at < now || at > now + days * DAY) return [];
      return [
        {
          key: game.game,
          at,
          name: t('board', { season: game.season.name, board: game.board }),
          note: notes[game.mine],
          height: HEIGHTS[game.mine],
          mine: game.mine === 'nothing' || game.mine === 'late',
          ready: game.mine === 'ready',
        },
      ];
    })
    .sort((one, other) => one.at - other.at);
}

const TIDE = 12.42 * 3_600_000;

/** The height of the water at a time: the highest of all crests' waves, on a tide that rises and falls without them. */
export function waterAt(crests: readonly WeekBar[], at: number, width: number): number {
  const calm = 0.09 + 0.04 * Math.sin((at / TIDE) * 2 * Math.PI);
  return Math.max(calm, ...crests.map((crest) => crest.height * Math.exp(-(((at - crest.at) / width) ** 2))));
}
