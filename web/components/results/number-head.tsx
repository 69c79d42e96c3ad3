import type { ReactNode } from 'react';

interface NumberHeadProps {
  /** Further classes of the column. */
  readonly column?: string;
  readonly children: ReactNode;
}

/** The heading of a column of numbers, which stand at its right. */
export function NumberHead({ column, children }: NumberHeadProps) {
  return (
    <th scope="col" className={column === undefined ? 'right' : `right ${column}`}>
      {children}
    </th>
  );
}
