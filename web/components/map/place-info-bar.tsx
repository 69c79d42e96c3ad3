import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';

interface PlaceInfoBarProps {
  /** The description of the place, in a sentence. */
  readonly children: ReactNode;
  readonly onLeave: () => void;
}

/** The information of a map about a place that was tapped and takes no order. */
export function PlaceInfoBar({ children, onLeave }: PlaceInfoBarProps) {
  const t = useTexts('map');
  return (
    <div className="map-bar told">
      <p>{children}</p>
      <button type="button" className="icon-button" aria-label={t('leave')} onClick={onLeave}>
        <X size={18} />
      </button>
    </div>
  );
}
