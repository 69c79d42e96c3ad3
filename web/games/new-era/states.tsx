import { useTexts } from '#texts';
import { scoreOf } from '../../../engine/new-era/rules/ending';
import type { View } from '../../../engine/new-era/types';
import { nameOf, type People } from '../../components/frame/people';
import { CardMini } from './card-mini';
import { factionName } from './order-text';
import { Tableau } from './tableau';

/** All face-up cards: the display, then each state. */
export function States({ view, people }: { readonly view: View; readonly people: People }) {
  const t = useTexts('new-era');
  const display = view.display ?? [];
  return (
    <div className="states" data-game="new-era">
      {display.length === 0 ? null : (
        <ul className="card-row" aria-label={t('display.title')}>
          {display.map((card) => (
            <li key={card}>
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
            />
          </section>
        );
      })}
    </div>
  );
}
