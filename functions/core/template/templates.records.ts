import * as z from 'zod';
import { RealTables, Time } from '../platform/common.records';
import { Registration, SeasonRecord } from '../season/seasons.records';

/** The settings of a season without its name, its people, its dates and its results. */
export const TemplateSettings = SeasonRecord.pick({
  system: true,
  options: true,
  boardSize: true,
  format: true,
  leftOver: true,
  scoring: true,
  scoringByRound: true,
  aggregation: true,
  teams: true,
  division: true,
  press: true,
  anonymous: true,
  pressAtEnd: true,
  disputes: true,
  programs: true,
  watchDelay: true,
  deadlines: true,
  absence: true,
  schedule: true,
  questions: true,
}).extend({ registration: Registration.omit({ code: true }), atTheTable: RealTables.optional() });
export type TemplateSettings = z.infer<typeof TemplateSettings>;

/** What a season has beside its settings: what it says of itself, and its conditions for entry. */
export const TemplateTexts = SeasonRecord.pick({
  about: true,
  aboutIn: true,
  venue: true,
  links: true,
  qualification: true,
});
export type TemplateTexts = z.infer<typeof TemplateTexts>;

/** A season that an organizer keeps as a template of their own. */
export const TemplateRecord = z.object({
  /** Sortable: later templates have greater ids. */
  id: z.string(),
  player: z.string(),
  name: z.string(),
  at: Time,
  settings: TemplateSettings,
  texts: TemplateTexts,
});
export type TemplateRecord = z.infer<typeof TemplateRecord>;
