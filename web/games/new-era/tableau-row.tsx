import type { ReactNode } from 'react';

interface TableauRowProps {
  readonly name: string;
  readonly hint: ReactNode;
  readonly children: ReactNode;
}

/** A row of a state under its name. */
export function TableauRow({ name, hint, children }: TableauRowProps) {
  return (
    <div className="tableau-row">
      <h3>
        {name} <span>{hint}</span>
      </h3>
      <div>{children}</div>
    </div>
  );
}
