import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A card with its own heading, beside the main column or in a row of its kind. */
export function Card({ title, children }: CardProps) {
  const heading = useId();
  return (
    <section className="side-card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** A card that is closed at first. */
export function FoldedCard({ title, children }: CardProps) {
  return (
    <details className="side-card">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
