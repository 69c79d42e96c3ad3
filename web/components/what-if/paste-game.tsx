import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { Problem } from '../../../engine/game';
import type { Transcript, Transcripts } from '../../../engine/game/transcript';
import type { GameSystemId } from '../../../engine/games';
import { TextAreaField } from '../forms/field';

interface PasteGameProps {
  readonly system: GameSystemId;
  readonly transcripts: Transcripts;
  /** The current game as text; empty to start with nothing. */
  readonly text: string;
  readonly onRead: (read: Transcript) => void;
}

const MOST_SHOWN = 12;

/** A field for the orders or the position of a game from elsewhere. Every line that cannot be parsed is named. */
export function PasteGame({ system, transcripts, text: first, onRead }: PasteGameProps) {
  const t = useTexts('paste-game');
  const [text, setText] = useState(first);
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  const [notes, setNotes] = useState<readonly Problem[]>([]);
  const read = () => {
    const found = transcripts.read(text);
    setProblems(found.ok ? [] : found.problems);
    setNotes(found.ok ? found.value.notes : []);
    if (found.ok) onRead(found.value);
  };
  return (
    <>
      <TextAreaField
        label={t('label')}
        className="input mono"
        rows={12}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        help={t('help')}
      />
      <p className="form-actions">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={read}>
          <ClipboardPaste size={18} /> {t('read')}
        </button>
      </p>
      <div role="status">
        {problems === null ? null : (
          <ReadProblems system={system} problems={problems} lines={text.split(/\r?\n/)} />
        )}
        {notes.length === 0 ? null : <ReadNotes system={system} notes={notes} />}
      </div>
    </>
  );
}

/** The parts of the text that were left out, and the results that differ here: collapsed, for readers who need them. */
function ReadNotes({ system, notes }: { readonly system: GameSystemId; readonly notes: readonly Problem[] }) {
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

function ReadProblems({
  system,
  problems,
  lines,
}: {
  readonly system: GameSystemId;
  readonly problems: readonly Problem[];
  readonly lines: readonly string[];
}) {
  const t = useTexts('paste-game');
  const say = useTranslate(system);
  if (problems.length === 0) return <p className="small">{t('whole')}</p>;
  const left = problems.length - MOST_SHOWN;
  return (
    <ul className="read-problems">
      {problems.slice(0, MOST_SHOWN).map(({ path, message }) => {
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
