import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { useLanguage } from '../frame/reader';
import { seatName } from '../frame/seats';
import { WaitingPanel } from '../table/waiting-panel';

interface SpectatorProps {
  readonly game: Game;
  /** The winning figure: "eleven stars". */
  readonly goal: string;
  /** The leading figure of the game: "12 centres"; empty if it is not shown. */
  readonly figureOf: (seat: Game['seats'][number]) => string;
}

/** Shown to readers with no orders to give: the players, the standings, or the result. */
export function Spectator({ game, goal, figureOf }: SpectatorProps) {
  const t = useTexts('turns');
  const language = useLanguage();
  const seatOf = (id: string) => game.seats.find(({ seat }) => seat === id);
  return (
    <WaitingPanel
      game={game}
      title={t('tabs.seats')}
      ending={endingOf(game, goal, t, language)}
      lead={game.status === 'finished' ? null : t('watching')}
      seats={game.seats.map(({ seat }) => seat)}
      active={null}
      nameOf={seatName}
      standingOf={(seat) => seatOf(seat)?.player.name ?? ''}
      figureOf={(id) => {
        const seat = seatOf(id);
        return seat === undefined ? '' : figureOf(seat);
      }}
    />
  );
}

const ENDINGS = ['win', 'last-survivor', 'concession', 'draw', 'year-limit'] as const;

function endingOf({ outcome }: Game, goal: string, t: Texts<'turns'>, language: Language): string {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return t('over');
  const names = listInWords(
    winners.map((seat) => seatName(seat)),
    language,
  );
  const ending = ENDINGS.find((one) => one === outcome?.type) ?? 'other';
  const values = { names, count: winners.length, goal };
  return t(`ending.${ending}`, values);
}
