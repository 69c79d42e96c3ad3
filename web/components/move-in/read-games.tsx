import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTranslate } from '#texts';
import type { GameSystem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { DataTable } from '../frame/data-table';
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
  const hidden = (words: ReactNode) => <span className="hidden-text">{words}</span>;
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
                {game.notes.length === 0 ? null : (
                  <details className="more">
                    <summary>{t('games.notes', { count: game.notes.length })}</summary>
                    <Lines system={id} problems={game.notes} />
                  </details>
                )}
              </>
            ) : (
              <div role="alert">
                <p className="wrong">{t('games.unreadable')}</p>
                <Lines system={id} problems={game.problems} lines={game.lines} most={MOST_SHOWN} />
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

interface LinesProps {
  readonly system: GameSystemId;
  readonly problems: Extract<ReadGame, { ok: false }>['problems'];
  /** The lines of the text, where they are shown with their problems. */
  readonly lines?: readonly string[];
  readonly most?: number;
}

function Lines({ system, problems, lines = [], most = Number.POSITIVE_INFINITY }: LinesProps) {
  const t = useTranslations('move-in');
  const say = useTranslate(system);
  const left = problems.length - most;
  return (
    <ul className="read-problems">
      {problems.slice(0, most).map(({ path, message }) => {
        const at = Number(path[0] ?? 0);
        return (
          <li key={`${at} ${say(message)}`} className="small">
            {t.rich('games.line', {
              line: at + 1,
              text: lines[at]?.trim().slice(0, 60) ?? '',
              message: say(message),
              b: (words) => <b>{words}</b>,
              code: (words) => <code>{words}</code>,
            })}
          </li>
        );
      })}
      {left > 0 ? <li className="small muted">{t('games.more', { count: left })}</li> : null}
    </ul>
  );
}
