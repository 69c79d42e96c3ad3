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

/** Warns, mutes or bans a member, or takes that back. */
export function MemberRuling({ league, members }: MemberRulingProps) {
  const [id, setId] = useState(members[0]?.player.id ?? '');
  const [chosen, setKind] = useState<Kind>('warn');
  const [note, setNote] = useState('');
  const member = members.find(({ player }) => player.id === id);
  if (member === undefined) return <p className="card empty">Nobody else is a member.</p>;
  const kinds = kindsFor(member);
  const kind = kinds.includes(chosen) ? chosen : 'warn';
  return (
    <RulingForm
      consider={async () => ({ ok: true as const, value: kind })}
      show={(wanted) => (
        <>
          <p>
            <b>{member.player.name}:</b> {CHOICES[wanted].help}
          </p>
          <p className="small muted">
            The note, for {member.player.name} alone: {note}
          </p>
        </>
      )}
      send={(reason) =>
        api('POST /leagues/{id}/members/{player}/rulings', { id: league, player: id }, { kind, reason, note })
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
      <Choices
        name="Ruling"
        choices={kinds.map((one) => ({ id: one, name: CHOICES[one].action, help: CHOICES[one].help }))}
        chosen={kind}
        onChange={setKind}
      />
      <TextAreaField
        label="Note to the member"
        id="note"
        rows={3}
        required
        minLength={5}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        help="For them alone. It stands on their page until they confirm it."
      />
    </RulingForm>
  );
}

/** What can be ruled on a member as they stand. */
function kindsFor({ muted, banned }: Member): readonly Kind[] {
  return ['warn', muted ? 'unmute' : 'mute', banned ? 'unban' : 'ban'];
}

const CHOICES: Readonly<
  Record<Kind, { readonly action: string; readonly help: string; readonly undo: string }>
> = {
  warn: {
    action: 'Warn',
    help: 'They get the note; the log says that they were warned.',
    undo: 'It cannot be taken back.',
  },
  mute: {
    action: 'Mute',
    help: 'They send no press in this league. They still read, and play.',
    undo: 'Let them write again to take it back.',
  },
  unmute: {
    action: 'Let them write again',
    help: 'They may send press again.',
    undo: 'Mute them to take it back.',
  },
  ban: {
    action: 'Ban from the league',
    help: 'They leave every season to come and register for none. They play their boards to the end unless they are replaced there.',
    undo: 'Let them back to take it back; they register again themselves.',
  },
  unban: {
    action: 'Let them back',
    help: 'They may register for seasons again.',
    undo: 'Ban them to take it back.',
  },
};
