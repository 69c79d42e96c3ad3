import { useState } from 'react';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import type { Format, LeftOver } from '../../../engine/tournament/formats';
import { Check } from '../forms/check';
import { NumberField, SelectField } from '../forms/field';
import { RadioField } from '../forms/radio-field';
import { AlwaysOpenFields, alwaysOpenFrom } from './always-open-fields';
import type { Template } from './templates';

const KINDS = [
  {
    id: 'rounds',
    name: 'Rounds',
    about: 'everyone plays each round; opponents and seats repeat as little as possible',
  },
  { id: 'swiss', name: 'Swiss', about: 'after the first round, players with similar scores meet' },
  { id: 'round-robin', name: 'Round robin', about: 'as many rounds as it takes for all players to meet' },
  { id: 'knock-out', name: 'Knock-out', about: 'the best of each board go on until one final is left' },
  {
    id: 'ladder',
    name: 'Ladder',
    about: 'a board opens whenever enough players want one; players close in the standing meet',
  },
  {
    id: 'always-open',
    name: 'Always open',
    about: 'a ladder that starts now and that players can join at any time',
  },
] as const;

const STRENGTHS = [
  ['ignore', 'does not matter'],
  ['balance', 'boards of equal strength'],
  ['pots', 'one player of each pot on a board'],
] as const;

const LEFT_OVER = [
  { id: 'bots', name: 'Bots fill the last board', about: 'everyone plays' },
  {
    id: 'byes',
    name: 'They sit out',
    about: 'those who sat out least often, the last in the standing first',
  },
  { id: 'smaller-boards', name: 'Some boards are smaller', about: 'where the game allows' },
] as const;

/** How rounds follow each other, and what happens to players left over. */
export function FormatFields({ start }: { readonly start: Pick<Template, 'format' | 'leftOver'> }) {
  const { format } = start;
  const chosen = alwaysOpen(format) === undefined ? format.kind : 'always-open';
  const [kind, setKind] = useState<string>(chosen);
  const isLadder = kind === 'ladder' || kind === 'always-open';
  return (
    <>
      <RadioField legend="Format" name="format" options={KINDS} chosen={chosen} onPick={setKind} />
      <KindFields kind={kind} format={format} />
      {kind === 'always-open' ? <AlwaysOpenFields open={alwaysOpen(format)} /> : null}
      {kind === 'knock-out' || isLadder ? null : (
        <Check
          name="topBoard"
          defaultChecked={'topBoard' in format && format.topBoard}
          title="Top board"
          about="After the last round the leaders play one more board against each other."
        />
      )}
      {isLadder ? (
        <input type="hidden" name="leftOver" value={start.leftOver} />
      ) : (
        <RadioField
          legend="Players who do not fill a board"
          name="leftOver"
          options={LEFT_OVER}
          chosen={start.leftOver}
        />
      )}
    </>
  );
}

function KindFields({ kind, format }: { readonly kind: string; readonly format: Format }) {
  return (
    <div className="field-pair">
      {kind === 'rounds' || kind === 'swiss' ? (
        <NumberField
          name="rounds"
          label="Rounds"
          min={1}
          defaultValue={'rounds' in format ? format.rounds : 3}
          max={20}
        />
      ) : null}
      {kind === 'knock-out' ? (
        <NumberField
          name="advance"
          label="Players who go on from each board"
          min={1}
          defaultValue={'advance' in format ? format.advance : 2}
          max={6}
        />
      ) : null}
      {kind === 'rounds' ? <DrawFields format={format} /> : null}
    </div>
  );
}

function DrawFields({ format }: { readonly format: Format }) {
  return (
    <>
      <NumberField
        name="atOnce"
        label="Rounds at once"
        min={1}
        max={7}
        defaultValue={('atOnce' in format && format.atOnce) || 1}
        help="With more than one, each player sits on several boards at a time."
      />
      <SelectField
        label="Strength"
        name="strength"
        defaultValue={'strength' in format ? format.strength : 'ignore'}
        help="By points so far."
        options={STRENGTHS}
      />
    </>
  );
}

/** Reads the format from the form. */
export function formatFrom(form: FormData): { readonly format: Format; readonly leftOver: LeftOver } {
  const text = (name: string) => String(form.get(name) ?? '');
  const topBoard = form.get('topBoard') === 'on';
  const rounds = Number(text('rounds') || 1);
  const leftOver = LEFT_OVER.find(({ id }) => id === text('leftOver'))?.id ?? 'bots';
  switch (text('format')) {
    case 'swiss':
      return { leftOver, format: { kind: 'swiss', rounds, topBoard } };
    case 'round-robin':
      return { leftOver, format: { kind: 'round-robin', topBoard } };
    case 'ladder':
      return { leftOver, format: { kind: 'ladder' } };
    case 'always-open':
      return { leftOver, format: { kind: 'ladder', open: alwaysOpenFrom(form) } };
    case 'knock-out':
      return { leftOver, format: { kind: 'knock-out', advance: Number(text('advance') || 2) } };
    default: {
      const strength = STRENGTHS.find(([id]) => id === text('strength'))?.[0] ?? 'ignore';
      const atOnce = Number(text('atOnce') || 1);
      const together = atOnce > 1 ? { atOnce } : {};
      return { leftOver, format: { kind: 'rounds', rounds, ...together, strength, topBoard } };
    }
  }
}
