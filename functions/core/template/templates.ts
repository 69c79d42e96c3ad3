import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { settingsToCopy, textsToCopy } from './settings-to-copy';
import type { TemplateRecord, TemplateTexts } from './templates.records';
import { MOST_TEMPLATES } from './templates.schema';

/**
 * Keeps the settings of a season that the caller organizes as their template: they may open seasons from it in each of
 * their leagues.
 */
export async function keepTemplate(
  deps: Deps,
  caller: Caller,
  { season: id, name }: { readonly season: string; readonly name: string },
): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, id, 'organizerKeepsTemplates');
  if (!found.ok) return found;
  const season = found.value;
  if ((await deps.store.templatesOf(caller.id)).length >= MOST_TEMPLATES) return refuse(TOO_MANY);
  await deps.store.saveTemplate({
    ...{ id: deps.newId(), player: caller.id, name, at: deps.clock() },
    settings: settingsToCopy(season),
    texts: textsToCopy(season),
  });
  return done(null);
}

const TOO_MANY = {
  code: 'not-allowed',
  why: { text: 'mostTemplates', with: { most: MOST_TEMPLATES } },
} as const;

/** A template of the caller; those of others do not exist for them. */
export async function templateFor(deps: Deps, caller: Caller, id: string): Promise<Outcome<TemplateRecord>> {
  const template = await deps.store.template(caller.id, id);
  return template === undefined ? refuse({ code: 'not-found', what: 'template' }) : done(template);
}

export async function renameTemplate(
  deps: Deps,
  caller: Caller,
  id: string,
  name: string,
): Promise<Outcome<null>> {
  const renamed = await deps.store.renameTemplate(caller.id, id, name);
  return renamed === 'renamed' ? done(null) : refuse({ code: 'not-found', what: 'template' });
}

/** The texts of the template that a new season names; none if it names none. */
export async function textsOfTemplate(
  deps: Deps,
  caller: Caller,
  id: string | undefined,
): Promise<Outcome<TemplateTexts>> {
  if (id === undefined) return done({});
  const template = await templateFor(deps, caller, id);
  return template.ok ? done(template.value.texts) : template;
}
