interface ChoicesProps<Id extends string> {
  readonly name: string;
  readonly choices: readonly { readonly id: Id; readonly name: string; readonly help: string }[];
  readonly chosen: Id;
  readonly onChange: (id: Id) => void;
}

/** One of several rulings, each with its effect. */
export function Choices<Id extends string>({ name, choices, chosen, onChange }: ChoicesProps<Id>) {
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.id} className="choice">
            <input
              type="radio"
              name={name}
              checked={chosen === choice.id}
              onChange={() => onChange(choice.id)}
            />
            <span>
              <b>{choice.name}</b>
              <span>{choice.help}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
