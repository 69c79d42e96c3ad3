import { Quote } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#texts';

interface QuoteOrderProps {
  /** Orders in the game's notation. */
  readonly orders: readonly string[];
  readonly onQuote: (line: string) => void;
}

/** A button that quotes an order in a message, so that nobody has to type the notation. */
export function QuoteOrder({ orders, onQuote }: QuoteOrderProps) {
  const t = useTexts('press');
  const [open, setOpen] = useState(false);
  if (orders.length === 0) return null;
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
      {open ? (
        <ul className="quote-list" aria-label={t('quote.which')}>
          {orders.map((line) => (
            <li key={line}>
              <button
                type="button"
                className="button compact mono"
                onClick={() => {
                  onQuote(line);
                  setOpen(false);
                }}
              >
                {line}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A message with a further quoted line below its text. */
export function withQuote(text: string, line: string): string {
  const before = text.trimEnd();
  return `${before === '' ? '' : `${before}\n\n`}> ${line}\n\n`;
}
