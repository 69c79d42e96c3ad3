import * as z from 'zod';
import type { Caller } from '../core/access/caller';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { andThen, done } from '../core/platform/errors';
import { keepTemplate, renameTemplate, templateFor } from '../core/template/templates';
import { FullTemplate, KeepTemplate, RenameTemplate, Templates } from '../core/template/templates.schema';
import { fullTemplateView, templateView } from '../core/template/templates.view';
import { LIMITS } from './limits';
import { operation } from './operation';

const OneTemplate = z.object({ template: Id });

const mine = async ({ store }: Deps, { id }: Caller) =>
  done({ templates: (await store.templatesOf(id)).map(templateView) });

/** Templates of seasons, which belong to an account and serve in each league that it organizes. */
export const templates = [
  operation({
    method: 'GET',
    path: '/me/templates',
    servedBy: 'season-life',
    tag: 'Me',
    scope: 'read',
    access: 'account',
    summary: 'My own templates of seasons, newest first; nobody else sees them',
    reply: Templates,
    handle: ({ deps, caller }) => mine(deps, caller),
  }),
  operation({
    method: 'GET',
    path: '/me/templates/{template}',
    servedBy: 'season-life',
    tag: 'Me',
    scope: 'read',
    access: 'self',
    summary: 'A template of mine with its settings, ready to announce a season',
    params: OneTemplate,
    reply: FullTemplate,
    handle: ({ deps, caller, params }) =>
      andThen(templateFor(deps, caller, params.template), async (found) => done(fullTemplateView(found))),
  }),
  operation({
    method: 'POST',
    path: '/me/templates',
    servedBy: 'season-life',
    limit: LIMITS.templates,
    tag: 'Me',
    scope: 'organize',
    access: 'organizer',
    conflict: 'own',
    writes: 'one',
    summary:
      'Keep the settings of a season as a template of mine, without people, dates and results (organizers)',
    body: KeepTemplate,
    reply: Templates,
    handle: ({ deps, caller, body }) => andThen(keepTemplate(deps, caller, body), () => mine(deps, caller)),
  }),
  operation({
    method: 'PUT',
    path: '/me/templates/{template}',
    servedBy: 'season-life',
    tag: 'Me',
    scope: 'organize',
    access: 'self',
    conflict: 'own',
    writes: 'one',
    summary: 'Rename a template of mine',
    params: OneTemplate,
    body: RenameTemplate,
    reply: Templates,
    handle: ({ deps, caller, params, body }) =>
      andThen(renameTemplate(deps, caller, params.template, body.name), () => mine(deps, caller)),
  }),
  operation({
    method: 'DELETE',
    path: '/me/templates/{template}',
    servedBy: 'season-life',
    tag: 'Me',
    scope: 'organize',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Delete a template of mine; seasons made from it stay',
    params: OneTemplate,
    reply: Templates,
    handle: async ({ deps, caller, params }) => {
      await deps.store.deleteTemplate(caller.id, params.template);
      return mine(deps, caller);
    },
  }),
];
