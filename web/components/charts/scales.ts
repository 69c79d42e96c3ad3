import { scaleLinear, scaleUtc } from 'd3-scale';
import { type Language, localeOf } from '../../../messages/languages';

/** A mark on an axis, where it lies and what it says. */
export interface Tick {
  readonly at: number;
  readonly label: string;
  /** Left out on a phone. */
  readonly roomOnly?: boolean;
}

/** From figures to places on a plot: pixels from its top, or per cent of its width. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly Tick[];
}

const FIGURES = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: 'min2' });

/** A figure on an axis, with the minus of the typeface: "1500", "−2.5". */
export function figureText(value: number): string {
  return FIGURES.format(value).replace('-', '−');
}

/** To a hundredth, so that pages carry no long figures. */
function rounded(at: number): number {
  return Math.round(at * 100) / 100;
}

interface Wanted {
  /** Where the least and the greatest value of the axis lie. */
  readonly range: readonly [number, number];
  /** About how many ticks. */
  readonly ticks: number;
  /** Whether the axis has to hold 0. */
  readonly fromZero?: boolean;
  /** Whether figures between whole ones make sense. */
  readonly whole?: boolean;
}

/** A scale of round figures that holds every value; of one value alone, with room around it. */
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
 * A scale of time, of moments in milliseconds; days are those of UTC.
 * @returns undefined where all lies within two days: there an axis of dates says nothing
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

/** The places of `count` things in a row, one beside the other; a single one stands in the middle. */
export function evenly(count: number, [from, to]: readonly [number, number]): (at: number) => number {
  return (at) => rounded(count < 2 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1));
}
