/** The options of a game system as it describes them: JSON Schema, an object of simple values. */
export type OptionSchema = Readonly<Record<string, unknown>>;

interface Option {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface OptionFieldsProps {
  readonly schema: OptionSchema | null;
  /** Options that are chosen already; the others begin with the game's defaults. */
  readonly start: Readonly<Record<string, unknown>>;
}

/** One field for each option of the chosen game; a game with other options needs no other form. */
export function OptionFields({ schema, start }: OptionFieldsProps) {
  const options = optionsOf(schema).map(
    ([name, option]) => [name, name in start ? { ...option, default: start[name] } : option] as const,
  );
  if (options.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>Rules of this season</legend>
      <div className="choices">
        {options.map(([name, option]) => (
          <OptionField key={name} name={fieldName(name)} option={option} />
        ))}
      </div>
    </fieldset>
  );
}

function OptionField({ name, option }: { readonly name: string; readonly option: Option }) {
  const { title = name, description = '' } = option;
  if (option.type === 'boolean')
    return (
      <label className="choice">
        <input type="checkbox" name={name} defaultChecked={option.default === true} />
        <span>
          <b>{title}</b>
          <span>{description}</span>
        </span>
      </label>
    );
  return (
    <div className="field">
      <label htmlFor={name}>{title}</label>
      {option.enum ? (
        <select id={name} name={name} className="input" defaultValue={String(option.default)}>
          {option.enum.map((value) => (
            <option key={value} value={value}>
              {value.charAt(0).toUpperCase() + value.slice(1)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={name}
          name={name}
          type="number"
          className="input"
          min={option.minimum}
          max={within(option.maximum)}
          defaultValue={option.default === undefined ? '' : Number(option.default)}
        />
      )}
      <p className="help">{description}</p>
    </div>
  );
}

/** What the form says, by option; an empty field leaves the option to the game. */
export function optionsFrom(form: FormData, schema: OptionSchema | null): Record<string, unknown> {
  const chosen = optionsOf(schema).flatMap(([name, option]): readonly (readonly [string, unknown])[] => {
    const value = form.get(fieldName(name));
    if (option.type === 'boolean') return [[name, value === 'on']];
    if (typeof value !== 'string' || value === '') return [];
    return [[name, option.enum ? value : Number(value)]];
  });
  return Object.fromEntries(chosen);
}

function optionsOf(schema: OptionSchema | null): readonly (readonly [string, Option])[] {
  const properties = schema?.properties;
  return typeof properties === 'object' && properties !== null
    ? Object.entries(properties as Readonly<Record<string, Option>>).filter(([, option]) => isSimple(option))
    : [];
}

/** A form has no field for an option by seat, and none for one that leaves no choice; the API takes both. */
function isSimple(option: Option): boolean {
  return option.type !== 'object' && !('const' in option);
}

function fieldName(option: string): string {
  return `option-${option}`;
}

/** JSON Schema names the largest safe integer where there is no limit. */
function within(limit: number | undefined): number | undefined {
  return limit === undefined || limit >= Number.MAX_SAFE_INTEGER ? undefined : limit;
}
