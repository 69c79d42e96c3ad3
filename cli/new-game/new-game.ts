import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a new game, each with the one of the template that it is made from. `{id}` stands for the game. */
const FILES: readonly (readonly [path: string, template: string])[] = [
  ['engine/{id}/game.ts', 'game.ts'],
  ['engine/{id}/identity.ts', 'identity.ts'],
  ['engine/{id}/index.ts', 'index.ts'],
  ['engine/{id}/{id}.test.ts', 'toy-game.test.ts'],
  ['messages/en/says-{id}.json', 'says-toy-game.json'],
  ['docs/rules/{id}.md', 'rules.md'],
  ['test/scenarios/{id}/01-take.json', '01-take.json'],
];

const REGISTRY = 'engine/registry.ts';
const TEMPLATE = join(import.meta.dirname, 'template');

/** The names of a game in its files, from the one it is asked for by. */
interface Names {
  /** "river-race" */
  readonly id: string;
  /** "riverRace" */
  readonly variable: string;
  /** "River Race" */
  readonly title: string;
}

/** The outcome of `writeGame`: the files that it wrote, or why it wrote none. */
export type Written =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/**
 * Writes a small running game into a repository, with its test, its texts, its rules and its line in the registry.
 * Nothing is written over.
 * @param name its id: words of small letters and digits with hyphens between them, such as "river-race"
 */
export function writeGame(root: string, name: string): Written {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name) || name.length > 40)
    return {
      ok: false,
      problem: `${name} cannot be an id: use lower-case letters, digits and hyphens, at most 40 characters.`,
    };
  const names = namesOf(name);
  const files = FILES.map(([path, template]) => [path.replaceAll('{id}', name), template] as const);
  const present = [`engine/${name}`, ...files.map(([path]) => path)].find((path) =>
    existsSync(join(root, path)),
  );
  if (present !== undefined) return { ok: false, problem: `${present} is there already.` };
  for (const [path, template] of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), fileFrom(template, names));
  }
  const registry = join(root, REGISTRY);
  writeFileSync(registry, withLine(readFileSync(registry, 'utf8'), names));
  return { ok: true, files: [...files.map(([path]) => path), REGISTRY] };
}

/** A file of the template with the names of the game in it. */
export function fileFrom(template: string, { id, variable, title }: Names): string {
  return readFileSync(join(TEMPLATE, template), 'utf8')
    .replaceAll('../../../engine/', '../')
    .replaceAll('toy-game', id)
    .replaceAll('toyGame', variable)
    .replaceAll('Toy Game', title);
}

export function namesOf(id: string): Names {
  const words = id.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    id,
    variable: words.map((word, at) => (at === 0 ? word : capital(word))).join(''),
    title: words.map(capital).join(' '),
  };
}

/** The registry with the line of the game, in the order of the folders. */
function withLine(registry: string, { id, variable }: Names): string {
  const isLine = (line: string) => line.startsWith('export ');
  const lines = registry.trimEnd().split('\n');
  const games = [...lines.filter(isLine), `export { GAME as ${variable} } from './${id}/game';`];
  const folderOf = (line: string) => /'\.\/(.+)\/game'/.exec(line)?.[1] ?? '';
  games.sort((one, other) => (folderOf(one) < folderOf(other) ? -1 : 1));
  return `${[...lines.filter((line) => !isLine(line)), ...games].join('\n')}\n`;
}
