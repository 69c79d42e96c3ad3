import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../components/forms/field';

interface CommitFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> {
  readonly value: string;
  /** Takes what was written, and returns why it cannot be used. */
  readonly onCommit: (value: string) => string | null;
}

/** A field whose text counts when its reader is done: one step of the history, and not one for each letter. */
export function CommitField({ value, onCommit, ...field }: CommitFieldProps) {
  const [written, setWritten] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // Another space, or a step back in the history.
    setShown(value);
    setWritten(null);
    setWrong(null);
  }
  const commit = () => {
    if (written === null || written === value) return setWrong(null);
    const why = onCommit(written.trim());
    setWrong(why);
    if (why === null) setWritten(null);
  };
  return (
    <TextField
      {...field}
      wrong={wrong}
      value={written ?? value}
      onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}
