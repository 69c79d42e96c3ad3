import * as z from 'zod';
import { because, fault, issueFor } from '../fault';
import type { Message } from '../game/message';
import { COUNTED, type GameDefinition, MOST_GAMES, MOST_SEATS } from './definition';

const MOST_FIGURES = 6;
const MOST_ROUND = 100;

/** Names stand in lists, heads of columns and addresses of fields, so they are plain text of one line. */
const named = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[\p{L}\p{N}][^\p{C},;"“”|]*$/u, because(fault('ownGame.name')));

const seats = (title: string) => z.int().min(2).max(MOST_SEATS).meta({ title });

const GAME = {
  title: named(60).min(2).meta({ title: 'Title of the game' }),
  seats: z
    .strictObject({ min: seats('Fewest at a table'), max: seats('Most at a table') })
    .refine(({ min, max }) => min <= max, { ...because(fault('ownGame.range')), path: ['max'] })
    .meta({ title: 'Players at a table' }),
  counts: z
    .enum(COUNTED)
    .meta({
      title: 'What a table writes down',
      choices: [
        { id: 'points', name: 'Points' },
        { id: 'places', name: 'Places' },
        { id: 'wins', name: 'Win, draw or loss' },
      ],
    })
    .default('points'),
  figures: z.array(named(30)).max(MOST_FIGURES).meta({ title: 'Figures, the leading one first' }).default([]),
  fewest: z.boolean().meta({ title: 'Less is better' }).default(false),
  roles: z.array(named(30)).max(MOST_SEATS).meta({ title: 'Sides or roles' }).default([]),
};

/** The definition of a game without an engine, as an organizer writes it, with all its problems. */
export const OPTIONS = z
  .strictObject({
    ...GAME,
    /** Rounds that have a game of their own, each once; seasons of rounds have them, boards do not. */
    games: z
      .array(z.strictObject({ round: z.int().min(1).max(MOST_ROUND), ...GAME }).superRefine(checkGame))
      .max(MOST_GAMES)
      .superRefine((games, check) => {
        for (const [at, { round }] of games.entries())
          if (games.findIndex((one) => one.round === round) < at)
            check.addIssue(issueFor(fault('ownGame.roundTwice', { round }), [at, 'round']));
      })
      .optional(),
  })
  .superRefine(checkGame);

/** The problems between the parts of a definition. */
function checkGame(
  { seats: { max }, counts, figures, roles }: GameDefinition,
  check: { addIssue(issue: ReturnType<typeof issueFor>): void },
): void {
  const add = (path: readonly (string | number)[], problem: Message) =>
    check.addIssue(issueFor(problem, path));
  if (counts === 'wins' && max > 2) add(['seats', 'max'], fault('ownGame.duel'));
  if (counts !== 'points' && figures.length > 0) add(['figures'], fault('ownGame.figures'));
  if (roles.length > 0 && roles.length !== max)
    add(['roles'], fault('ownGame.roles', { roles: roles.length, seats: max }));
  for (const [list, key] of [
    [figures, 'figures'],
    [roles, 'roles'],
  ] as const)
    for (const [at, name] of list.entries())
      if (isTwice(list, name, at)) add([key, at], fault('ownGame.twice', { name }));
  for (const [at, role] of roles.entries())
    if (/^\d+$/.test(role)) add(['roles', at], fault('ownGame.number'));
  for (const [at, figure] of figures.entries())
    if (OTHER_COLUMNS.has(figure.toLowerCase())) add(['figures', at], fault('ownGame.column'));
}

export type Options = z.infer<typeof OPTIONS>;

/** Heads of columns that mean something else on a list of results. */
const OTHER_COLUMNS = new Set([
  'round',
  'board',
  'seat',
  'player',
  'place',
  'ending',
  'result',
  'out',
  'years',
]);

function isTwice(list: readonly string[], name: string, at: number): boolean {
  return list.findIndex((one) => one.toLowerCase() === name.toLowerCase()) < at;
}
