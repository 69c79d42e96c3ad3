import type { ReactNode } from 'react';
import { useTexts } from '#texts';

/** How a seat is left where no order resigns. */
export function Leaving({ children }: { readonly children: ReactNode }) {
  const t = useTexts('table');
  return (
    <details className="typed">
      <summary>{t('resign.resign')}</summary>
      <p className="small">{children}</p>
    </details>
  );
}
