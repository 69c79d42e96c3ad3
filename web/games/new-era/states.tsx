import { useTexts } from '#texts';
import { scoreOf } from '../../../engine/new-era/rules/ending';
import type { View } from '../../../engine/new-era/types';
import { nameOf, type People } from '../../components/frame/people';
import { CardMini } from './card-mini';
import { cardAt, type MovedCards } from './motions';
import { factionName } from './order-text';
import { Tableau } from './tableau';

interface StatesProps {
  readonly view: View;
  readonly people: People;
  /** The cards with a motion, and the class of it. */
  readonly moved?: { readonly as: 'leaving' | 'appearing'; readonly cards: MovedCards };
}

/** All face-up cards: the display, then each state. */
export function States({ view, people, moved }: StatesProps) {
  const t = useTexts('new-era');
  const classOf = (seat: string | null, card: string) =>
    moved?.cards.has(cardAt(seat, card)) ? moved.as : undefined;
  const display = view.display ?? [];
  return (
    <div className="states" data-game="new-era">
      {display.length === 0 ? null : (
        <ul className="card-row" aria-label={t('display.title')}>
          {display.map((card) => (
            <li key={card} className={classOf(null, card)}>
              <CardMini card={card} />
            </li>
          ))}
        </ul>
      )}
      {view.seats.map((seat) => {
        const player = view.players[seat];
        return player === undefined ? null : (
          <section key={seat}>
            <h2>
              {t.rich('state.of', {
                name: nameOf(people, seat),
                faction: factionName(player.faction),
                points: () => (
                  <span className="numbers muted">{t('points', { count: scoreOf(player) })}</span>
                ),
              })}
            </h2>
            <Tableau
              player={player}
              people={people}
              label={t('state.title', { name: nameOf(people, seat) })}
              classOf={(card) => classOf(seat, card)}
            />
          </section>
        );
      })}
    </div>
  );
}
