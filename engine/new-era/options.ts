import * as z from 'zod';
import { because, fault } from '../fault';
import { FACTIONS } from './data/cards';

const FACTION = z
  .enum(FACTIONS.map(({ id }) => id))
  .meta({ choices: FACTIONS.map(({ id, name }) => ({ id, name, about: '' })) });

/** An organizer's options for a season (15.3). */
export const OPTIONS = z.strictObject({
  factions: z
    .record(z.string(), FACTION)
    .refine(
      (chosen) => new Set(Object.values(chosen)).size === Object.keys(chosen).length,
      because(fault('option.sameFaction')),
    )
    .default({})
    .meta({
      title: 'Factions',
      description: 'Fix the factions of some or all seats; the rest are drawn (2.1).',
    }),
  target: z.int().min(1).default(33).meta({
    title: 'Points to win',
    description: 'The game ends at a count in which a player has this many (11.2).',
  }),
  maxTurns: z.int().min(1).default(20).meta({
    title: 'Most turns',
    description: 'The game ends with the count of this turn at the latest (11.2).',
  }),
  missLimit: z.int().min(1).default(4).meta({
    title: 'Missed deadlines allowed',
    description: 'A seat resigns after this many in a row (3.7).',
  }),
  actionLimit: z.int().min(1).default(60).meta({
    title: 'Most actions a turn',
    description: 'A seat passes after this many (6.10).',
  }),
  merge51: z
    .literal(false, because(fault('option.merging')))
    .default(false)
    .meta({
      title: 'Merge with 51st State',
      description: 'Not possible: its cards are not included (13.1).',
    }),
});

export type Options = z.infer<typeof OPTIONS>;
