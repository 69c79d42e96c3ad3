import type { ReactNode } from 'react';

interface RulingTextProps {
  readonly reason: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Why something was ruled, and what it was before and after. */
export function RulingText({ reason, before, after }: RulingTextProps) {
  return (
    <dl className="ruling-text small">
      <dt>Why</dt>
      <dd>{reason}</dd>
      <dt>Before</dt>
      <dd>{before}</dd>
      <dt>After</dt>
      <dd>{after}</dd>
    </dl>
  );
}
