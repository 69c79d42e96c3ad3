import type { ComponentProps, ReactNode } from 'react';

interface CheckProps extends Omit<ComponentProps<'input'>, 'title' | 'about' | 'type'> {
  readonly title: ReactNode;
  readonly about?: ReactNode;
}

/** A yes/no choice, as a card; a tap anywhere on it counts. */
export function Check({ title, about, ...input }: CheckProps) {
  return (
    <label className="choice">
      <input type="checkbox" {...input} />
      <span>
        <b>{title}</b>
        {about ? <span>{about}</span> : null}
      </span>
    </label>
  );
}
