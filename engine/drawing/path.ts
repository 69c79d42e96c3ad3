/** One command of an SVG path with its numbers: "l" with 2, "A" with 7. A capital letter means absolute coordinates. */
export interface PathCommand {
  readonly letter: string;
  readonly values: readonly number[];
}

/** The letters of commands, and how many numbers each takes (SVG 2, section 9.3). */
const ARGUMENTS: Readonly<Record<string, number>> = {
  ...{ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 },
};

/** No coordinate of a drawing is farther out. */
export const FARTHEST = 100_000;

const GAP = /[ ,]*/y;
const LETTER = /[MLHVCSQTAZmlhvcsqtaz]/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?/y;
/** The flags of an arc may stand without a gap: "a1 1 0 01 5 5". */
const FLAG = /[01]/y;

/**
 * The commands of an SVG path, repeated ones written out; undefined for any other text. Only letters of commands and
 * finite numbers up to `FARTHEST` are a path, which begins by moving somewhere.
 */
export function pathCommands(text: string): readonly PathCommand[] | undefined {
  const commands: PathCommand[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  take(GAP);
  let letter = take(LETTER);
  if (letter?.toUpperCase() !== 'M') return undefined;
  while (letter !== undefined) {
    const count: number = ARGUMENTS[letter.toUpperCase()] ?? 0;
    do {
      const values: number[] = [];
      for (let index = 0; index < count; index += 1) {
        take(GAP);
        const isFlag = count === 7 && (index === 3 || index === 4);
        const value = Number(take(isFlag ? FLAG : NUMBER) ?? Number.NaN);
        if (!(Math.abs(value) <= FARTHEST)) return undefined;
        values.push(value);
      }
      // What follows a move is a line, and a path begins at an absolute point.
      commands.push({ letter: commands.length === 0 ? 'M' : letter, values });
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
      take(GAP);
    } while (count > 0 && at < text.length && !isLetter(text.charAt(at)));
    letter = take(LETTER);
  }
  return at === text.length ? commands : undefined;
}

function isLetter(sign: string): boolean {
  return sign.toUpperCase() in ARGUMENTS;
}

/** Where a drawing begins, and by how much it grows. */
export interface Placing {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Commands as the text of a path, moved and enlarged: it consists of nothing but letters and rounded numbers. */
export function pathText(commands: readonly PathCommand[], placing: Placing): string {
  return commands
    .map((command) => `${command.letter}${placed(command, placing).map(rounded).join(' ')}`)
    .join('');
}

function placed({ letter, values }: PathCommand, { left, top, scale }: Placing): readonly number[] {
  const kind = letter.toUpperCase();
  const isAbsolute = kind === letter;
  const across = (value: number) => (value - (isAbsolute ? left : 0)) * scale;
  const down = (value: number) => (value - (isAbsolute ? top : 0)) * scale;
  if (kind === 'V') return values.map(down);
  if (kind === 'H') return values.map(across);
  if (kind !== 'A') return values.map((value, at) => (at % 2 === 0 ? across(value) : down(value)));
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = values;
  return [rx * scale, ry * scale, turn, large, sweep, across(x), down(y)];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
