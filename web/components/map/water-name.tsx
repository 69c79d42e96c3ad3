interface NameProps {
  readonly name: string;
  readonly isWater: boolean;
  readonly bold?: boolean;
}

/** A place's name in a sentence: waters are in italics. */
export function LeaningName({ name, isWater, bold = false }: NameProps) {
  if (isWater) return <i className="water-name">{name}</i>;
  return bold ? <b>{name}</b> : name;
}

const NEVER = /(?!)/;

/** Finds the names of waters in a sentence, longer ones first. An organizer's names may have any signs. */
export function watersIn(names: readonly string[]): RegExp {
  if (names.length === 0) return NEVER;
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map(literally).join('|')})`);
}

function literally(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A sentence with waters in italics. */
export function LeaningText({ text, waters }: { readonly text: string; readonly waters: RegExp }) {
  return text.split(waters).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <i key={index} className="water-name">
        {part}
      </i>
    ),
  );
}
