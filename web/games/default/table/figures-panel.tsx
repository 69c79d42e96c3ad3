import { useTexts, useTranslate } from '#texts';
import { measuresOf } from '../../../../engine/measures';
import type { Game } from '../../../../functions/core/game/games.schema';
import { nameOf, type People } from '../../../components/frame/people';
import { SeatChip } from '../../../components/frame/seat-chip';

/** The public figures of every seat. */
export function FiguresPanel({ game, people }: { readonly game: Game; readonly people: People }) {
  const t = useTexts('default-table');
  const say = useTranslate(game.system);
  const measures = measuresOf(game);
  return (
    <>
      <div className="panel-head">
        <h2 id="figures-title">{t('figures.title')}</h2>
      </div>
      <div className="figures-scroll">
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">{t('figures.seat')}</th>
              {measures.map(({ id, name }) => (
                <th key={id} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {game.seats.map(({ seat, player, figures }) => (
              <tr key={seat}>
                <th scope="row">
                  <span className="seat-cell">
                    <SeatChip seat={seat} player={player.name} size={22} />
                    {nameOf(people, seat)}
                  </span>
                </th>
                {measures.map(({ id }) => (
                  <td key={id} className="numbers">
                    {figures[id] ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
