import * as z from 'zod';
import { importSeason } from '../core/past-season/import-season';
import { ImportedSeason, ImportSeason } from '../core/past-season/past-seasons.schema';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { LIMITS } from './limits';
import { operation } from './operation';

/** Past seasons, imported with their results. */
export const pastSeasons = [
  operation({
    method: 'POST',
    path: '/leagues/{id}/past-seasons',
    servedBy: 'lists',
    limit: LIMITS.imports,
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    tag: 'Leagues',
    summary: 'Import a past season with its results, or preview that (organizers)',
    params: z.object({ id: Id }),
    body: ImportSeason,
    reply: ImportedSeason,
    location: ({ season }) => `/seasons/${season.id}`,
    handle: ({ deps, caller, params, body }) =>
      andThen(
        importSeason(deps, caller, params.id, body),
        ({ season: { id, name, rounds }, boards, people, leaders, skipped }) => {
          const named = (isNew: boolean) =>
            people.filter((one) => one.isNew === isNew).map((one) => one.name);
          return done({
            ...{ season: { id, name }, rounds, boards, players: people.length },
            ...{ known: named(false), new: named(true), leaders: [...leaders], skipped: [...skipped] },
          });
        },
      ),
  }),
];
