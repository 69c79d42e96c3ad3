import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#texts';
import type { Problem } from '../../../engine/game';
import type { Transcript, Transcripts } from '../../../engine/game/transcript';
import type { GameSystemId } from '../../../engine/games';
import { TextAreaField } from '../forms/field';
import { ReadNotes, ReadProblems } from './read-problems';

interface PasteGameProps {
  readonly system: GameSystemId;
  readonly transcripts: Transcripts;
  /** The current game as text; empty to start with nothing. */
  readonly text: string;
  readonly onRead: (read: Transcript) => void;
}

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
