import * as z from 'zod';
import { Id, Instant, SeasonId, SystemId } from '../platform/common.schema';
import { Name } from '../platform/names.schema';
import { CreateSeason } from '../season/season-settings.schema';

/** The most templates of one account. */
export const MOST_TEMPLATES = 50;

/** A season to keep as a template, and the name of the template. */
export const KeepTemplate = z.strictObject({ season: SeasonId, name: Name(2, 60) });

export const RenameTemplate = KeepTemplate.pick({ name: true });

const Template = z.object({
  id: Id,
  name: z.string(),
  at: Instant,
  system: SystemId,
  systemTitle: z.string(),
});

/** My own templates, newest first. */
export const Templates = z.object({ templates: z.array(Template) });
export type Templates = z.infer<typeof Templates>;

/** A template with its settings, ready to announce a season: they have the name of the template. */
export const FullTemplate = Template.extend({ settings: CreateSeason });
export type FullTemplate = z.infer<typeof FullTemplate>;
