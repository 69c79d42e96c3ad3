import { scaleLinear, scaleUtc } from 'd3-scale';
import { type Language, localeOf } from '../../../messages/languages';

/** A mark on an axis: its position and its label. */
export interface Tick {
  readonly at: number;
  readonly label: string;
  /** Left out on a phone. */
  readonly roomOnly?: boolean;
}

/** Maps figures to positions on a plot: pixels from its top, or per cent of its width. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly Tick[];
}

const FIGURES = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: 'min2' });

/** A figure on an axis, with the minus of the typeface: "1500", "−2.5". */
export function figureText(value: number): string {
  return FIGURES.format(value).replace('-', '−');
}

/** Rounded to a hundredth, so that pages carry no long figures. */
function rounded(at: number): number {
  return Math.round(at * 100) / 100;
}

interface Wanted {
  /** The positions of the least and the greatest value of the axis. */
  readonly range: readonly [number, number];
  /** The approximate number of ticks. */
  readonly ticks: number;
  /** Whether the axis has to include 0. */
  readonly fromZero?: boolean;
  /** Whether fractions make sense. */
  readonly whole?: boolean;
}

/** A scale of round figures that includes every value; for a single value, with room around it. */
export function figureScale(values: readonly number[], wanted: Wanted): Scale {
  const held = wanted.fromZero === true ? [0, ...values] : values;
  const [low, high] = held.length === 0 ? [0, 1] : [Math.min(...held), Math.max(...held)];
  const span: [number, number] =
    low === high ? [wanted.fromZero === true ? 0 : low - 1, high + 1] : [low, high];
  const scale = scaleLinear(span, wanted.range).nice(wanted.ticks);
  const ticks = scale
    .ticks(wanted.ticks)
    .filter((tick) => wanted.whole !== true || Number.isInteger(tick))
    .map((tick) => ({ at: rounded(scale(tick)), label: figureText(tick) }));
  return { at: (value) => rounded(scale(value)), ticks };
}

/** A scale of shares between 0 and the greatest of them, in per cent. */
export function shareScale(values: readonly number[], range: readonly [number, number]): Scale {
  const most = Math.min(1, Math.max(0.1, ...values));
  const scale = scaleLinear([0, most], range).nice(4);
  const ticks = scale
    .ticks(4)
    .map((tick) => ({ at: rounded(scale(tick)), label: `${Math.round(100 * tick)} %` }));
  return { at: (value) => rounded(scale(value)), ticks };
}

const DAY = 86_400_000;

/**
 * A scale of time, for moments in milliseconds; days are those of UTC.
 * @returns undefined if all values lie within two days: an axis of dates would then say nothing
 */
export function timeScale(
  moments: readonly number[],
  range: readonly [number, number],
  language: Language = 'en',
): Scale | undefined {
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  if (moments.length === 0 || last - first < 2 * DAY) return undefined;
  const scale = scaleUtc([first, last], range);
  const years = last - first > 400 * DAY;
  const words = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    ...(years ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
  });
  const ticks = scale.ticks(4).map((tick) => ({ at: rounded(scale(tick)), label: words.format(tick) }));
  return { at: (moment) => rounded(scale(moment)), ticks };
}

/** The positions of `count` things side by side; a single one is in the middle. */
export function evenly(count: number, [from, to]: readonly [number, number]): (at: number) => number {
  return (at) => rounded(count < 2 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1));
}
