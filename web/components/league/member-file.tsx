'use client';

import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import type { MemberHistory } from '../../../functions/api/schemas/member-history';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextAreaField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

const TITLES: Readonly<Record<MemberHistory['file'][number]['kind'], string>> = {
  note: 'Note',
  warn: 'Warned',
  mute: 'Muted',
  unmute: 'May write again',
  ban: 'Banned',
  unban: 'Let back',
};

/** What was ruled on a member and noted of them, and a form for another note. */
export function MemberFile({ history }: { readonly history: MemberHistory }) {
  const { league, member, file } = history;
  const address = { id: league.id, player: member.player.id };
  const mutation = useMutation();
  return (
    <section aria-labelledby="file">
      <div className="section-head">
        <h2 id="file">Rulings and notes</h2>
        <Link href={`/leagues/${league.id}/log`}>The league’s log</Link>
      </div>
      <NewNote {...address} name={member.player.name} />
      <ProblemNote problem={mutation.problem} />
      {file.length === 0 ? <p className="card empty">Nothing has been ruled or noted.</p> : null}
      <ul className="rows card section">
        {file.map((entry) => (
          <FileRow key={entry.id} entry={entry}>
            {entry.mayDelete ? (
              <ActionButton
                by={mutation}
                className="button small"
                send={() =>
                  api('DELETE /leagues/{id}/members/{player}/notes/{note}', { ...address, note: entry.id })
                }
              >
                Delete<span className="hidden-text"> this note</span>
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
  /** What can be done about it. */
  readonly children: ReactNode;
}

function FileRow({ entry: { kind, until, text, told, by, confirmedBy, at }, children }: FileRowProps) {
  return (
    <li>
      <div className="grow">
        <h3>
          {TITLES[kind]}
          {until === null ? null : (
            <>
              {' '}
              until <When at={until} as="short" />
            </>
          )}
        </h3>
        <p>{text}</p>
        {told === null ? null : <p className="small muted">They were told: {told}</p>}
        <p className="small muted">
          {by.name}
          {confirmedBy === null ? '' : `, confirmed by ${confirmedBy.name}`}, <When at={at} as="short" />
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

function NewNote({ id, player, name }: NewNoteProps) {
  const mutation = useMutation();
  const [text, setText] = useState('');
  const send = async () => {
    const answer = await api('POST /leagues/{id}/members/{player}/notes', { id, player }, { text });
    if (answer.ok) setText('');
    return answer;
  };
  return (
    <div className="form">
      <TextAreaField
        label="New note"
        rows={2}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        help={`For organizers and moderators alone. ${name} does not see it.`}
      />
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <ActionButton by={mutation} send={send} disabled={text.trim().length < 5}>
          Add the note
        </ActionButton>
      </div>
    </div>
  );
}
