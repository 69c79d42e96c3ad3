import type { ReactNode } from 'react';
import type { Answer } from '../../lib/ask';
import type { Mutation } from '../../lib/mutate';

interface ActionButtonProps<Value> {
  /** Runs the change, and holds the refusal. */
  readonly by: Mutation;
  readonly send: () => Promise<Answer<Value>>;
  /** The page to open afterwards; without it, the page reloads its data. */
  readonly then?: (value: Value) => string;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button that changes something on the platform, one change at a time. */
export function ActionButton<Value>(props: ActionButtonProps<Value>) {
  const { by, send, then, className = 'button', disabled = false, children } = props;
  return (
    <button
      type="button"
      className={className}
      disabled={by.busy || disabled}
      onClick={() => void by.run(send, then)}
    >
      {children}
    </button>
  );
}
