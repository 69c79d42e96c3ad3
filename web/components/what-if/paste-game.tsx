import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '#texts';
import type { Problem } from '../../../engine/game';
import type { Transcript, Transcripts } from '../../../engine/game/transcript';
import type { GameSystemId } from '../../../engine/games';
import { TextAreaField } from '../forms/field';

interface PasteGameProps {
  readonly system: GameSystemId;
  readonly transcripts: Transcripts;
  /** The game as it stands here, as text; empty to begin with nothing. */
  readonly text: string;
  readonly onRead: (read: Transcript) => void;
}

const MOST_SHOWN = 12;

/** A field for the orders or the position of a game from elsewhere. Every line that cannot be read is named. */
export function PasteGame({ system, transcripts, text: first, onRead }: PasteGameProps) {
  const [text, setText] = useState(first);
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  const read = () => {
    const found = transcripts.read(text);
    setProblems(found.ok ? [] : found.problems);
    if (found.ok) onRead(found.value);
  };
  return (
    <>
      <TextAreaField
        label="Game as text"
        className="input mono"
        rows={12}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        help="The orders of each turn under its heading, such as Spring 1901, as judges print them. To begin later, give the position first: “Position Fall 1903”, then “France: A PAR, F BRE” and “France centres: PAR, BRE” for each power."
      />
      <p className="form-actions">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={read}>
          <ClipboardPaste size={18} /> Read the text
        </button>
      </p>
      <div role="status">
        {problems === null ? null : (
          <ReadProblems system={system} problems={problems} lines={text.split(/\r?\n/)} />
        )}
      </div>
    </>
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
  const say = useSay(system);
  if (problems.length === 0) return <p className="small">The whole text was read.</p>;
  const left = problems.length - MOST_SHOWN;
  return (
    <ul className="read-problems">
      {problems.slice(0, MOST_SHOWN).map(({ path, message }) => {
        const at = Number(path[0] ?? 0);
        return (
          <li key={`${at} ${say(message)}`} className="small">
            <b>Line {at + 1}</b> <code>{lines[at]?.trim().slice(0, 60)}</code> {say(message)}
          </li>
        );
      })}
      {left > 0 ? <li className="small muted">and {left} more</li> : null}
    </ul>
  );
}
