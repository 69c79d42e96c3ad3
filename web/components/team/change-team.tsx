'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Team } from '../../../functions/core/team/teams.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { FoldedCard } from '../forms/card';
import { SelectField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

type Player = Team['players'][number];

/** What the captain decides: the order of the boards, substitutes, the captain, the name, who leaves. */
export function ChangeTeam({ team }: { readonly team: Team }) {
  const t = useTranslations('team');
  const mutation = useMutation();
  const [players, setPlayers] = useState<readonly Player[]>(team.players);
  const [substitutes, setSubstitutes] = useState<readonly Player[]>(team.substitutes);
  const members = [...players, ...substitutes];
  const path = { id: team.league.id, team: team.id };
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const { text } = formReader(new FormData(submitted.currentTarget));
    const body = {
      ...{ name: text('name'), code: text('code'), captain: text('captain'), version: team.version },
      players: players.map(({ id }) => id),
      substitutes: substitutes.map(({ id }) => id),
    };
    void mutation.run(() => api('PUT /leagues/{id}/teams/{team}', path, body));
  };
  const remove = ({ id }: Player) => {
    setPlayers(players.filter((one) => one.id !== id));
    setSubstitutes(substitutes.filter((one) => one.id !== id));
  };
  return (
    <FoldedCard title={t('change.title')}>
      <form className="form mt-3" onSubmit={submit}>
        <TextField
          label={t('name')}
          name="name"
          required
          minLength={2}
          maxLength={40}
          defaultValue={team.name}
        />
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          name="code"
          required
          minLength={2}
          maxLength={5}
          defaultValue={team.code}
        />
        <SelectField
          label={t('captainLabel')}
          name="captain"
          defaultValue={team.captain?.id ?? ''}
          options={members.map(({ id, name }) => [id, name])}
        />
        <fieldset className="field">
          <legend>{t('change.boards')}</legend>
          <p className="help">{t('change.boardsHelp')}</p>
          <ol className="rows join-list">
            {players.map((player, at) => (
              <MemberRow key={player.id} player={player} place={t('board', { number: at + 1 })}>
                <RowButton
                  label={t.rich('change.up', named(player))}
                  disabled={at === 0}
                  act={() => setPlayers(swapped(players, at))}
                />
                <RowButton
                  label={t.rich('change.toSubstitutes', named(player))}
                  act={() => {
                    setPlayers(players.filter((one) => one !== player));
                    setSubstitutes([...substitutes, player]);
                  }}
                />
                <RowButton label={t.rich('change.remove', named(player))} act={() => remove(player)} />
              </MemberRow>
            ))}
          </ol>
          <ul className="rows join-list">
            {substitutes.map((player) => (
              <MemberRow key={player.id} player={player} place={t('substitute')}>
                <RowButton
                  label={t.rich('change.toBoards', named(player))}
                  act={() => {
                    setSubstitutes(substitutes.filter((one) => one !== player));
                    setPlayers([...players, player]);
                  }}
                />
                <RowButton label={t.rich('change.remove', named(player))} act={() => remove(player)} />
              </MemberRow>
            ))}
          </ul>
        </fieldset>
        <ProblemNote problem={mutation.problem} />
        <div className="form-actions">
          <button className="button main" type="submit" disabled={mutation.busy || members.length === 0}>
            {t('change.save')}
          </button>
        </div>
      </form>
      <hr className="my-4" />
      <p className="muted">{t('close.about')}</p>
      <ActionButton
        by={mutation}
        send={() => api('DELETE /leagues/{id}/teams/{team}', path)}
        then={() => `/leagues/${team.league.id}/teams`}
      >
        {t('close.act')}
      </ActionButton>
    </FoldedCard>
  );
}

interface MemberRowProps {
  readonly player: Player;
  readonly place: string;
  readonly children: ReactNode;
}

function MemberRow({ player, place, children }: MemberRowProps) {
  return (
    <li>
      <span className="grow">
        {player.name} <span className="small muted">{place}</span>
      </span>
      <span className="form-actions">{children}</span>
    </li>
  );
}

interface RowButtonProps {
  readonly label: ReactNode;
  readonly disabled?: boolean;
  readonly act: () => void;
}

function RowButton({ label, disabled = false, act }: RowButtonProps) {
  return (
    <button type="button" className="button compact" disabled={disabled} onClick={act}>
      {label}
    </button>
  );
}

/** Who a button is about, for readers who hear it. */
function named({ name }: Player) {
  return { name, hidden: (words: ReactNode) => <span className="hidden-text">{words}</span> };
}

/** The list with the player at this place one board higher. */
function swapped(players: readonly Player[], at: number): readonly Player[] {
  const moved = players.slice(at - 1, at + 1).reverse();
  return [...players.slice(0, at - 1), ...moved, ...players.slice(at + 1)];
}
