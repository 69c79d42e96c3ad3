import * as z from 'zod';
import { NOTHING } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';

/** A shorter text of an operation needs no row: it has little room for hostile parts. */
const LONG = 500;

export type Shown =
  /** As Markdown, on these pages, which are folders below `web/app`. */
  | { readonly as: 'markdown'; readonly pages: readonly string[] }
  /** As it was typed. */
  | { readonly as: 'plain'; readonly pages: readonly string[] }
  /** Nowhere, for a reason. */
  | { readonly as: 'nothing'; readonly why: string };

const LOG = ['leagues/[id]/log'];
const CASES = ['games/[id]/cases'];
const ORDERS = 'it is read as orders when it arrives, and the orders are kept';
const LIST = 'it is read as a list when it arrives, and its lines are kept as people, seats and results';
const FOR_MACHINES = 'programs alone read it';
/** Texts of decisions by site administrators, for them and the people concerned. */
const DECISIONS = ['site', 'me'];

/**
 * The pages that show each long stored text. `worst-page.test.ts` fails for a text of an operation without a row, and
 * `npm run bench -- pages` measures the pages.
 */
export const STORED_TEXTS: Readonly<Record<string, Shown>> = {
  'PUT /games/{id}/steps/{step}/orders text': { as: 'nothing', why: ORDERS },
  'POST /games/{id}/entered-orders text': { as: 'nothing', why: ORDERS },
  'POST /games/{id}/entered-orders/check text': { as: 'nothing', why: ORDERS },
  'POST /games/{id}/press text': { as: 'markdown', pages: ['games/[id]', 'games/[id]/replay'] },
  'POST /leagues about': { as: 'plain', pages: ['leagues', 'leagues/[id]'] },
  'PUT /leagues/{id}/settings about': { as: 'plain', pages: ['leagues', 'leagues/[id]'] },
  'PUT /leagues/{id}/settings aboutIn{}': { as: 'plain', pages: ['leagues', 'leagues/[id]'] },
  'PUT /leagues/{id}/settings rules': { as: 'markdown', pages: ['leagues/[id]'] },
  'PUT /leagues/{id}/settings rulesIn{}': { as: 'markdown', pages: ['leagues/[id]'] },
  'POST /leagues/{id}/hand-over reason': { as: 'plain', pages: LOG },
  'POST /leagues/{id}/members/{player}/notes text': {
    as: 'plain',
    pages: ['leagues/[id]/members/[player]'],
  },
  'POST /leagues/{id}/announcements text': { as: 'markdown', pages: ['.', 'seasons/[id]', ...LOG] },
  'PUT /leagues/{id}/announcements/{notice} text': { as: 'markdown', pages: ['.', 'seasons/[id]', ...LOG] },
  'POST /leagues/{id}/members/{player}/rulings reason': { as: 'plain', pages: LOG },
  'POST /leagues/{id}/members/{player}/rulings note': { as: 'plain', pages: ['.'] },
  'PUT /leagues/{id}/webhooks/{service} url': { as: 'plain', pages: ['leagues/[id]/webhooks'] },
  'PUT /seasons/{id}/texts about': { as: 'markdown', pages: ['seasons/[id]'] },
  'PUT /seasons/{id}/texts aboutIn{}': { as: 'markdown', pages: ['seasons/[id]'] },
  'POST /seasons/{id}/rounds/{round}/seating text': { as: 'nothing', why: LIST },
  'PUT /seasons/{id}/adjustments/{player} adjustments[].reason': {
    as: 'plain',
    pages: ['seasons/[id]/standing', ...LOG],
  },
  'POST /seasons/{id}/cancel reason': { as: 'plain', pages: ['seasons/[id]', ...LOG] },
  'POST /seasons/{id}/roster text': { as: 'nothing', why: LIST },
  'POST /seasons/{id}/table-results text': { as: 'nothing', why: LIST },
  'PUT /games/{id}/table-report text': { as: 'nothing', why: LIST },
  'POST /leagues/{id}/past-seasons text': { as: 'nothing', why: LIST },
  'POST /seasons/{id}/running-games text': { as: 'nothing', why: LIST },
  'POST /games/{id}/result reason': { as: 'plain', pages: ['seasons/[id]', ...LOG] },
  'POST /seasons/{id}/one-person reason': { as: 'plain', pages: LOG },
  'POST /leagues/{id}/members/{player}/merge reason': { as: 'plain', pages: LOG },
  'POST /me/merge code': { as: 'nothing', why: 'It is a code of the platform, and not stored.' },
  'POST /games/{id}/rulings/effect orders.text': { as: 'nothing', why: ORDERS },
  'POST /games/{id}/rulings reason': { as: 'plain', pages: ['games/[id]', 'games/[id]/rulings/[n]'] },
  'POST /games/{id}/rulings orders.text': { as: 'nothing', why: ORDERS },
  'POST /seasons/{id}/clocks reason': { as: 'plain', pages: LOG },
  'POST /games/{id}/disputes text': { as: 'plain', pages: CASES },
  'POST /games/{id}/reports text': { as: 'plain', pages: CASES },
  'POST /games/{id}/cases/{case}/answer text': { as: 'plain', pages: CASES },
  'POST /games/{id}/cases/{case}/appeal text': { as: 'plain', pages: CASES },
  'POST /games/{id}/cases/{case}/appeal/answer text': { as: 'plain', pages: CASES },
  'PUT /games/{id}/statement text': { as: 'markdown', pages: ['games/[id]/end'] },
  'PUT /games/{id}/statements/{player}/hidden reason': { as: 'plain', pages: ['games/[id]/end'] },
  'PUT /me/notifications/browsers endpoint': { as: 'nothing', why: FOR_MACHINES },
  'DELETE /me/notifications/browsers endpoint': { as: 'nothing', why: FOR_MACHINES },
  'PUT /me/notifications/program url': { as: 'plain', pages: ['me/notifications'] },
  'POST /me/practice/guest token': { as: 'nothing', why: FOR_MACHINES },
  'POST /me/logins/passkeys token': { as: 'nothing', why: FOR_MACHINES },
  'POST /passkeys/answer token': { as: 'nothing', why: FOR_MACHINES },
  'POST /games/{id}/notes text': { as: 'plain', pages: ['games/[id]/notes'] },
  'PUT /games/{id}/notes/{note} text': { as: 'plain', pages: ['games/[id]/notes'] },
  'POST /reports reason': { as: 'plain', pages: ['site'] },
  'POST /me/measures/{id}/appeal text': { as: 'plain', pages: DECISIONS },
  'POST /site/hidden why': { as: 'plain', pages: [...DECISIONS, 'leagues/[id]'] },
  'POST /site/suspensions why': { as: 'plain', pages: DECISIONS },
  'POST /site/measures/{player}/{id}/appeal/answer why': { as: 'plain', pages: DECISIONS },
  'DELETE /site/measures/{player}/{id} why': { as: 'plain', pages: ['site'] },
  'POST /site/reports/{id}/dismissal why': { as: 'plain', pages: ['site'] },
  'POST /site/results why': { as: 'plain', pages: ['site'] },
  'DELETE /site/accounts/{player}/sessions why': { as: 'plain', pages: ['site'] },
  'PUT /site/administrators/{player} why': { as: 'plain', pages: ['site'] },
  'DELETE /site/administrators/{player} why': { as: 'plain', pages: ['site'] },
};

