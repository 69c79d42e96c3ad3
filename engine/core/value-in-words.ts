type Path = readonly (string | number)[];

/** How the parts of a JSON value read: texts of a page, or messages that are translated later. */
export interface ValueWords<Part> {
  readonly nothing: Part;
  readonly yes: Part;
  readonly no: Part;
  readonly word: (value: string | number, path: Path) => Part;
  /** The name of a field, or of the key of a map. */
  readonly title: (key: string, path: Path) => Part;
  readonly line: (title: Part, value: Part) => Part;
  readonly list: (parts: readonly Part[], of: 'entries' | 'fields') => Part;
}

/** A JSON value in words, without its punctuation. */
export function valueInWords<Part>(value: unknown, words: ValueWords<Part>, path: Path = []): Part {
  if (value === null || value === undefined) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'object') return words.word(typeof value === 'number' ? value : String(value), path);
  const inside = (key: string | number, one: unknown) => valueInWords(one, words, [...path, key]);
  if (Array.isArray(value))
    return words.list(
      value.map((one: unknown, at) => inside(at, one)),
      'entries',
    );
  return words.list(
    Object.entries(value).map(([key, one]) => words.line(words.title(key, path), inside(key, one))),
    'fields',
  );
}
