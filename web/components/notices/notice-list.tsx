'use client';

import Link from 'next/link';
import type { Notice } from '../../../functions/api/schemas/notices';
import { api } from '../../lib/api';
import { type Mutation, useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';
import { MarkdownText } from '../league/markdown-text';
import { ChangeNotice } from './change-notice';

/** Notes to the reader, by moderators or under a season's policy, which they confirm; and announcements. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  const mutation = useMutation();
  if (notices.length === 0) return null;
  return (
    <section className="section mb-8" aria-labelledby="notices">
      <div className="section-head">
        <h2 id="notices">Notices</h2>
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
  const { id, kind, league, season, game, at, by, text, until, editedAt, mayChange } = notice;
  return (
    <li>
      <div className="grow">
        <h3>{TITLES[kind]}</h3>
        {kind === 'announce' ? <MarkdownText text={text} heading="h4" /> : <p>{text}</p>}
        {until === null ? null : (
          <p>
            It ends by itself: <When at={until} as="long" />.
          </p>
        )}
        {game === null ? null : (
          <p>
            <Link href={`/games/${game}/cases`}>What you wrote, and the answer</Link>
          </p>
        )}
        <p className="small muted">
          {by.name}, {season?.name ?? league.name}, <When at={at} as="short" />
          {editedAt === null ? null : (
            <>
              , edited <When at={editedAt} as="short" />
            </>
          )}
        </p>
        {mayChange ? <ChangeNotice notice={notice} /> : null}
      </div>
      {kind === 'announce' ? null : (
        <ActionButton
          by={mutation}
          className="button compact"
          send={() => api('DELETE /me/notices/{id}', { id })}
        >
          I have read it
        </ActionButton>
      )}
    </li>
  );
}

const TITLES: Readonly<Record<Notice['kind'], string>> = {
  announce: 'Announcement',
  warn: 'You were warned',
  mute: 'You were muted in this league',
  unmute: 'You may write again',
  ban: 'You were banned from this league',
  unban: 'You may take part again',
  grace: 'You have been given a grace',
  missed: 'A turn closed without your orders',
  disorder: 'Your seat is in civil disorder',
  substitute: 'You have taken over a seat',
  replaced: 'Another player has your seat',
  relieved: 'A substitute has taken your seat',
  upheld: 'Your complaint was upheld',
  denied: 'Your complaint was not upheld',
  'answer-stands': 'Your appeal was answered: the answer stands',
  'answer-changed': 'Your appeal was answered: the answer is changed',
};