/** The files that show Markdown: the number of uses, and the texts of the list above. */
export const MARKDOWN_SHOWN_BY: Readonly<
  Record<string, { readonly uses: number; readonly texts: readonly string[] }>
> = {
  'web/app/leagues/[id]/page.tsx': {
    uses: 1,
    texts: ['PUT /leagues/{id}/settings rules', 'PUT /leagues/{id}/settings rulesIn{}'],
  },
  'web/app/seasons/[id]/page.tsx': {
    uses: 1,
    texts: ['PUT /seasons/{id}/texts about', 'PUT /seasons/{id}/texts aboutIn{}'],
  },
  'web/components/notices/notices.tsx': {
    uses: 1,
    texts: ['POST /leagues/{id}/announcements text', 'PUT /leagues/{id}/announcements/{notice} text'],
  },
  // Again below a line to press, where the reader has blocked its author.
  'web/components/game-end/statement-list.tsx': { uses: 2, texts: ['PUT /games/{id}/statement text'] },
  'web/components/press/message-item.tsx': { uses: 1, texts: ['POST /games/{id}/press text'] },
  'web/components/replay/opened-press.tsx': { uses: 1, texts: ['POST /games/{id}/press text'] },
  // The operator's own pages, which are files: no one types them on the site.
  'web/components/site/operator-document.tsx': { uses: 1, texts: [] },
};

interface Schema {
  readonly [key: string]: unknown;
}

/** Every long text that an operation accepts, by the operation and its path in the body, with its greatest length. */
export function longTexts(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { method, path, body } of OPERATIONS) {
    if (body === NOTHING) continue;
    const root = z.toJSONSchema(body, { io: 'input' }) as Schema;
    for (const [where, length] of textsIn(root, root, '', 0)) found.set(`${method} ${path} ${where}`, length);
  }
  return found;
}

function textsIn(
  schema: Schema,
  root: Schema,
  where: string,
  depth: number,
): readonly (readonly [string, number])[] {
  if (depth > 14) return [];
  const of = (inner: unknown, at = where) => textsIn((inner ?? {}) as Schema, root, at, depth + 1);
  if (typeof schema.$ref === 'string')
    return of((root.$defs as Schema | undefined)?.[schema.$ref.split('/').at(-1) ?? '']);
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (list ?? []) as Schema[]);
  const named = Object.entries((schema.properties ?? {}) as Schema);
  const isFree = [schema.enum, schema.const, schema.format, schema.pattern].every(
    (limit) => limit === undefined,
  );
  const length = (schema.maxLength as number | undefined) ?? Infinity;
  return [
    ...(schema.type === 'string' && isFree && length >= LONG ? [[where, length] as const] : []),
    ...choices.flatMap((choice) => of(choice)),
    ...((schema.prefixItems ?? []) as Schema[]).flatMap((item) => of(item, `${where}[]`)),
    ...(schema.items === undefined ? [] : of(schema.items, `${where}[]`)),
    ...(typeof schema.additionalProperties === 'object' ? of(schema.additionalProperties, `${where}{}`) : []),
    ...named.flatMap(([key, value]) => of(value, where === '' ? key : `${where}.${key}`)),
  ];
}
