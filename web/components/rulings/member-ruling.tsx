'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { MemberHistory } from '../../../functions/core/member/member-history.schema';
import { api, type Body } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import { instantOf, wallTime } from '../../lib/wall-time';
import { SelectField, TextAreaField, TextField } from '../forms/field';
import { RadioField } from '../forms/radio-field';
import { useZone } from '../frame/reader';
import { When } from '../frame/when';
import { OpenBoards } from './open-boards';
import { RulingForm } from './ruling-form';

type Kind = Body<'POST /leagues/{id}/members/{player}/rulings'>['kind'];
type Member = League['members'][number];

interface MemberRulingProps {
  readonly league: string;
  readonly members: readonly Member[];
  /** The member that the page was opened for. */
  readonly chosen: string | undefined;
}

/** Warns, mutes or bans a member, or undoes that. */
export function MemberRuling({ league, members, chosen: first }: MemberRulingProps) {
  const t = useTranslations('rule-member');
  const choices = choicesIn(t);
  const zone = useZone();
  const [id, setId] = useState(first ?? members[0]?.player.id ?? '');
  const [until, setUntil] = useState('');
  const [chosen, setKind] = useState<Kind>('warn');
  const [note, setNote] = useState('');
  const member = members.find(({ player }) => player.id === id);
  if (member === undefined) return <p className="card empty">{t('none')}</p>;
  const kinds = kindsFor(member);
  const kind = kinds.includes(chosen) ? chosen : 'warn';
  const address = { id: league, player: id };
  const ends = kind === 'ban' ? endOf(until, zone) : {};
  return (
    <RulingForm
      consider={() => api('GET /leagues/{id}/members/{player}/history', address)}
      show={(history) => <Effect {...{ kind, note, history }} until={ends.until ?? null} />}
      send={(reason) =>
        api('POST /leagues/{id}/members/{player}/rulings', address, { kind, ...ends, reason, note })
      }
      onGiven={() => {
        setKind('warn');
        setUntil('');
        setNote('');
      }}
      action={choices[kind].action}
      undo={choices[kind].undo}
    >
      <SelectField
        label={t('member')}
        id="member"
        value={id}
        onChange={(event) => setId(event.target.value)}
        options={members.map(({ player }) => [player.id, player.name])}
      />
      <RadioField
        key={id}
        legend={t('ruling')}
        name="ruling"
        options={kinds.map((one) => ({ id: one, name: choices[one].action, about: choices[one].about }))}
        chosen={kind}
        onPick={setKind}
      />
      {kind === 'ban' ? <UntilField until={until} onChange={setUntil} zone={zone} /> : null}
      <TextAreaField
        label={t('note')}
        id="note"
        rows={3}
        required
        minLength={5}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        help={t('noteHelp')}
      />
    </RulingForm>
  );
}

interface UntilFieldProps {
  readonly until: string;
  readonly onChange: (until: string) => void;
  readonly zone: string;
}

function UntilField({ until, onChange, zone }: UntilFieldProps) {
  const t = useTranslations('rule-member');
  return (
    <TextField
      label={t('until')}
      type="datetime-local"
      value={until}
      min={wallTime(Date.now() + 60_000, zone)}
      onChange={(event) => onChange(event.target.value)}
      help={t('untilHelp', { zone: zone.replaceAll('_', ' ') })}
    />
  );
}

/** The end of a ban from the input; none if it is empty. */
function endOf(until: string, zone: string): { readonly until?: string } {
  const at = until === '' ? null : instantOf(until, zone);
  return at === null ? {} : { until: new Date(at).toISOString() };
}

interface EffectProps {
  readonly kind: Kind;
  readonly note: string;
  readonly until: string | null;
  readonly history: MemberHistory;
}

function Effect({ kind, note, until, history }: EffectProps) {
  const t = useTranslations('rule-member');
  const { name } = history.member.player;
  return (
    <>
      <p>{t.rich('effect', { name, what: choicesIn(t)[kind].about, b: (words) => <b>{words}</b> })}</p>
      {until === null ? null : <p>{t.rich('ends', { time: () => <When at={until} as="long" /> })}</p>}
      {kind === 'warn' ? <WarningsNow warnings={history.warnings} /> : null}
      {kind === 'ban' ? <OpenBoards open={history.open} name={name} /> : null}
      <p className="small muted">{t('noteFor', { name, note })}</p>
    </>
  );
}

/** How many warnings a member has, and what one more brings. */
function WarningsNow({ warnings: { count, next } }: Pick<MemberHistory, 'warnings'>) {
  const t = useTranslations('rule-member');
  return (
    <p>
      {t('warnings.count', { count })}{' '}
      {next === null ? null : (
        <b>{next.ban === null ? t('warnings.forGood') : t('warnings.ban', { ban: next.ban })}</b>
      )}
    </p>
  );
}

/** The rulings that are possible on a member now; the end of a ban can be changed. */
function kindsFor({ muted, banned }: Member): readonly Kind[] {
  return ['warn', muted ? 'unmute' : 'mute', 'ban', ...(banned ? (['unban'] as const) : [])];
}

interface Choice {
  readonly action: string;
  readonly about: string;
  readonly undo: string;
}

const choicesIn = (t: Texts<'rule-member'>): Readonly<Record<Kind, Choice>> => ({
  warn: { action: t('warn.action'), about: t('warn.help'), undo: t('warn.undo') },
  mute: { action: t('mute.action'), about: t('mute.help'), undo: t('mute.undo') },
  unmute: { action: t('unmute.action'), about: t('unmute.help'), undo: t('unmute.undo') },
  ban: { action: t('ban.action'), about: t('ban.help'), undo: t('ban.undo') },
  unban: { action: t('unban.action'), about: t('unban.help'), undo: t('unban.undo') },
});
