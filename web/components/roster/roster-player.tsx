'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Roster, RosterRow } from '../../../functions/core/roster/roster.schema';
import { api } from '../../lib/api';
import { type Mutation, useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { shortMoment } from '../../lib/time';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { hidden } from '../frame/hidden';
import { Link } from '../frame/link';
import { useLanguage, useZone } from '../frame/reader';

interface RosterPlayerProps {
  readonly id: string;
  readonly league: string;
  readonly player: RosterRow;
  readonly nextRound: number;
  readonly isOver: boolean;
  readonly questions: Roster['season']['questions'];
}

/** One player of the roster, with an organizer's possible actions. */
export function RosterPlayer({ id, league, player, nextRound, isOver, questions }: RosterPlayerProps) {
  const t = useTranslations('roster');
  const mutation = useMutation();
  const { name, state } = player;
  const [zone, language] = [useZone(), useLanguage()];
  const mailAt = player.mailAt === null ? '' : shortMoment(Date.parse(player.mailAt), zone, language);
  return (
    <li>
      <span className="roster-name">
        <b>
          {player.kind === 'human' && state !== 'invited' ? (
            <Link href={`/leagues/${league}/members/${player.id}`}>{name}</Link>
          ) : (
            name
          )}
        </b>{' '}
        <span className="small muted">{aboutOf(player, nextRound, mailAt, t)}</span>
      </span>
      {isOver || player.kind !== 'human' ? null : state === 'asked' ? (
        <Decide id={id} player={player} by={mutation} />
      ) : (
        <Acts id={id} player={player} by={mutation} />
      )}
      <Answers answers={player.answers} questions={questions} />
      <ProblemNote problem={mutation.problem} />
    </li>
  );
}

/** What a player has answered to the questions of the season. */
function Answers({ answers, questions }: Pick<RosterRow, 'answers'> & Pick<RosterPlayerProps, 'questions'>) {
  const said = questions.flatMap(({ id, text }) => {
    const answer = answers.find(({ question }) => question === id)?.answer;
    return answer === undefined ? [] : [{ id, text, answer }];
  });
  if (said.length === 0) return null;
  return (
    <dl className="small roster-answers">
      {said.map(({ id, text, answer }) => (
        <div key={id}>
          <dt className="muted">{text}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ActsProps {
  readonly id: string;
  readonly player: RosterRow;
  readonly by: Mutation;
}

/** An organizer's actions for a player who is entered, waits or is invited. */
function Acts({ id, player: { id: player, name, state, absent, login }, by }: ActsProps) {
  const t = useTranslations('roster');
  const path = { id, player };
  return (
    <span className="form-actions">
      {login === 'link' ? <PersonalLink {...path} name={name} /> : null}
      {state === 'in' ? (
        <ActionButton
          by={by}
          className="button small"
          send={() => api('PUT /seasons/{id}/roster/{player}/absence', path, { absent: !absent })}
        >
          {absent ? t.rich('present', { name, hidden }) : t.rich('absent', { name, hidden })}
        </ActionButton>
      ) : null}
      <ActionButton
        by={by}
        className="button small"
        send={() => api('DELETE /seasons/{id}/roster/{player}', path)}
      >
        {state === 'invited' ? t.rich('takeBack', { name, hidden }) : t.rich('remove', { name, hidden })}
      </ActionButton>
    </span>
  );
}

/** Admits or refuses a player who requests a place. */
function Decide({ id, player: { id: player, name }, by }: ActsProps) {
  const t = useTranslations('roster');
  const decide = (accept: boolean) =>
    api('PUT /seasons/{id}/entries/{player}/decision', { id, player }, { accept });
  return (
    <span className="form-actions">
      <ActionButton by={by} className="button small" send={() => decide(true)}>
        {t.rich('letIn', { name, hidden })}
      </ActionButton>
      <ActionButton by={by} className="button small" send={() => decide(false)}>
        {t.rich('decline', { name, hidden })}
      </ActionButton>
    </span>
  );
}

function aboutOf(
  { kind, hasCome, absent, enteredBy, mail }: RosterRow,
  nextRound: number,
  mailAt: string,
  t: Texts<'roster'>,
): string {
  const words = [
    kind === 'bot' ? t('about.bot') : null,
    absent ? t('about.absent', { round: nextRound }) : null,
    enteredBy === null ? null : t('about.addedBy', { name: enteredBy }),
    enteredBy === null || hasCome ? null : t('about.notCome'),
    mail === 'sent' ? t('about.sent') : null,
    mail === 'bounced' ? t('about.bounced') : null,
    mail === 'arrived' ? t('about.arrived', { time: mailAt }) : null,
    mail === 'opened' ? t('about.opened', { time: mailAt }) : null,
  ];
  return words.filter((word) => word !== null).join(', ');
}

interface PersonalLinkProps {
  readonly id: string;
  readonly player: string;
  readonly name: string;
}

/** Creates a link that logs the player in, and shows it to be copied. */
function PersonalLink({ id, player, name }: PersonalLinkProps) {
  const t = useTranslations('roster');
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async () => {
    const answer = await api('POST /seasons/{id}/roster/{player}/link', { id, player });
    setUrl(answer.ok ? answer.value.url : null);
    setProblem(answer.ok ? null : answer.problem.detail);
    if (answer.ok) await navigator.clipboard?.writeText(answer.value.url).catch(() => undefined);
  };
  return (
    <>
      <button type="button" className="button small" onClick={make}>
        {t.rich('link.button', { name, hidden })}
      </button>
      <ProblemNote problem={problem} />
      {url === null ? null : (
        <span className="roster-link" role="status">
          {t('link.about', { name })}
          <span className="mono break-all">{url}</span>
        </span>
      )}
    </>
  );
}
