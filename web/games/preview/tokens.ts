import type { SystemId } from '../../../engine/games';
import { inRepository, readFirstFile } from '../../lib/read-first-file';

export type Tokens = ReadonlyMap<string, string>;

/** The colours of a theme, with those of a game's skin, from the style sheets. */
export async function tokensOf(system: SystemId, theme: 'light' | 'dark' = 'light'): Promise<Tokens> {
  const [shared, skin] = await Promise.all([readStyles('app/tokens.css'), readSkin(system)]);
  const [day = '', night = ''] = shared.slice(0, shared.indexOf('@media')).split(':root[data-theme="dark"]');
  if (theme === 'light') return new Map([...declarationsIn(day), ...declarationsIn(skin)]);
  return new Map([...declarationsIn(day), ...declarationsIn(night), ...declarationsIn(skin, byNight)]);
}

/** The style sheet of a game, or of those without one. */
async function readSkin(system: SystemId): Promise<string> {
  const files = [system, 'default'].flatMap((folder) => inRepository(`web/games/${folder}/style.css`));
  const text = await readFirstFile(files);
  if (text === null) throw new Error('no skin beside this server');
  return text;
}

/** A style sheet of the pages. */
export async function readStyles(file: string): Promise<string> {
  const text = await readFirstFile(inRepository(`web/${file}`));
  if (text === null) throw new Error(`no ${file} beside this server`);
  return text;
}

/** The custom properties of a style sheet; the first one of a name counts, by day if it has two values. */
export function declarationsIn(css: string, choose = byDay): Tokens {
  const found = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, choose(value.trim())] as const,
  );
  return new Map(found.reverse());
}

function byDay(value: string): string {
  return /^light-dark\(([^,]+),/.exec(value)?.[1]?.trim() ?? value;
}

function byNight(value: string): string {
  return /^light-dark\([^,]+,([^)]+)\)/.exec(value)?.[1]?.trim() ?? value;
}

/** A text with every custom property replaced by its value, and every mixture of two colours by its own. */
export function withTokens(text: string, tokens: Tokens): string {
  const plain = (part: string): string =>
    part.replace(/var\((--[\w-]+)\)/g, (_, name: string) => plain(tokens.get(name) ?? 'none'));
  return plain(text).replace(
    /color-mix\(in oklab, (#\w{6}) ([\d.]+)%, (#\w{6})\)/g,
    (_, one: string, share: string, other: string) => mixed(one, other, Number(share) / 100),
  );
}

/** Two colours laid over each other. The style sheets mix them in another space, which looks nearly the same. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
