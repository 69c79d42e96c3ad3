import type { AlwaysOpen } from '../../../engine/tournament/formats';
import { NumberField, SelectField } from '../forms/field';

const FILLS = [
  ['none', 'it waits until it is full'],
  ['bots', 'bots take the empty seats'],
  ['fewer', 'it starts with fewer players, if the game allows'],
] as const;

/** How the boards of an always-open season start. */
export function AlwaysOpenFields({ open }: { readonly open: AlwaysOpen | undefined }) {
  return (
    <div className="field-pair">
      <NumberField
        name="boardsAtATime"
        label="Boards of one player at a time"
        min={1}
        max={10}
        defaultValue={open?.boardsAtATime ?? 1}
      />
      <NumberField
        name="endsAfter"
        label="Boards until the season ends"
        min={1}
        max={1000}
        defaultValue={open?.endsAfter ?? 1000}
      />
      <SelectField
        name="fillWith"
        label="If too few players wait for a board"
        defaultValue={open?.fill?.with ?? 'none'}
        options={FILLS}
      />
      <NumberField
        name="fillAfter"
        label="After this many minutes"
        min={0}
        max={20_160}
        defaultValue={open?.fill?.afterMinutes ?? 60}
        help="Counted from the player who has waited longest."
      />
    </div>
  );
}

/** Reads them from the form. */
export function alwaysOpenFrom(form: FormData): AlwaysOpen {
  const count = (name: string, otherwise: number) => Number(form.get(name) || otherwise);
  const fill = FILLS.find(([id]) => id === form.get('fillWith'))?.[0] ?? 'none';
  return {
    boardsAtATime: count('boardsAtATime', 1),
    endsAfter: count('endsAfter', 1000),
    ...(fill === 'none' ? {} : { fill: { afterMinutes: Number(form.get('fillAfter') ?? 60), with: fill } }),
  };
}
