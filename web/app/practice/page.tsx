import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FormRefusal } from '../../components/forms/form-refusal';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { BoardList } from '../../components/practice/board-list';
import { GameChoice } from '../../games/game-choice';
import { isGuest } from '../../lib/reader';
import { serverApi } from '../../lib/server-api';
import type { Texts } from '../../lib/texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('practice');
  return { title: t('page.title'), description: t('page.lead') };
}

interface Props {
  readonly searchParams: Promise<{ refused?: string | string[] }>;
}

/** The reader's practice boards, and new ones. */
export default async function PracticePage({ searchParams }: Props) {
  const { refused } = await searchParams;
  const [answer, guest] = await Promise.all([serverApi('GET /me/practice'), isGuest()]);
  const boards = answer.ok ? answer.value.boards : [];
  const t = await getTranslations('practice');
  return (
    <Page here="game" title={t('page.title')} lead={t('page.lead')}>
      {refused === undefined ? null : <FormRefusal code={refused}>{whyRefused(refused, t)}</FormRefusal>}
      {boards.length === 0 ? null : (
        <section className="section" aria-labelledby="boards">
          <div className="section-head">
            <h2 id="boards">{t('page.boards')}</h2>
          </div>
          <BoardList boards={boards} removable />
          {guest ? (
            <p className="small muted mt-3">
              {t.rich('page.guest', {
                login: (words) => <Link href="/signin?callbackUrl=/practice">{words}</Link>,
              })}
            </p>
          ) : null}
        </section>
      )}
      <section className="section" aria-labelledby="new">
        <div className="section-head">
          <h2 id="new">{t('page.new')}</h2>
          <Link href="/practice/friends">{t('page.withFriends')}</Link>
        </div>
        <GameChoice />
      </section>
    </Page>
  );
}

/** The reason that no board was opened, by the code that leads back here (api/play). */
function whyRefused(code: string | string[], t: Texts<'practice'>): string {
  if (code === 'not-allowed') return t('page.tooMany');
  return code === 'too-many' ? t('page.tooManyToday') : t('page.notOpened');
}
