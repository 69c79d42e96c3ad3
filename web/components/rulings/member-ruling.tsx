'use client';

import { useState } from 'react';
import type { League } from '../../../functions/api/schemas/leagues';
import { api, type Body } from '../../lib/api';
import { SelectField, TextAreaField } from '../forms/field';
import { Choices } from './choices';
import { RulingForm } from './ruling-form';

type Kind = Body<'POST /leagues/{id}/members/{player}/rulings'>['kind'];
type Member = League['members'][number];

interface MemberRulingProps {
  readonly league: string;
  readonly members: readonly Member[];
}

/** Warns, mutes or bans a member, or undoes that. */
export function MemberRuling({ league, members }: MemberRulingProps) {
  const [id, setId] = useState(members[0]?.player.id ?? '');
  const [chosen, setKind] = useState<Kind>('warn');
  const [note, setNote] = useState('');
  const member = members.find(({ player }) => player.id === id);
  if (member === undefined) return <p className="card empty">There are no other members.</p>;
  const kinds = kindsFor(member);
  const kind = kinds.includes(chosen) ? chosen : 'warn';
  const address = { id: league, player: id };
  return (
    <RulingForm
      consider={async () => ({ ok: true as const, value: kind })}
      show={(wanted) => <Effect name={member.player.name} kind={wanted} note={note} />}
      send={(reason) => api('POST /leagues/{id}/members/{player}/rulings', address, { kind, reason, note })}
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

function Effect({ name, kind, note }: { readonly name: string; readonly kind: Kind; readonly note: string }) {
  return (
    <>
      <p>
        <b>{name}:</b> {CHOICES[kind].help}
      </p>
      <p className="small muted">
        The note, only for {name}: {note}
      </p>
    </>
  );
}

/** The rulings that are possible on a member now. */
function kindsFor({ muted, banned }: Member): readonly Kind[] {
  return ['warn', muted ? 'unmute' : 'mute', banned ? 'unban' : 'ban'];
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
    help: 'They leave every season that has not started and cannot register. They play their boards to the end unless a moderator replaces them.',
    undo: 'To undo it, let them back; they have to register again themselves.',
  },
  unban: {
    action: 'Let them back',
    help: 'They can register for seasons again.',
    undo: 'To undo it, ban them.',
  },
};
