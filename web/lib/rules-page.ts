import { Marked } from 'marked';
import type { GameSystemId } from '../../engine/games';
import type { Language } from '../../messages/languages';
import type { Translate } from '../../messages/translate';
import { inRepository, readFirstFile } from './read-first-file';
import { type Diagram, diagramFrom } from './rules-diagram';

export interface RulesPage {
  /** The document in pieces: text as HTML, and the diagrams between. */
  readonly parts: readonly (string | Diagram)[];
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
}

const FOLDER = 'docs/rules';

/**
 * A game's rules as a page with an anchor for every rule, in the reader's language if they are translated; null without
 * a document.
 * @param say translates the engine's messages in the diagrams
 */
export async function rulesPage(
  system: GameSystemId,
  language: Language,
  say: Translate,
): Promise<RulesPage | null> {
  const files = [`${language}/${system}.md`, `${system}.md`];
  const text = await readFirstFile(files.flatMap((file) => inRepository(`${FOLDER}/${file}`)));
  if (text === null) return null;
  const chapters = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({
    id: idOf(title),
    title: plain(title),
  }));
  const markers: string[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      code({ text: marker, lang }) {
        if (lang !== 'diagram') return false;
        markers.push(marker);
        return CUT;
      },
      heading({ tokens, depth, text: title }) {
        return `<h${depth} id="${idOf(title)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
    },
  });
  const html = await marked.parse(text);
  const texts = anchored(html).replaceAll('<pre>', '<pre tabindex="0">').split(CUT);
  const diagrams = await Promise.all(markers.map((marker) => diagramFrom(system, marker, say)));
  return { parts: texts.flatMap((part, at) => [part, ...diagrams.slice(at, at + 1)]), chapters };
}

/** Marks the position of a diagram in the text. No document can contain it: it has a control character. */
const CUT = '\u0001';

/** Adds an anchor to every rule that begins a list entry or a paragraph, unless the document has one. */
function anchored(html: string): string {
  const set = new Set([...html.matchAll(/id="(r-[\d.]+)"/g)].map(([, id]) => id));
  return html.replace(
    /<(li|p)>(\s*(?:<p>)?\s*(?:<strong>)?)(\d+\.\d+)(?=[\s.<])/g,
    (whole, tag, lead, rule) => {
      const id = `r-${rule}`;
      if (set.has(id)) return whole;
      set.add(id);
      return `<${tag} id="${id}">${lead}${rule}`;
    },
  );
}

function idOf(title: string): string {
  return plain(title)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function plain(title: string): string {
  return title.replace(/<[^>]+>|[`*_]|\{#[^}]*\}/g, '').trim();
}
