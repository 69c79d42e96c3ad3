import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { addVariant, removeVariant, variantsView, wholeVariant } from '../core/variant/variants';
import { AddVariant, LeagueVariants, WholeVariant } from '../core/variant/variants.schema';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const OneLeague = z.object({ id: Id });
const OneVariant = OneLeague.extend({ variant: Id });

/** The variants that a league brings. */
export const variants = [
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/variants',
    servedBy: 'season-life',
    tag: 'Leagues',
    scope: 'read',
    summary: 'The variants that a league brings, the newest first',
    params: OneLeague,
    reply: LeagueVariants,
    handle: ({ deps, caller, params }) => variantsView(deps, caller, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/variants/{variant}',
    servedBy: 'season-life',
    tag: 'Leagues',
    scope: 'read',
    summary: 'A variant of a league with its file, which the option `variant` of a season takes',
    params: OneVariant,
    reply: WholeVariant,
    handle: ({ deps, params }) => wholeVariant(deps, params.id, params.variant),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/variants',
    servedBy: 'season-life',
    takesVariant: true,
    limit: LIMITS.variants,
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Add a file to the variants of a league; every problem of the file is listed (organizers)',
    params: OneLeague,
    body: AddVariant,
    reply: LeagueVariants,
    handle: ({ deps, caller, params, body }) =>
      andThen(addVariant(deps, caller, params.id, body), () => variantsView(deps, caller, params.id)),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/variants/{variant}',
    servedBy: 'season-life',
    tag: 'Leagues',
    scope: 'organize',
    access: ['organizer', 'administrator'],
    conflict: 'none',
    writes: 'several',
    summary: 'Remove a variant of a league; games of it go on (organizers and administrators)',
    params: OneVariant,
    reply: LeagueVariants,
    handle: ({ deps, caller, params }) =>
      andThen(removeVariant(deps, caller, params.id, params.variant), () =>
        variantsView(deps, caller, params.id),
      ),
  }),
];
