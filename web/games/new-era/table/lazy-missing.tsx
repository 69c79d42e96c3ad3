import { type ComponentProps, Suspense } from 'react';
import { lazily } from '../../../lib/lazily';

const Missing = lazily(async () => (await import('./missing')).Missing);

type LazyMissingProps = ComponentProps<typeof Missing> & {
  /** The rule that forbids the order: prices are 6.4. */
  readonly rule: string;
};

/** What is missing for an order, where that is why it cannot be given. */
export function LazyMissing({ rule, ...props }: LazyMissingProps) {
  if (rule !== '6.4') return null;
  return (
    <Suspense>
      <Missing {...props} />
    </Suspense>
  );
}
