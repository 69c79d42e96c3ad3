import { useTexts, useTranslate } from '#texts';
import type { Problem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';

const MOST_SHOWN = 12;

/** The parts of the text that were left out, and the results that differ here: collapsed, for readers who need them. */
export function ReadNotes({
  system,
  notes,
}: {
  readonly system: GameSystemId;
  readonly notes: readonly Problem[];
}) {
  const t = useTexts('paste-game');
  const say = useTranslate(system);
  return (
    <details className="more">
      <summary>{t('notes', { count: notes.length })}</summary>
      <ul className="read-problems">
        {notes.map(({ path, message }) => {
          const line = Number(path[0] ?? 0) + 1;
          return (
            <li key={`${line} ${say(message)}`} className="small">
              {t.rich('note', { line, message: say(message), b: (words) => <b>{words}</b> })}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface ReadProblemsProps {
  readonly system: GameSystemId;
  readonly problems: readonly Problem[];
  /** The lines of the text, which are shown with their problems. */
  readonly lines: readonly string[];
  /** How many problems are shown. */
  readonly most?: number;
}

/** The lines of a text that cannot be read, each with the reason. */
export function ReadProblems({ system, problems, lines, most = MOST_SHOWN }: ReadProblemsProps) {
  const t = useTexts('paste-game');
  const say = useTranslate(system);
  if (problems.length === 0) return <p className="small">{t('whole')}</p>;
  const left = problems.length - most;
  return (
    <ul className="read-problems">
      {problems.slice(0, most).map(({ path, message }) => {
        const at = Number(path[0] ?? 0);
        return (
          <li key={`${at} ${say(message)}`} className="small">
            {t.rich('problem', {
              line: at + 1,
              text: lines[at]?.trim().slice(0, 60) ?? '',
              message: say(message),
              b: (words) => <b>{words}</b>,
              code: (words) => <code>{words}</code>,
            })}
          </li>
        );
      })}
      {left > 0 ? <li className="small muted">{t('more', { count: left })}</li> : null}
    </ul>
  );
}
