import { type ComponentProps, Suspense } from 'react';
import { lazily } from '../../../lib/lazily';

const Missing = lazily(async () => (await import('./missing')).Missing);

type LazyMissingProps = ComponentProps<typeof Missing> & {
  /** The rule that forbids the order: prices are 6.4. */
  readonly rule: string;
};

/** The missing goods for an order, if that is the reason that it cannot be given. */
export function LazyMissing({ rule, ...props }: LazyMissingProps) {
  if (rule !== '6.4') return null;
  return (
    <Suspense>
      <Missing {...props} />
    </Suspense>
  );
}
