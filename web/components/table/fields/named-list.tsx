import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#texts';
import { PickMenu } from './pick-menu';

interface NamedListProps extends ComponentProps<typeof PickMenu> {
  /** The entries of the list; a name may occur more than once. */
  readonly names: readonly string[];
  readonly onRemove: (at: number) => void;
}

/** A list in order, with a menu that adds to it. */
export function NamedList({ names, onRemove, ...menu }: NamedListProps) {
  const t = useTexts('table');
  return (
    <>
      <ol className="named">
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there more than once
          <li key={at}>
            <span>
              {at + 1}. {name}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('fields.leaveOut', { name, place: at + 1 })}
              onClick={() => onRemove(at)}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ol>
      <PickMenu {...menu} />
    </>
  );
}
