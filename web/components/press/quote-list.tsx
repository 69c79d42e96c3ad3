import { useTexts } from '#texts';
import { useLoaded } from '../../lib/use-loaded';
import type { Quotable } from './quotable';

interface QuoteListProps {
  readonly orders: Quotable;
  readonly onQuote: (line: string) => void;
}

/** The orders that can be quoted, each a button. */
export function QuoteList({ orders, onQuote }: QuoteListProps) {
  const t = useTexts('press');
  const loaded = useLoaded(typeof orders === 'function' ? orders : undefined);
  const lines = typeof orders === 'function' ? (loaded ?? []) : orders;
  return (
    <ul className="quote-list" aria-label={t('quote.which')}>
      {lines.map((line) => (
        <li key={line}>
          <button type="button" className="button compact mono" onClick={() => onQuote(line)}>
            {line}
          </button>
        </li>
      ))}
    </ul>
  );
}
