import type { ReactNode } from 'react';
import { Radio } from './radio';

interface RadioFieldProps<Id extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly id: Id; readonly name: string; readonly about: string }[];
  /** The initial choice. */
  readonly chosen: string;
  readonly onPick?: (id: Id) => void;
  /** Shown below the choices. */
  readonly children?: ReactNode;
}

/** A question with its choices as cards. */
export function RadioField<Id extends string>(props: RadioFieldProps<Id>) {
  const { legend, name, options, chosen, onPick, children } = props;
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <Radio
            key={option.id}
            name={name}
            value={option.id}
            checked={option.id === chosen}
            title={option.name}
            about={option.about}
            onPick={() => onPick?.(option.id)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}
