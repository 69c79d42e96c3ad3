'use client';

import { useTranslations } from 'next-intl';
import type { Notice } from '../../../functions/api/schemas/notices';
import { api } from '../../lib/api';
import { type Mutation, useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';
import { When } from '../frame/when';
import { MarkdownText } from '../league/markdown-text';
import { ReportLink } from '../site/report-link';
import { ChangeNotice } from './change-notice';

/** Notes to the reader, by moderators or under a season's policy, which they confirm; and announcements. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useTranslations('notices');
  const mutation = useMutation();
  if (notices.length === 0) return null;
  return (
    <section className="section mb-8" aria-labelledby="notices">
      <div className="section-head">
        <h2 id="notices">{t('title')}</h2>
      </div>
      <ProblemNote problem={mutation.problem} />
      <ul className="card rows">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} by={mutation} />
        ))}
      </ul>
    </section>
  );
}

function NoticeRow({ notice, by: mutation }: { readonly notice: Notice; readonly by: Mutation }) {
  const t = useTranslations('notices');
  const report = useTranslations('report');
  const { id, kind, game, text, until, mayChange } = notice;
  return (
    <li>
      <div className="grow">
        <h3>{titlesIn(t)[kind]}</h3>
        {kind === 'announce' ? <MarkdownText text={text} heading="h4" /> : <p>{text}</p>}
        {until === null ? null : <p>{t.rich('ends', { time: () => <When at={until} as="long" /> })}</p>}
        {game === null ? null : (
          <p>
            <Link href={`/games/${game}/cases`}>{t('answer')}</Link>
          </p>
        )}
        <p className="small muted">
          <Source notice={notice} />
        </p>
        <p>
          <ReportLink
            target={
              kind === 'announce'
                ? { kind: 'announcement', league: notice.league.id, notice: id }
                : { kind: 'notice', player: notice.player ?? '', notice: id }
            }
          >
            {report('link')}
          </ReportLink>
        </p>
        {mayChange ? <ChangeNotice notice={notice} /> : null}
      </div>
      {kind === 'announce' ? null : (
        <ActionButton
          by={mutation}
          className="button compact"
          send={() => api('DELETE /me/notices/{id}', { id })}
        >
          {t('read')}
        </ActionButton>
      )}
    </li>
  );
}

/** Who wrote it, where and when. */
function Source({ notice: { by, season, league, at, editedAt } }: { readonly notice: Notice }) {
  const t = useTranslations('notices');
  const said = {
    player: by.name,
    where: season?.name ?? league.name,
    time: () => <When at={at} as="short" />,
  };
  if (editedAt === null) return t.rich('from', said);
  return t.rich('fromEdited', { ...said, edited: () => <When at={editedAt} as="short" /> });
}

function titlesIn(t: Texts<'notices'>): Readonly<Record<Notice['kind'], string>> {
  return {
    announce: t('kind.announce'),
    warn: t('kind.warn'),
    mute: t('kind.mute'),
    unmute: t('kind.unmute'),
    ban: t('kind.ban'),
    unban: t('kind.unban'),
    grace: t('kind.grace'),
    missed: t('kind.missed'),
    disorder: t('kind.disorder'),
    substitute: t('kind.substitute'),
    replaced: t('kind.replaced'),
    relieved: t('kind.relieved'),
    upheld: t('kind.upheld'),
    denied: t('kind.denied'),
    'answer-stands': t('kind.answerStands'),
    'answer-changed': t('kind.answerChanged'),
  };
}
