import { Parser } from 'htmlparser2';

/** An element of an XML file; names of elements and attributes are in small letters. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** The text directly in it. */
  text: string;
}

/** Why an XML file is not read. */
export type XmlFault = 'entities' | 'too-much' | 'no-xml';

const MOST_ELEMENTS = 50_000;
const DEEPEST = 50;
const LONGEST_TEXT = 20_000;
const MOST_ATTRIBUTES = 40;

/**
 * The root of an XML file. Its document type is not read, nothing outside the file is fetched, and a file that declares
 * entities is refused: none of the formats read here needs one.
 */
export function xmlIn(
  text: string,
): { readonly ok: true; readonly value: XmlElement } | { readonly ok: false; readonly fault: XmlFault } {
  if (/<!ENTITY/i.test(text)) return { ok: false, fault: 'entities' };
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [top];
  let count = 0;
  let isTooMuch = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1;
        const all = Object.entries(attributes);
        isTooMuch ||= count > MOST_ELEMENTS || open.length > DEEPEST || all.length > MOST_ATTRIBUTES;
        if (isTooMuch) return;
        const element: XmlElement = {
          name: name.toLowerCase(),
          attributes: Object.fromEntries(all.map(([key, value]) => [key.toLowerCase(), value])),
          children: [],
          text: '',
        };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (part) => {
        const last = open.at(-1);
        if (last !== undefined && last.text.length < LONGEST_TEXT) last.text += part.slice(0, LONGEST_TEXT);
      },
      onclosetag: () => {
        if (!isTooMuch && open.length > 1) open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  const [root] = top.children;
  if (isTooMuch) return { ok: false, fault: 'too-much' };
  return root === undefined ? { ok: false, fault: 'no-xml' } : { ok: true, value: root };
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}
