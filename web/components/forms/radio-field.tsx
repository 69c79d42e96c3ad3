import type { ReactNode } from 'react';
import { Radio } from './radio';

interface RadioFieldProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly about: string }[];
  /** The initial choice. */
  readonly chosen: string;
  readonly onPick?: (value: string) => void;
  /** Shown below the choices. */
  readonly children?: ReactNode;
}

/** A question with its choices as cards. */
export function RadioField({ legend, name, options, chosen, onPick, children }: RadioFieldProps) {
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
            {...(onPick && { onPick })}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}
