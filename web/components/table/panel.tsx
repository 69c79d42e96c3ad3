import { createContext, type ReactNode, use } from 'react';

/** The tab whose panels narrow screens show. Wide ones show all panels at once. */
export const OpenTab = createContext<string>('');

interface PanelProps {
  /** The tab that this panel belongs to, if there is one. */
  readonly id?: string | undefined;
  /** All tabs under which it is shown, besides its own. */
  readonly under?: readonly string[];
  /** The id of its heading, or its label if it has none. */
  readonly by?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** One panel of a game table. */
export function Panel({ id, under = [], by, label, children }: PanelProps) {
  const tab = use(OpenTab);
  return (
    <section
      {...(id === undefined ? {} : { id: `panel-${id}` })}
      className={id === tab || under.includes(tab) ? 'panel shown' : 'panel'}
      aria-labelledby={by}
      aria-label={label}
    >
      {children}
    </section>
  );
}
