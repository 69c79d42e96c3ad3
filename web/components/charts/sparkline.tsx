import { linePath } from './paths';
import { Strokes } from './plot';
import { evenly } from './scales';

const HEIGHT = 18;

interface SparklineProps {
  /** The first one first; the figure beside the line is the last one. */
  readonly values: readonly number[];
  /** The greatest of all lines that stand beside each other. */
  readonly most: number;
}

/** A line as high as a word, without axis: the way to the figure beside it. */
export function Sparkline({ values, most }: SparklineProps) {
  const [first, last] = [values[0], values.at(-1)];
  if (values.length < 2 || first === undefined || last === undefined) return null;
  const x = evenly(values.length, [0, 92]);
  const y = (value: number) => 2 + Math.round(((HEIGHT - 4) * (most - Math.max(0, value)) * 10) / most) / 10;
  const words = `From ${first} to ${last}`;
  return (
    <svg className="sparkline-small" role="img" aria-label={words}>
      <Strokes height={HEIGHT}>
        <path d={linePath(values.map((value, at) => [x(at), y(value)]))} />
      </Strokes>
      <circle cx="92%" cy={y(last)} r="2.5" />
    </svg>
  );
}
