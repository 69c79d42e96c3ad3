import { Suspense } from 'react';
import { lazily } from '../../lib/lazily';
import type { QuotedOrder } from './quoted-order';

const RichText = lazily(async () => (await import('./rich-text')).RichText);

/** Possible markup. Any other text is shown unchanged, and sends no parser to the browser. */
const MARKUP = /[*_`[]|https?:\/\/|^ {0,3}(?:>|[-+] |\d+[.)] )/m;

interface MessageTextProps {
  readonly text: string;
  readonly order: QuotedOrder;
}

export function MessageText({ text, order }: MessageTextProps) {
  const plain = <p className="message-text">{text}</p>;
  if (!MARKUP.test(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <RichText text={text} order={order} />
    </Suspense>
  );
}
