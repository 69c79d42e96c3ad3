import * as z from 'zod';

/** The format of the file with which organizers take a league with them (docs/organizers.md). */
export const FORMAT = 'turreton-league';
/** Goes up when an older release could misread a file. */
export const VERSION = 1;

/** The largest archive. Games that do not fit into it are left out, and the archive says so. */
export const LARGEST_ARCHIVE = 20_000_000;
/** The most that one file of it may become when it is unpacked, and that all files may that are read at once. */
export const LARGEST_PART = 10_000_000;
export const LARGEST_RESULTS = 50_000_000;
export const MOST_PARTS = 5000;

/** The names of its files. */
export const LEAGUE = 'league.json';
export const MEMBERS = 'members.json';
export const LOG = 'log.json';
export const README = 'README.txt';
export const seasonPart = (number: number, name: string) => `seasons/${number}/${name}`;
export const gamePart = (game: string) => `games/${game}.json`;

const Text = z.string().max(20_000);
const Short = z.string().max(500);
const TextIn = z.partialRecord(z.enum(['en', 'de', 'es']), Text);
const Links = z.array(z.object({ title: Short, url: z.string().max(500) })).max(20);
const Person = z.object({ id: Short, name: Short, kind: z.enum(['human', 'bot']) });
export type FilePerson = z.infer<typeof Person>;

/** What an archive does not contain, or only in part, and why. */
export const LEFT_OUT = [
  'running-game',
  'game-refused',
  'game-too-large',
  'secrets',
  'closed-press',
  'member-files',
] as const;
const LeftOut = z.object({
  what: z.enum(LEFT_OUT),
  /** The number of games, or 1. */
  count: z.number().int(),
  /** The ids of the games. */
  games: z.array(Short).default([]),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** What tells our files from others, and their versions apart. Nothing else is read before it. */
export const FileHead = z.object({ format: z.literal(FORMAT), version: z.number().int().min(1) });

export const LeaguePart = FileHead.extend({
  /** Identifies the file, so that founding a league from it can continue after an interruption. */
  key: z.string().regex(/^[0-9a-z-]{1,80}$/i),
  takenAt: z.iso.datetime(),
  league: z.object({
    ...{ id: Short, name: Short, about: Text, aboutIn: TextIn, rules: Text, rulesIn: TextIn },
    ...{ venue: Short, links: Links, private: z.boolean(), createdAt: z.iso.datetime(), organizer: Person },
  }),
  /** How many folders of seasons it has. */
  seasons: z.number().int().min(0).max(500),
  leftOut: z.array(LeftOut).max(20),
});
export type LeaguePart = z.infer<typeof LeaguePart>;

export const MembersPart = z
  .array(z.object({ player: Person, roles: z.array(Short), joinedAt: z.iso.datetime() }))
  .max(20_000);
export type MembersPart = z.infer<typeof MembersPart>;

export const SeasonPart = z.object({
  ...{ id: Short, name: Short, about: Text, aboutIn: TextIn, venue: Short, links: Links },
  status: z.enum(['registration', 'running', 'finished']),
  cancelled: Text.nullable(),
  imported: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null while it goes on. */
  endedAt: z.iso.datetime().nullable(),
  /** Its settings as the API has them; founding uses those that past seasons have, and the API checks them. */
  settings: z.looseObject({
    system: Short,
    options: z.record(z.string(), z.unknown()),
    scoring: z.unknown().optional(),
    scoringByRound: z
      .array(z.looseObject({ round: z.number().int() }))
      .max(20)
      .optional(),
    aggregation: z.unknown().optional(),
    atTheTable: z.object({ rated: z.boolean() }).optional(),
  }),
  standing: z.array(z.object({ place: z.number().int(), player: Person, total: z.number() })).max(20_000),
});
export type SeasonPart = z.infer<typeof SeasonPart>;

const Figures = z.record(z.string(), z.number());
export const ResultsPart = z.object({
  /** How results are written, and the figure that counts. */
  counts: z.enum(['points', 'places', 'wins']),
  measure: Short.nullable(),
  boards: z
    .array(
      z.object({
        ...{ round: z.number().int(), board: z.number().int(), game: Short, label: Short },
        status: z.enum(['running', 'finished']),
        result: z.enum(['as-played', 'corrected', 'void']),
        atTheTable: z.boolean(),
        /** Null while it is played. */
        ending: Short.nullable(),
        years: z.number().int().nullable(),
        seats: z
          .array(
            z.object({
              ...{ seat: Short, player: Person, figures: Figures, points: z.number() },
              ...{ place: z.number().int().nullable(), out: z.number().int().nullable() },
            }),
          )
          .max(20),
      }),
    )
    .max(20_000),
});
export type ResultsPart = z.infer<typeof ResultsPart>;
