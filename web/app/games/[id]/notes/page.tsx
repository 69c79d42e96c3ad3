import type { Metadata } from 'next';
import Link from 'next/link';
import type { Game } from '../../../../../functions/api/schemas/games';
import { Alert } from '../../../../components/frame/alert';
import { Page } from '../../../../components/frame/page';
import { OwnNoteList } from '../../../../components/notes/own-note-list';
import type { PageOf } from '../../../../lib/page-of';
import { isGuest } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ refused?: string | string[] }>;
}

export const metadata: Metadata = { title: 'My notes' };

/** What the reader has noted on a game for themselves. */
export default async function NotesPage({ params, searchParams }: Props) {
  const [{ id }, { refused }] = await Promise.all([params, searchParams]);
  const here = `/games/${id}/notes`;
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  const { notes } = valueFrom(await serverApi('GET /games/{id}/notes', { id }), here);
  return (
    <Page
      above={
        <Link href={`/games/${id}`}>
          {game.practice === null ? `${game.season.name}, board ${game.board}` : 'The table'}
        </Link>
      }
      title="My notes"
      lead="Only you read them. They come with the copy of your data, and go when you delete your account."
    >
      {refused === undefined ? null : (
        <Alert>The note was not kept. A note has 1 to 4000 letters, and a game at most 100 notes.</Alert>
      )}
      {(await isGuest()) ? (
        <p className="card empty">
          <Link href={`/signin?callbackUrl=${here}`}>Log in</Link> to keep notes: guests have none.
        </p>
      ) : (
        <div className="form">
          <WriteNote game={game} />
          <OwnNoteList game={id} notes={notes} />
        </div>
      )}
    </Page>
  );
}

/** A plain form: it works without scripts. */
function WriteNote({ game: { id, status, step, label, steps } }: { readonly game: Game }) {
  const open = status === 'running' ? [{ step, label }] : [];
  return (
    <form action="/api/notes" method="post" className="form card padded">
      <input type="hidden" name="act" value="write" />
      <input type="hidden" name="game" value={id} />
      <div className="field">
        <label htmlFor="note-text">A new note</label>
        <textarea id="note-text" name="text" className="input" rows={4} required maxLength={4000} />
      </div>
      <div className="field">
        <label htmlFor="note-step">About</label>
        <select id="note-step" name="step" className="input" defaultValue={open[0]?.step ?? ''}>
          <option value="">the whole game</option>
          {[...open, ...[...steps].reverse()].map((one) => (
            <option key={one.step} value={one.step}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <p>
        <button type="submit" className="button main">
          Keep the note
        </button>
      </p>
    </form>
  );
}
