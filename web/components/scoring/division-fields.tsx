import type { CreateSeason } from '../../../functions/api/schemas/season-settings';
import { TextField } from '../forms/field';

/** The season as one of several divisions; empty fields mean no divisions. */
export function DivisionFields({ start }: { readonly start: CreateSeason['division'] }) {
  return (
    <details className="more">
      <summary>
        Divisions
        <small>Seasons at different levels; players rise and fall between them.</small>
      </summary>
      <div className="schema-fields">
        <TextField
          label="Common name"
          id="division-of"
          name="divisionOf"
          maxLength={60}
          defaultValue={start?.of}
          help="A name such as “Winter 2027”, the same for all divisions. Leave empty for no divisions."
        />
        {FIELDS.map(({ name, title, least, initial }) => (
          <div className="field" key={name}>
            <label htmlFor={`division-${name}`}>{title}</label>
            <input
              id={`division-${name}`}
              name={`division-${name}`}
              type="number"
              className="input"
              min={least}
              defaultValue={start?.[name] ?? initial}
            />
          </div>
        ))}
      </div>
    </details>
  );
}

const FIELDS = [
  { name: 'level', title: 'Level (1 is the highest)', least: 1, initial: 1 },
  { name: 'up', title: 'Players who rise', least: 0, initial: 2 },
  { name: 'down', title: 'Players who fall', least: 0, initial: 2 },
  { name: 'target', title: 'Usual size', least: 2, initial: 14 },
  { name: 'least', title: 'Smallest size', least: 2, initial: 7 },
  { name: 'most', title: 'Largest size', least: 2, initial: 21 },
] as const;

/** Reads the division from the form; without a name there is none. */
export function divisionFrom(form: FormData) {
  const of = String(form.get('divisionOf') ?? '').trim();
  if (of === '') return {};
  const number = (name: (typeof FIELDS)[number]['name']) => Number(form.get(`division-${name}`));
  return {
    division: {
      of,
      level: number('level'),
      up: number('up'),
      down: number('down'),
      target: number('target'),
      least: number('least'),
      most: number('most'),
    },
  };
}
