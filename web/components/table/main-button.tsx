import type { ComponentProps } from 'react';

/** The one main action of a panel. */
export function MainButton(props: ComponentProps<'button'>) {
  return <button type="button" className="button main" {...props} />;
}
