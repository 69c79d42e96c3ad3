interface StandingBarProps {
  readonly isBlocked: boolean;
  readonly onStore?: () => void;
  readonly onCancel: () => void;
}

/** The buttons of the standing orders' form; without `onStore` the first one submits the form around it. */
export function StandingBar({ isBlocked, onStore, onCancel }: StandingBarProps) {
  return (
    <div className="ready-bar still">
      <button
        type={onStore === undefined ? 'submit' : 'button'}
        className="button main"
        disabled={isBlocked}
        onClick={onStore}
      >
        Store
      </button>
      <button type="button" className="button quiet" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
