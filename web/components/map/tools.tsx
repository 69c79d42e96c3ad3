import type { ReactNode } from 'react';
import { useTexts } from '#texts';

interface ToolsProps<Showing extends string> {
  /** The possible views, each with its name. */
  readonly choices: readonly (readonly [Showing, string])[];
  readonly showing: Showing;
  readonly onShow: (showing: Showing) => void;
  /** The legend of the map's signs. */
  readonly children?: ReactNode;
}

/** The selection of a map's views, and the key of its signs. */
export function Tools<Showing extends string>({ choices, showing, onShow, children }: ToolsProps<Showing>) {
  const t = useTexts('map');
  return (
    <div className="tools">
      <fieldset className="segments" aria-label={t('show')}>
        {choices.map(([id, name]) => (
          <button key={id} type="button" aria-pressed={id === showing} onClick={() => onShow(id)}>
            {name}
          </button>
        ))}
      </fieldset>
      {children === undefined ? null : <span className="legend tiny">{children}</span>}
    </div>
  );
}
