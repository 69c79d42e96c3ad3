'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { MemberHistory } from '../../../functions/core/member/member-history.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { ActionButton } from '../forms/action-button';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';
import { When } from '../frame/when';
import { ReportLink } from '../reports/report-link';

type Kind = MemberHistory['file'][number]['kind'];

const titles = (t: Texts<'member'>): Readonly<Record<Kind, string>> => ({
  note: t('kind.note'),
  warn: t('kind.warn'),
  mute: t('kind.mute'),
  unmute: t('kind.unmute'),
  ban: t('kind.ban'),
  unban: t('kind.unban'),
});

/** Rulings and notes on a member, and a form for another note. */
export function MemberFile({ history }: { readonly history: MemberHistory }) {
  const t = useTranslations('member');
  const report = useTranslations('report');
  const { league, member, file } = history;
  const address = { id: league.id, player: member.player.id };
  const mutation = useMutation();
  return (
    <section aria-labelledby="file">
      <div className="section-head">
        <h2 id="file">{t('file.title')}</h2>
        <Link href={`/leagues/${league.id}/log`}>{t('file.log')}</Link>
      </div>
      <NewNote {...address} name={member.player.name} />
      <ProblemNote problem={mutation.problem} />
      {file.length === 0 ? <p className="card empty">{t('file.none')}</p> : null}
      <ul className="rows card section">
        {file.map((entry) => (
          <FileRow key={entry.id} entry={entry}>
            <ReportLink
              target={{ kind: 'member-note', league: league.id, player: member.player.id, note: entry.id }}
            >
              {report('link')}
            </ReportLink>
            {entry.mayDelete ? (
              <ActionButton
                by={mutation}
                className="button small"
                send={() =>
                  api('DELETE /leagues/{id}/members/{player}/notes/{note}', { ...address, note: entry.id })
                }
              >
                {t.rich('file.delete', {
                  hidden: (words) => <span className="hidden-text">{words}</span>,
                })}
              </ActionButton>
            ) : null}
          </FileRow>
        ))}
      </ul>
    </section>
  );
}

interface FileRowProps {
  readonly entry: MemberHistory['file'][number];
  /** The possible actions. */
  readonly children: ReactNode;
}

function FileRow({ entry: { kind, until, text, told, by, confirmedBy, at }, children }: FileRowProps) {
  const t = useTranslations('member');
  const what = titles(t)[kind];
  const time = () => <When at={at} as="short" />;
  return (
    <li>
      <div className="grow">
        <h3>
          {until === null ? what : t.rich('file.until', { what, time: () => <When at={until} as="short" /> })}
        </h3>
        <p>{text}</p>
        {told === null ? null : <p className="small muted">{t('file.told', { text: told })}</p>}
        <p className="small muted">
          {confirmedBy === null
            ? t.rich('file.by', { name: by.name, time })
            : t.rich('file.byConfirmed', { name: by.name, other: confirmedBy.name, time })}
        </p>
      </div>
      {children}
    </li>
  );
}

interface NewNoteProps {
  readonly id: string;
  readonly player: string;
  readonly name: string;
}

export function NewNote({ id, player, name }: NewNoteProps) {
  const t = useTranslations('member');
  const mutation = useMutation();
  const [text, setText] = useState('');
  const send = async () => {
    const answer = await api('POST /leagues/{id}/members/{player}/notes', { id, player }, { text });
    // What was written while it was sent is still to be sent.
    if (answer.ok) setText((now) => (now === text ? '' : now));
    return answer;
  };
  return (
    <div className="form">
      <TextAreaField
        label={t('note.label')}
        rows={2}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        help={t('note.help', { name })}
      />
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <ActionButton by={mutation} send={send} disabled={text.trim().length < 5}>
          {t('note.add')}
        </ActionButton>
      </div>
    </div>
  );
}
