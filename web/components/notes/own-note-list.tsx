import { useTranslations } from 'next-intl';
import type { OwnNotes } from '../../../functions/core/note/own-notes.schema';
import { PlainForm } from '../forms/plain-form';
import { hidden } from '../frame/hidden';
import { When } from '../frame/when';

interface OwnNoteListProps {
  readonly game: string;
  readonly notes: OwnNotes['notes'];
}

/** The reader's notes on a game, newest first, each with a link to its subject. */
export function OwnNoteList({ game, notes }: OwnNoteListProps) {
  const t = useTranslations('notes');
  if (notes.length === 0) return <p className="card empty">{t('none')}</p>;
  return (
    <ul className="rows card">
      {notes.map((note) => (
        <li key={note.id}>
          <div className="grow">
            <p className="own-note">{note.text}</p>
            <p className="small muted">
              <About game={game} note={note} />, <When at={note.at} as="short" />
            </p>
            <EditNote game={game} note={note} />
          </div>
          <PlainForm action="/api/notes">
            <input type="hidden" name="act" value="delete" />
            <input type="hidden" name="game" value={game} />
            <input type="hidden" name="note" value={note.id} />
            <button type="submit" className="button quiet">
              {t.rich('delete', { note: note.text.slice(0, 40), hidden })}
            </button>
          </PlainForm>
        </li>
      ))}
    </ul>
  );
}

/** Edits a note: a plain form behind its summary, which works without scripts. */
function EditNote({
  game,
  note: { id, text },
}: {
  readonly game: string;
  readonly note: OwnNotes['notes'][number];
}) {
  const t = useTranslations('notes');
  return (
    <details className="small">
      <summary>{t.rich('edit', { note: text.slice(0, 40), hidden })}</summary>
      <PlainForm action="/api/notes" className="form">
        <input type="hidden" name="act" value="edit" />
        <input type="hidden" name="game" value={game} />
        <input type="hidden" name="note" value={id} />
        <div className="field">
          <label htmlFor={`text-${id}`}>{t('text')}</label>
          <textarea
            id={`text-${id}`}
            name="text"
            className="input"
            rows={4}
            required
            maxLength={4000}
            defaultValue={text}
          />
        </div>
        <p>
          <button type="submit" className="button">
            {t('keepChange')}
          </button>
        </p>
      </PlainForm>
    </details>
  );
}

function About({
  game,
  note: { step, label, study },
}: {
  readonly game: string;
  readonly note: OwnNotes['notes'][number];
}) {
  const t = useTranslations('notes');
  if (step === null) return t('wholeGame');
  // A study opens only with its script, which a link within the site would not start again.
  if (study !== null)
    return <a href={`/games/${game}/what-if?step=${step}#${study}`}>{t('study', { label: label ?? '' })}</a>;
  return <a href={`/games/${game}/steps/${step}`}>{label}</a>;
}
