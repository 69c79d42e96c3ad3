interface StandingBarProps {
  readonly isBlocked: boolean;
  readonly onStore?: () => void;
  readonly onCancel: () => void;
}

/** How the form of standing orders ends; without `onStore` it stands in a form that hears of it. */
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
