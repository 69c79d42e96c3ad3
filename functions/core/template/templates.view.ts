import { identityOf } from '../../../engine/games';
import { iso } from '../platform/instants';
import type { TemplateRecord } from './templates.records';
import type { FullTemplate, Templates } from './templates.schema';

/** A template in the list of its owner. */
export function templateView(template: TemplateRecord): Templates['templates'][number] {
  const { id, name, at, settings } = template;
  return { id, name, at: iso(at), system: settings.system, systemTitle: identityOf(settings).title };
}

export function fullTemplateView(template: TemplateRecord): FullTemplate {
  return { ...templateView(template), settings: { ...template.settings, name: template.name } };
}
