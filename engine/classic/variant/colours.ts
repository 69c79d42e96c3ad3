/** A colour as red, green and blue from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

/** How colours look to people without one kind of cone, and to others. */
export const SIGHTS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Sight = (typeof SIGHTS)[number];

/**
 * The simulation of colour vision with one kind of cone missing, at full strength: G. M. Machado, M. M. Oliveira and
 * L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
 * doi 10.1109/TVCG.2009.113.
 */
const SEEN: Readonly<Record<Exclude<Sight, 'usual'>, readonly number[]>> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** The difference of two colours "#rrggbb" as it is seen: their distance in OKLab (Ottosson, 2020), black to white is 1. */
export function seenDifference(one: string, other: string, sight: Sight): number {
  const [first, second] = [one, other].map((colour) => oklabOf(seenAs(rgbOf(colour), sight)));
  return Math.hypot(...[0, 1, 2].map((at) => (first?.[at] ?? 0) - (second?.[at] ?? 0)));
}

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function seenAs(rgb: Rgb, sight: Sight): Rgb {
  if (sight === 'usual') return rgb;
  const row = (at: number) =>
    rgb.reduce((sum, part, column) => sum + part * (SEEN[sight][3 * at + column] ?? 0), 0);
  return [row(0), row(1), row(2)];
}

function oklabOf(rgb: Rgb): readonly number[] {
  const [red, green, blue] = rgb.map(linear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** sRGB without its gamma; a simulated part may be a little below 0. */
function linear(part: number): number {
  const size = Math.abs(part);
  const value = size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4;
  return part < 0 ? -value : value;
}
