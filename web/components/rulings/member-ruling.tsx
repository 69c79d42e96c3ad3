'use client';

import { useState } from 'react';
import type { League } from '../../../functions/api/schemas/leagues';
import type { MemberHistory } from '../../../functions/api/schemas/member-history';
import { api, type Body } from '../../lib/api';
import { instantOf, wallTime } from '../../lib/wall-time';
import { SelectField, TextAreaField, TextField } from '../forms/field';
import { useZone } from '../frame/reader';
import { When } from '../frame/when';
import { Choices } from './choices';
import { OpenBoards } from './open-boards';
import { RulingForm } from './ruling-form';

type Kind = Body<'POST /leagues/{id}/members/{player}/rulings'>['kind'];
type Member = League['members'][number];

interface MemberRulingProps {
  readonly league: string;
  readonly members: readonly Member[];
  /** The member whom the reader came to rule on. */
  readonly chosen: string | undefined;
}

/** Warns, mutes or bans a member, or undoes that. */
export function MemberRuling({ league, members, chosen: first }: MemberRulingProps) {
  const zone = useZone();
  const [id, setId] = useState(first ?? members[0]?.player.id ?? '');
  const [until, setUntil] = useState('');
  const [chosen, setKind] = useState<Kind>('warn');
  const [note, setNote] = useState('');
  const member = members.find(({ player }) => player.id === id);
  if (member === undefined) return <p className="card empty">There are no other members.</p>;
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
      action={CHOICES[kind].action}
      undo={CHOICES[kind].undo}
    >
      <SelectField
        label="Member"
        id="member"
        value={id}
        onChange={(event) => setId(event.target.value)}
        options={members.map(({ player }) => [player.id, player.name])}
      />
      <Choices name="Ruling" choices={kinds.map(choiceOf)} chosen={kind} onChange={setKind} />
      {kind === 'ban' ? <UntilField until={until} onChange={setUntil} zone={zone} /> : null}
      <TextAreaField
        label="Note to the member"
        id="note"
        rows={3}
        required
        minLength={5}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        help="Only they see it. It stays on their first page until they confirm it."
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
  return (
    <TextField
      label="Until"
      type="datetime-local"
      value={until}
      min={wallTime(Date.now() + 60_000, zone)}
      onChange={(event) => onChange(event.target.value)}
      help={`The ban ends then by itself. Leave it empty for one that holds until somebody lifts it. In your time zone, ${zone.replaceAll('_', ' ')}.`}
    />
  );
}

/** The end of a ban as the input has it; none where it is empty. */
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
  const { name } = history.member.player;
  return (
    <>
      <p>
        <b>{name}:</b> {CHOICES[kind].help}
      </p>
      {until === null ? null : (
        <p>
          It ends by itself: <When at={until} as="long" />.
        </p>
      )}
      {kind === 'ban' ? <OpenBoards open={history.open} name={name} /> : null}
      <p className="small muted">
        The note, only for {name}: {note}
      </p>
    </>
  );
}

/** The rulings that are possible on a member now; a ban can be given another end. */
function kindsFor({ muted, banned }: Member): readonly Kind[] {
  return ['warn', muted ? 'unmute' : 'mute', 'ban', ...(banned ? (['unban'] as const) : [])];
}

function choiceOf(id: Kind) {
  return { id, name: CHOICES[id].action, help: CHOICES[id].help };
}

const CHOICES: Readonly<
  Record<Kind, { readonly action: string; readonly help: string; readonly undo: string }>
> = {
  warn: {
    action: 'Warn',
    help: 'They get the note; the log says that they were warned.',
    undo: 'It cannot be undone.',
  },
  mute: {
    action: 'Mute',
    help: 'They cannot send press in this league. They can still read and play.',
    undo: 'To undo it, let them write again.',
  },
  unmute: {
    action: 'Let them write again',
    help: 'They can send press again.',
    undo: 'To undo it, mute them.',
  },
  ban: {
    action: 'Ban from the league',
    help: 'They get no further seat in any season and cannot register. They play their boards to the end unless a moderator replaces them.',
    undo: 'To undo it, let them back; they have to register again themselves.',
  },
  unban: {
    action: 'Let them back',
    help: 'They can register for seasons again.',
    undo: 'To undo it, ban them.',
  },
};
