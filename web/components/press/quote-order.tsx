import { Quote } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '#texts';
import { lazily } from '../../lib/lazily';
import type { Quotable } from './quotable';

const QuoteList = lazily(async () => (await import('./quote-list')).QuoteList);

interface QuoteOrderProps {
  readonly orders: Quotable;
  readonly onQuote: (line: string) => void;
}

/** A button that quotes an order in a message, so that nobody has to type the notation. */
export function QuoteOrder({ orders, onQuote }: QuoteOrderProps) {
  const t = useTexts('press');
  const [open, setOpen] = useState(false);
  if (typeof orders !== 'function' && orders.length === 0) return null;
  const quote = (line: string) => {
    onQuote(line);
    setOpen(false);
  };
  return (
    <div className="quote-order">
      <button
        type="button"
        className="button compact quiet"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Quote size={16} /> {t('quote.button')}
      </button>
      <Suspense>{open ? <QuoteList orders={orders} onQuote={quote} /> : null}</Suspense>
    </div>
  );
}

/** A message with a further quoted line below its text. */
export function withQuote(text: string, line: string): string {
  const before = text.trimEnd();
  return `${before === '' ? '' : `${before}\n\n`}> ${line}\n\n`;
}
