'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Check } from '../forms/check';
import { NumberField, SelectField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { RadioField } from '../forms/radio-field';

interface TeamEditorProps {
  readonly season: Pick<Season, 'id' | 'status'>;
  readonly players: Season['entries'];
  readonly settings: CreateSeason;
}

/** Names teams and puts each player into one, or none. */
export function TeamEditor({ season, players, settings }: TeamEditorProps) {
  const t = useTranslations('teams');
  const mutation = useMutation();
  const [names, setNames] = useState((settings.teams?.list ?? []).map(({ name }) => name));
  const [best, setBest] = useState(settings.teams?.best ?? 2);
  const [teamOf, setTeamOf] = useState<Readonly<Record<string, string>>>(() => teamsByPlayer(settings));
  const [rule, setRule] = useState<Rule | null>(settings.teams?.ofLeague ?? null);
  const save = () => {
    const teams =
      rule === null ? { best, list: teamsFrom(names, teamOf) } : { best, list: [], ofLeague: rule };
    return api('PUT /seasons/{id}/settings', { id: season.id }, { ...settings, teams });
  };
  return (
    <section className="section form" aria-labelledby="set-up-teams">
      <h2 id="set-up-teams">{t('setUp')}</h2>
      <p className="muted">{season.status === 'registration' ? t('setUpBefore') : t('setUpAfter')}</p>
      {season.status === 'registration' ? (
        <RadioField<'lists' | 'league'>
          legend={t('whose.title')}
          name="whose"
          chosen={rule === null ? 'lists' : 'league'}
          onPick={(whose) => setRule(whose === 'lists' ? null : (settings.teams?.ofLeague ?? USUAL_RULE))}
          options={[
            { id: 'lists', name: t('whose.lists'), about: t('whose.listsAbout') },
            { id: 'league', name: t('whose.league'), about: t('whose.leagueAbout') },
          ]}
        />
      ) : null}
      <NumberField
        label={t('best')}
        id="best"
        min={1}
        max={100}
        value={best}
        onChange={(event) => setBest(Number(event.target.value))}
        help={t('bestHelp')}
      />
      {rule === null ? (
        <>
          <TeamNames names={names} onChange={setNames} />
          <Memberships players={players} names={names} teamOf={teamOf} onChange={setTeamOf} />
        </>
      ) : (
        <RuleFields rule={rule} onChange={setRule} />
      )}
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <ActionButton
          by={mutation}
          className="button main"
          disabled={rule === null && names.length === 0}
          send={save}
        >
          {t('save')}
        </ActionButton>
      </div>
    </section>
  );
}

type Rule = NonNullable<NonNullable<CreateSeason['teams']>['ofLeague']>;

const USUAL_RULE: Rule = { least: 2, most: 4, changes: 1, until: null, others: false };

interface RuleFieldsProps {
  readonly rule: Rule;
  readonly onChange: (rule: Rule) => void;
}

/** How many players a team of the league enters, and how it may replace them. */
function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const t = useTranslations('teams');
  const number = (name: 'least' | 'most' | 'changes', label: string, min: number, max: number) => (
    <NumberField
      label={label}
      required
      min={min}
      max={max}
      value={Number.isNaN(rule[name]) ? '' : rule[name]}
      onChange={({ target }) => onChange({ ...rule, [name]: target.valueAsNumber })}
    />
  );
  return (
    <>
      {number('least', t('rule.least'), 1, 40)}
      {number('most', t('rule.most'), 1, 40)}
      {number('changes', t('rule.changes'), 0, 100)}
      <NumberField
        label={t('rule.until')}
        help={t('rule.untilHelp')}
        min={1}
        max={1000}
        value={rule.until ?? ''}
        onChange={({ target }) =>
          onChange({ ...rule, until: target.value === '' ? null : target.valueAsNumber })
        }
      />
      <Check
        title={t('rule.others')}
        about={t('rule.othersAbout')}
        checked={rule.others}
        onChange={({ target }) => onChange({ ...rule, others: target.checked })}
      />
    </>
  );
}

interface MembershipsProps {
  readonly players: Season['entries'];
  readonly names: readonly string[];
  /** The team of each player, by the player's id. */
  readonly teamOf: Readonly<Record<string, string>>;
  readonly onChange: (teamOf: Readonly<Record<string, string>>) => void;
}

function Memberships({ players, names, teamOf, onChange }: MembershipsProps) {
  const t = useTranslations('teams');
  if (names.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{t('who')}</legend>
      {players.map(({ player }) => (
        <SelectField
          key={player.id}
          label={player.name}
          value={teamOf[player.id] ?? ''}
          onChange={(event) => onChange({ ...teamOf, [player.id]: event.target.value })}
          options={names.map((name) => [name, name])}
        >
          <option value="">{t('noTeam')}</option>
        </SelectField>
      ))}
    </fieldset>
  );
}

function teamsByPlayer({ teams }: CreateSeason): Readonly<Record<string, string>> {
  const pairs = (teams?.list ?? []).flatMap(({ name, members }) => members.map((player) => [player, name]));
  return Object.fromEntries(pairs);
}

function teamsFrom(names: readonly string[], teamOf: MembershipsProps['teamOf']) {
  const membersOf = (name: string) => Object.keys(teamOf).filter((player) => teamOf[player] === name);
  return names.map((name) => ({ name, members: membersOf(name) }));
}

interface TeamNamesProps {
  readonly names: readonly string[];
  readonly onChange: (names: string[]) => void;
}

function TeamNames({ names, onChange }: TeamNamesProps) {
  const t = useTranslations('teams');
  const [written, setWritten] = useState('');
  const name = written.trim();
  const add = () => {
    onChange([...names, name]);
    setWritten('');
  };
  return (
    <div className="field">
      <label htmlFor="new-team">{t('newTeam')}</label>
      <div className="in-row">
        <input
          id="new-team"
          className="input"
          maxLength={40}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
        <button type="button" className="button" disabled={name === '' || names.includes(name)} onClick={add}>
          {t('add')}
        </button>
      </div>
      <ul className="entries">
        {names.map((one) => (
          <li key={one}>
            {one}{' '}
            <button
              type="button"
              className="remove"
              onClick={() => onChange(names.filter((other) => other !== one))}
            >
              {t.rich('remove', {
                team: one,
                hidden: (words) => <span className="hidden-text">{words}</span>,
              })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
