import { readStyles } from './tokens';

/** The style sheets of the boards that have names. */
const SHEETS = ['app/styles/map.css', 'app/styles/domination.css', 'games/default/style.css'];

/** The rules by which the letters of a drawing are set, from the style sheets of the pages. */
export async function letterStyles(drawing: string): Promise<string> {
  const names = new Set([...drawing.matchAll(/<text class="([\w-]+)"/g)].map(([, name = '']) => name));
  const sheets = await Promise.all(SHEETS.map(readStyles));
  return sheets
    .flatMap((sheet) => [...sheet.matchAll(/^([^{}@]+)\{[^{}]*\}/gm)])
    .flatMap(([rule, selector = '']) =>
      [...names].some((name) => selector.includes(`.${name}`)) ? [rule] : [],
    )
    .join('');
}
