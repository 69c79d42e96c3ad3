import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { type GameDefinition, type GameOfRound, MOST_GAMES } from '../../../engine/results-only/definition';
import { NumberField } from '../forms/field';
import { FieldProblems } from '../forms/field-problems';
import { OwnGameFields } from './own-game-fields';

interface RoundGamesProps {
  readonly games: readonly GameOfRound[];
  /** The game of all other rounds, with which a new row begins. */
  readonly usual: GameDefinition;
  readonly change: (games: readonly GameOfRound[]) => void;
  /** What is wrong with a field, such as `.0.title`, or with all rounds (an empty text). */
  readonly wrong: (field: string) => string | null;
}

/** Rounds with a game of their own: each by its number, with its own definition. */
export function RoundGames({ games, usual, change, wrong }: RoundGamesProps) {
  const t = useTranslations('season-form');
  const [rows, setRows] = useState(() => games.map((game, key) => ({ key, game })));
  const id = useId();
  const [next, setNext] = useState(games.length);
  const set = (changed: typeof rows) => {
    setRows(changed);
    change(changed.map(({ game }) => game));
  };
  const setGame = (key: number, game: GameOfRound) =>
    set(rows.map((row) => (row.key === key ? { key, game } : row)));
  const add = () => {
    set([
      ...rows,
      { key: next, game: { ...usual, title: '', round: freeAfter(rows.map(({ game }) => game)) } },
    ]);
    setNext(next + 1);
  };
  const problem = wrong('');
  return (
    <details className="more" open={games.length > 0}>
      <summary>
        {t('ownGame.rounds')}
        <small>{t('ownGame.roundsAbout')}</small>
      </summary>
      <div className="stack">
        <FieldProblems id={`${id}-problem`} faults={problem === null ? [] : [problem]} />
        {rows.map(({ key, game: { round, ...game } }, at) => (
          <fieldset className="field form" key={key}>
            <legend>{t('ownGame.roundGame', { round })}</legend>
            <NumberField
              {...{ label: t('ownGame.round'), required: true, min: 1, max: 100 }}
              id={`round-of-game-${key}`}
              defaultValue={round}
              onChange={({ target: { valueAsNumber } }) =>
                setGame(key, { ...game, round: valueAsNumber || 0 })
              }
              wrong={wrong(`.${at}.round`)}
            />
            <OwnGameFields
              game={game}
              change={(changed) => setGame(key, { ...changed, round })}
              wrong={(field) => wrong(`.${at}.${field}`)}
            />
            <button
              className="button"
              type="button"
              onClick={() => set(rows.filter((row) => row.key !== key))}
            >
              {t('ownGame.removeRound', { round })}
            </button>
          </fieldset>
        ))}
        <button className="button" type="button" disabled={rows.length >= MOST_GAMES} onClick={add}>
          {t('ownGame.addRound')}
        </button>
      </div>
    </details>
  );
}

/** The round after the last one that has a game of its own; the first round has the game of the season. */
function freeAfter(games: readonly GameOfRound[]): number {
  return Math.max(1, ...games.map(({ round }) => round)) + 1;
}
