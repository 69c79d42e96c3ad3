import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldTexts {
  readonly label: ReactNode;
  /** Explains the field. */
  readonly help?: ReactNode;
  /** The reason why the input cannot be used. */
  readonly wrong?: string | null | undefined;
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = ComponentProps<Tag> & FieldTexts;

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** A control with its label, its help and its error. */
function Field({ id, label, help, wrong, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {help ? <p className="help">{help}</p> : null}
      {wrong ? (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      ) : null}
    </div>
  );
}

/** The attributes that link a control to its label and error. */
function useControl(id: string | undefined, wrong: FieldTexts['wrong']) {
  const made = useId();
  const own = id ?? made;
  return wrong ? { id: own, 'aria-invalid': true, 'aria-describedby': `${own}-wrong` } : { id: own };
}

/** A line of text, or any other input. */
export function TextField({ label, help, wrong, ...input }: Control<'input'>) {
  const control = useControl(input.id, wrong);
  return (
    <Field {...{ ...control, label, help, wrong }}>
      <input className="input" {...input} {...control} />
    </Field>
  );
}

/** A number; by default a whole one. */
export function NumberField(props: Control<'input'>) {
  return <TextField type="number" {...props} />;
}

/** Several lines of text. */
export function TextAreaField({ label, help, wrong, ...area }: Control<'textarea'>) {
  const control = useControl(area.id, wrong);
  return (
    <Field {...{ ...control, label, help, wrong }}>
      <textarea className="input" {...area} {...control} />
    </Field>
  );
}

type SelectFieldProps = Control<'select'> & {
  /** Values with their labels; `children` come before them. */
  readonly options?: readonly (readonly [value: string | number, text: ReactNode])[];
};

/** A choice from a list. */
export function SelectField({ label, help, wrong, options = [], children, ...select }: SelectFieldProps) {
  const control = useControl(select.id, wrong);
  return (
    <Field {...{ ...control, label, help, wrong }}>
      <select className="input" {...select} {...control}>
        {children}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
