import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { CopyText } from '../forms/copy-text';
import { namesOf, peopleOf } from '../frame/people';
import { seatName } from '../frame/seats';
import type { SeatText } from './orders-in-notation';

/** The orders of a step, to copy and to paste: into a message, a study, or the field for typed orders. */
export function OrdersAsText({ game, texts }: { readonly game: Game; readonly texts: readonly SeatText[] }) {
  const t = useTexts('table');
  const words = { copy: t('copy.copy'), copied: t('copy.copied'), failed: t('copy.failed') };
  const names = namesOf(peopleOf(game.seats));
  return (
    <details className="typed">
      <summary>{t('asText')}</summary>
      {texts.map(({ seat, text }) => (
        <CopyText
          key={seat}
          label={t('ordersOf', { name: names[seat] ?? seatName(seat) })}
          text={text}
          words={words}
          // One more, since a long line takes two.
          rows={text.split('\n').length + 1}
        />
      ))}
    </details>
  );
}
