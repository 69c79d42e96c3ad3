/** Parses numbers such as "38, 14, 7", also fractions; null if one is not a number. */
export function numbersFrom(text: string): readonly number[] | null {
  const parts = text.split(/[,\s]+/).filter((part) => part !== '');
  const numbers = parts.map(numberFrom);
  return numbers.every(Number.isFinite) ? numbers : null;
}

/** Parses lists of numbers with semicolons between them: "1/2; 1/3, 1/3". */
export function listsFrom(text: string): readonly (readonly number[])[] | null {
  const lists = text.split(';').map(numbersFrom);
  return lists.every((list) => list !== null) ? lists.map((list) => list ?? []) : null;
}

function numberFrom(text: string): number {
  const [above = '', below, ...more] = text.split('/');
  if (more.length > 0 || above === '' || below === '') return Number.NaN;
  return Number(above) / (below === undefined ? 1 : Number(below));
}

export function numbersText(numbers: readonly number[]): string {
  return numbers.join(', ');
}

export function listsText(lists: readonly (readonly number[])[]): string {
  return lists.map((list) => (Array.isArray(list) ? numbersText(list) : '')).join('; ');
}
