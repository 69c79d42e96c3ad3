'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { League } from '../../../functions/core/league/leagues.schema';
import { api } from '../../lib/api';
import { type Mutation, useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { SelectField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';
import { When } from '../frame/when';
import { FILTERS, filterWords, type MembersAsked, membersInOrder, ORDERS, orderWords } from './member-order';
import { rolesInWords } from './roles-in-words';

type Member = League['members'][number];
type Role = Member['roles'][number];

interface RoleListProps {
  readonly league: League;
  readonly me: string | null;
}

/** The members of a league with their roles; its organizers appoint organizers and moderators here. */
export function RoleList({ league, me }: RoleListProps) {
  const t = useTranslations('members');
  const mutation = useMutation();
  const [asked, setAsked] = useState<MembersAsked>({ sought: '', order: 'role', filter: 'all' });
  const organizes = league.myRoles.includes('organizer');
  const moderates = league.myRoles.some((role) => role !== 'player');
  const shown = membersInOrder(league.members, asked);
  return (
    <>
      <AskedFields asked={asked} onChange={setAsked} />
      <ProblemNote problem={mutation.problem} />
      <ul className="rows card section">
        {shown.map((member) => (
          <li key={member.player.id}>
            <MemberLine {...{ league, member, me, moderates }} />
            {organizes && member.player.kind === 'human' && !member.banned ? (
              <span className="form-actions">
                <RoleButton names="organizer" {...{ league, member, mutation }} />
                <RoleButton names="moderator" {...{ league, member, mutation }} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="card empty">{t('noMatch')}</p> : null}
    </>
  );
}

interface MemberLineProps extends RoleListProps {
  readonly member: Member;
  readonly moderates: boolean;
}

function MemberLine({ league, member, me, moderates }: MemberLineProps) {
  const t = useTranslations('members');
  const { player, bannedUntil, joinedAt } = member;
  const roles = rolesInWords(member, t);
  const since = () => <When at={joinedAt} as="date" />;
  return (
    <div className="grow">
      <h2 className="title-3">
        {moderates && player.kind === 'human' && player.id !== me ? (
          <Link href={`/leagues/${league.id}/members/${player.id}`}>{player.name}</Link>
        ) : (
          player.name
        )}
        {player.id === me ? <em className="you-word">{t('you')}</em> : null}
      </h2>
      <p className="small muted">
        {bannedUntil === null
          ? t.rich('since', { roles, since })
          : t.rich('sinceUntil', { roles, since, until: () => <When at={bannedUntil} as="short" /> })}
      </p>
    </div>
  );
}

interface AskedFieldsProps {
  readonly asked: MembersAsked;
  readonly onChange: (asked: MembersAsked) => void;
}

function AskedFields({ asked, onChange }: AskedFieldsProps) {
  const t = useTranslations('members');
  return (
    <>
      <TextField
        label={t('find')}
        type="search"
        value={asked.sought}
        onChange={(event) => onChange({ ...asked, sought: event.target.value })}
      />
      <div className="field-pair mt-2">
        <SelectField
          label={t('sort.label')}
          value={asked.order}
          onChange={(event) => onChange({ ...asked, order: event.target.value as MembersAsked['order'] })}
          options={ORDERS.map((one) => [one, orderWords(t)[one]])}
        />
        <SelectField
          label={t('show.label')}
          value={asked.filter}
          onChange={(event) => onChange({ ...asked, filter: event.target.value as MembersAsked['filter'] })}
          options={FILTERS.map((one) => [one, filterWords(t)[one]])}
        />
      </div>
    </>
  );
}

interface RoleButtonProps {
  /** The role that the button gives or takes. */
  readonly names: Exclude<Role, 'player'>;
  readonly league: League;
  readonly member: Member;
  readonly mutation: Mutation;
}

function RoleButton({ names: role, league: { id }, member: { player, roles }, mutation }: RoleButtonProps) {
  const t = useTranslations('members');
  const has = roles.includes(role);
  const named = {
    role,
    name: player.name,
    hidden: (words: ReactNode) => <span className="hidden-text">{words}</span>,
  };
  const rest = roles.filter((one) => one !== role);
  const next: Role[] = has ? (rest.length === 0 ? ['player'] : rest) : [...roles, role];
  return (
    <ActionButton
      by={mutation}
      className="button compact"
      send={() => api('PUT /leagues/{id}/members/{player}/roles', { id, player: player.id }, { roles: next })}
    >
      {has ? t.rich('unmake', named) : t.rich('make', named)}
    </ActionButton>
  );
}
