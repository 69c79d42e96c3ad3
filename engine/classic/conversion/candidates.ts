import { parseJson } from '../../core/parse-json';
import { type Message, messagesOf } from '../../game/message';
import { type Conversion, converted } from './converted';
import type { SourceFile } from './foreign';
import { godipsIn, readGodip } from './godip';
import { jdipVariants, type ReadFile } from './jdip';
import { type XmlFault, xmlIn } from './xml';

const message = messagesOf('conversion');

/** A variant in some files, which is converted when it is chosen. */
export interface Candidate {
  readonly title: string;
  readonly convert: () => Conversion;
}

export type Candidates =
  | { readonly ok: true; readonly value: readonly Candidate[] }
  | { readonly ok: false; readonly fault: Message };

/** A file with more characters is not read. */
export const MOST_CHARACTERS = 5_000_000;

/**
 * The variants of other programs in some files: those of jDip (a list of variants and the map that it names, as XML), and
 * those of godip (as JSON, like diplicity serves them), each perhaps with a drawing as SVG beside it.
 */
export function candidatesIn(files: readonly SourceFile[]): Candidates {
  const drawings: SourceFile[] = [];
  const read: ReadFile[] = [];
  const godips: unknown[] = [];
  for (const { name, text } of files) {
    if (text.length > MOST_CHARACTERS) return refusal(message('tooLarge', { file: name }));
    if (/\.svg$/i.test(name)) drawings.push({ name, text });
    else if (/^\ufeff?\s*</.test(text)) {
      const xml = xmlIn(text);
      if (!xml.ok) return refusal(faultOf(xml.fault, name));
      if (xml.value.name === 'svg') drawings.push({ name, text });
      else read.push({ name, root: xml.value });
    } else godips.push(...godipsIn(parseJson(text)));
  }
  const svg = drawings.length === 1 ? drawings[0]?.text : undefined;
  const found = [
    ...jdipVariants(read, drawings).map(({ title, read: readOne }): Candidate => {
      const convert = (): Conversion => {
        const foreign = readOne();
        return 'of' in foreign ? { ok: false, fault: foreign } : converted(foreign);
      };
      return { title, convert };
    }),
    ...godips.flatMap((one): readonly Candidate[] => {
      const foreign = readGodip(one, svg);
      return foreign === undefined ? [] : [{ title: foreign.title, convert: () => converted(foreign) }];
    }),
  ];
  if (found.length > 0) return { ok: true, value: found };
  return refusal(message(read.some(({ root }) => root.name === 'provinces') ? 'onlyAdjacency' : 'noVariant'));
}

function refusal(fault: Message): Candidates {
  return { ok: false, fault };
}

function faultOf(fault: XmlFault, file: string): Message {
  switch (fault) {
    case 'entities':
      return message('entities', { file });
    case 'too-much':
      return message('tooMuch', { file });
    default:
      return message('noXml', { file });
  }
}
