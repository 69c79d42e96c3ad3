import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Game } from '../../../../../functions/core/game/games.schema';
import { FormRefusal } from '../../../../components/forms/form-refusal';
import { PlainForm } from '../../../../components/forms/plain-form';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { OwnNoteList } from '../../../../components/notes/own-note-list';
import type { PageOf } from '../../../../lib/page-of';
import { isGuest } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ refused?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notes'))('title') };
}

/** The reader's private notes on a game. */
export default async function NotesPage({ params, searchParams }: Props) {
  const [{ id }, { refused }] = await Promise.all([params, searchParams]);
  const here = `/games/${id}/notes`;
  const game = valueFrom(await serverApi('GET /games/{id}', { id }));
  const { notes } = valueFrom(await serverApi('GET /games/{id}/notes', { id }), here);
  const t = await getTranslations('notes');
  return (
    <Page
      above={
        <Link href={`/games/${id}`}>
          {game.practice === null ? t('board', { season: game.season.name, board: game.board }) : t('table')}
        </Link>
      }
      title={t('title')}
      lead={t('lead')}
    >
      {refused === undefined ? null : <FormRefusal code={refused}>{t('refused')}</FormRefusal>}
      {(await isGuest()) ? (
        <p className="card empty">
          {t.rich('guests', {
            login: (words) => <Link href={`/signin?callbackUrl=${here}`}>{words}</Link>,
          })}
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
  const t = useTranslations('notes');
  const open = status === 'running' ? [{ step, label }] : [];
  return (
    <PlainForm action="/api/notes" className="form card padded">
      <input type="hidden" name="act" value="write" />
      <input type="hidden" name="game" value={id} />
      <div className="field">
        <label htmlFor="note-text">{t('new')}</label>
        <textarea id="note-text" name="text" className="input" rows={4} required maxLength={4000} />
      </div>
      <div className="field">
        <label htmlFor="note-step">{t('about')}</label>
        <select id="note-step" name="step" className="input" defaultValue={open[0]?.step ?? ''}>
          <option value="">{t('wholeGameOption')}</option>
          {[...open, ...[...steps].reverse()].map((one) => (
            <option key={one.step} value={one.step}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <p>
        <button type="submit" className="button main">
          {t('keep')}
        </button>
      </p>
    </PlainForm>
  );
}
