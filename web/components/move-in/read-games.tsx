import { useTranslations } from 'next-intl';
import { useTranslate } from '#texts';
import type { GameSystem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { DataTable } from '../frame/data-table';
import { hidden } from '../frame/hidden';
import { ReadNotes, ReadProblems } from '../what-if/read-problems';
import type { ReadGame } from './use-move-in';

interface ReadGamesProps {
  readonly system: GameSystem;
  readonly games: readonly ReadGame[];
  readonly onLeaveOut: (file: string) => void;
}

const MOST_SHOWN = 5;

/** Each file with the turn that its game has reached, or the lines that cannot be read. */
export function ReadGames({ system, games, onLeaveOut }: ReadGamesProps) {
  const t = useTranslations('move-in');
  const id = system.id as GameSystemId;
  const say = useTranslate(id);
  return (
    <DataTable
      caption={t('games.caption')}
      columns={[[t('games.file')], [t('games.reached')], [hidden(t('games.choice'))]]}
    >
      {games.map((game) => (
        <tr key={game.file}>
          <th scope="row">{game.file}</th>
          <td>
            {game.ok ? (
              <>
                <b>{say(readLabel(id, system.label(game.position)))}</b>
                {game.notes.length === 0 ? null : <ReadNotes system={id} notes={game.notes} />}
              </>
            ) : (
              <div role="alert">
                <p className="wrong">{t('games.unreadable')}</p>
                <ReadProblems system={id} problems={game.problems} lines={game.lines} most={MOST_SHOWN} />
              </div>
            )}
          </td>
          <td className="right">
            <button type="button" className="button small" onClick={() => onLeaveOut(game.file)}>
              {t.rich('games.leaveOut', { file: game.file, hidden })}
            </button>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
