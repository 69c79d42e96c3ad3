import { useTexts } from '#texts';

interface StandingBarProps {
  readonly isBlocked: boolean;
  readonly onStore?: () => void;
  readonly onCancel: () => void;
}

/** The buttons of the standing orders' form; without `onStore` the first one submits the form around it. */
export function StandingOrdersBar({ isBlocked, onStore, onCancel }: StandingBarProps) {
  const t = useTexts('table');
  return (
    <div className="ready-bar still">
      <button
        type={onStore === undefined ? 'submit' : 'button'}
        className="button main"
        disabled={isBlocked}
        onClick={onStore}
      >
        {t('standing.store')}
      </button>
      <button type="button" className="button quiet" onClick={onCancel}>
        {t('standing.cancel')}
      </button>
    </div>
  );
}
