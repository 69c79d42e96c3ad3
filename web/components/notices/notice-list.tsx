'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Notice } from '../../../functions/core/notice/notices.schema';
import { api } from '../../lib/api';
import type { Block } from '../../lib/markdown';
import { type Mutation, useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';
import { When } from '../frame/when';
import { MarkdownParts } from '../league/markdown-parts';
import { ReportLink } from '../reports/report-link';
import { ChangeNotice } from './change-notice';

/**
 * A notice in the form that a page passes on. The page parses announcements, so that no parser is sent to the browser.
 */
export interface ShownNotice {
  readonly notice: Notice;
  /** The blocks of an announcement; null for text that is shown unchanged. */
  readonly blocks: readonly Block[] | null;
}

/** Notes to the reader, by moderators or under a season's policy, which they confirm; and announcements. */
export function NoticeList({ notices }: { readonly notices: readonly ShownNotice[] }) {
  const t = useTranslations('notices');
  const mutation = useMutation();
  // A confirmed note leaves at once, and not only with the next page.
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const shown = notices.filter(({ notice }) => !confirmed.includes(notice.id));
  if (shown.length === 0) return null;
  return (
    <section className="section mb-8" aria-labelledby="notices">
      <div className="section-head">
        <h2 id="notices">{t('title')}</h2>
      </div>
      <ProblemNote problem={mutation.problem} />
      <ul className="card rows">
        {shown.map((one) => (
          <NoticeRow
            key={one.notice.id}
            {...one}
            by={mutation}
            onConfirmed={() => setConfirmed((all) => [...all, one.notice.id])}
          />
        ))}
      </ul>
    </section>
  );
}

interface NoticeRowProps extends ShownNotice {
  readonly by: Mutation;
  readonly onConfirmed: () => void;
}

function NoticeRow({ notice, blocks, by: mutation, onConfirmed }: NoticeRowProps) {
  const t = useTranslations('notices');
  const report = useTranslations('report');
  const { id, kind, game, text, until, mayChange } = notice;
  return (
    <li>
      <div className="grow">
        <h3>{titlesIn(t)[kind]}</h3>
        {blocks === null ? <p>{text}</p> : <MarkdownParts blocks={blocks} heading="h4" />}
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
          send={async () => {
            const answer = await api('DELETE /me/notices/{id}', { id });
            if (answer.ok) onConfirmed();
            return answer;
          }}
        >
          {t('read')}
        </ActionButton>
      )}
    </li>
  );
}

/** Its author, place and time. */
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
    'personal-link': t('kind.personalLink'),
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
