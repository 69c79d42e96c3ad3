import type { Line } from '../../../functions/api/schemas/scoring';
import { pointsText } from '../../lib/figures';

/** The parts of some points; the figures add up to them. */
export function Lines({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="small muted">Nothing was paid.</p>;
  return (
    <ul className="lines">
      {lines.map(({ text, points }) => (
        <li key={`${text} ${points}`}>
          <span>{text}</span>
          <span className="numbers">{pointsText(points)}</span>
        </li>
      ))}
    </ul>
  );
}
