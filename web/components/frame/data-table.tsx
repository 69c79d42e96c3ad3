import type { ReactNode } from 'react';

/** A heading, and the classes of its column; numbers are aligned `right`. */
type Column = readonly [heading: ReactNode, className?: string];

interface DataTableProps {
  /** Read aloud, not shown. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly className?: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table with a heading over each column. */
export function DataTable({ caption, columns, className = '', children }: DataTableProps) {
  return (
    <table className={`data-table ${className}`}>
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          {columns.map(([heading, column], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order, and two may share a heading
            <th key={at} scope="col" className={column}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
