import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Files = readonly (readonly [path: string, holds: string])[];

/** The files of every game, under the same names. `{id}` stands for the game. */
const FILES: Files = [
  ['engine/{id}/game.ts', 'its entry in the registry'],
  ['engine/{id}/index.ts', 'its system'],
  ['docs/rules/{id}.md', 'its rules'],
  ['messages/en/says-{id}.json', 'the texts of what it says'],
];

/** The rooms of a game that is too large for a few files: as soon as it has one of them, it has all. */
const ROOMS = ['rules', 'offers', 'reading', 'bots'];

/** The files of a game with rooms. */
const IN_ROOMS: Files = [
  ['engine/{id}/identity.ts', 'its title and seats'],
  ['engine/{id}/measures.ts', 'the names of its figures'],
  ['engine/{id}/message.ts', 'what it says, by the keys of its texts'],
  ['engine/{id}/labels.ts', 'how its names of moments read'],
  ['engine/{id}/options.ts', 'what an organizer chooses'],
  ['engine/{id}/types.ts', 'its position'],
  ['engine/{id}/rules/setup.ts', 'the position before the first step'],
  ['engine/{id}/rules/adjudicate.ts', 'how a step is adjudicated'],
  ['engine/{id}/rules/ending.ts', 'how it ends'],
  ['engine/{id}/rules/working-copy.ts', 'the working copy of a position'],
  ['engine/{id}/offers/legal.ts', 'what a seat may order'],
  ['engine/{id}/offers/pending.ts', 'what it waits for'],
  ['engine/{id}/offers/validate.ts', 'what is wrong with a list of orders'],
  ['engine/{id}/reading/read.ts', 'how a written position is read'],
  ['engine/{id}/reading/describe.ts', 'the story of a step'],
  ['engine/{id}/reading/dealings.ts', 'who helped and harmed whom'],
  ['engine/{id}/reading/length.ts', 'how long it is'],
  ['engine/{id}/bots/random.ts', 'a bot that plays anything legal'],
  ['engine/{id}/bots/steady.ts', 'a bot worth playing'],
  ['engine/{id}/rules/rules.test.ts', 'its rules as a table of cases'],
  ['engine/{id}/properties.test.ts', 'what always holds'],
];

/** The files of a game with a presentation of its own; others have the default one. */
const WITH_FACE: Files = [
  ['web/games/{id}/face.ts', 'how it looks on the pages'],
  ['web/games/{id}/plate.tsx', 'its picture on lists'],
  ['web/games/{id}/story.tsx', 'what its page tells'],
  ['web/games/{id}/rule.tsx', 'links to its rules'],
];

/** The missing parts of a game, each as a sentence. */
export function missingParts(root: string, id: string): readonly string[] {
  const has = (path: string) => existsSync(join(root, path));
  const hasRooms = ROOMS.some((room) => has(`engine/${id}/${room}`));
  const hasFace = has(`web/games/${id}`);
  const wanted = [...FILES, ...(hasRooms ? IN_ROOMS : []), ...(hasFace ? WITH_FACE : [])];
  const missing = wanted
    .map(([path, holds]) => [path.replace('{id}', id), holds] as const)
    .filter(([path]) => !has(path))
    .map(([path, holds]) => `${path} is missing: ${holds}.`);
  const scenarios = join(root, 'test/scenarios', id);
  if (!existsSync(scenarios) || readdirSync(scenarios).length === 0)
    missing.push(`test/scenarios/${id} is missing: cases of its rules.`);
  const face = join(root, 'web/games', id, 'face.ts');
  if (hasFace && (!existsSync(face) || !readFileSync(face, 'utf8').includes("import './style.css'")))
    missing.push(`web/games/${id}/style.css is not imported by the game's face: its skin.`);
  return missing;
}
