import type { Line } from '../../../functions/core/scoring/scoring.schema';
import type { Language } from '../../../messages/languages';
import { pointsText } from '../../lib/figures';

interface LinesProps {
  readonly lines: readonly Line[];
  readonly language: Language;
  /** Shown if there are none. */
  readonly nothing: string;
}

/** The parts of a number of points; the figures add up to it. */
export function Lines({ lines, language, nothing }: LinesProps) {
  if (lines.length === 0) return <p className="small muted">{nothing}</p>;
  return (
    <ul className="lines">
      {lines.map(({ text, points }) => (
        <li key={`${text} ${points}`}>
          <span>{text}</span>
          <span className="numbers">{pointsText(points, language)}</span>
        </li>
      ))}
    </ul>
  );
}
