import * as z from 'zod';
import { andThen, done } from '../services/errors';
import { importSeason } from '../services/past-seasons/import-season';
import { LIMITS } from './limits';
import { operation } from './operation';
import { Id } from './schemas/common';
import { ImportedSeason, ImportSeason } from './schemas/past-seasons';

/** Past seasons, imported with their results. */
export const pastSeasons = [
  operation({
    method: 'POST',
    path: '/leagues/{id}/past-seasons',
    limit: LIMITS.imports,
    scope: 'organize',
    conflict: 'none',
    tag: 'Leagues',
    summary: 'Import a past season with its results, or preview that (organizers)',
    params: z.object({ id: Id }),
    body: ImportSeason,
    reply: ImportedSeason,
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
