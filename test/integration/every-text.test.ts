import { expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import { TextTarget } from '../../functions/core/site/site.records';

/** Shorter texts are names of seats, zones and measures, and other words that the platform knows. */
const SHORTEST = 100;

/** The kinds of report for each text that players type and others read, by operation and field. */
const REPORTED: Readonly<Record<string, readonly string[]>> = {
  'POST /leagues .name': ['league-name'],
  'POST /leagues/{id}/copies .name': ['league-name'],
  'POST /leagues .about': ['league-about'],
  'PUT /leagues/{id}/settings .name': ['league-name'],
  'PUT /leagues/{id}/settings .about': ['league-about'],
  'PUT /leagues/{id}/settings .aboutIn{}': ['league-about'],
  'PUT /leagues/{id}/settings .rules': ['league-rules'],
  'PUT /leagues/{id}/settings .rulesIn{}': ['league-rules'],
  'PUT /leagues/{id}/settings .venue': ['league-details'],
  'PUT /leagues/{id}/settings .links[].title': ['league-details'],
  'PUT /leagues/{id}/settings .links[].url': ['league-details'],
  'POST /leagues/{id}/announcements .text': ['announcement', 'log-entry'],
  'PUT /leagues/{id}/announcements/{notice} .text': ['announcement', 'log-entry'],
  'POST /leagues/{id}/hand-over .reason': ['log-entry', 'announcement'],
  'POST /leagues/{id}/members/{player}/notes .text': ['member-note'],
  'POST /leagues/{id}/members/{player}/rulings .reason': ['log-entry', 'member-note'],
  'POST /leagues/{id}/members/{player}/rulings .note': ['notice', 'member-note'],
  'POST /leagues/{id}/circuits .name': ['circuit-name', 'log-entry'],
  'PUT /leagues/{id}/circuits/{circuit} .name': ['circuit-name', 'log-entry'],
  'POST /leagues/{id}/teams .name': ['team-name', 'log-entry'],
  'PUT /leagues/{id}/teams/{team} .name': ['team-name', 'log-entry'],
  'POST /leagues/{id}/past-seasons .name': ['season-name'],
  'POST /leagues/{id}/past-seasons .text': ['player-name'],
  'POST /seasons/{id}/running-games .games[].file': ['ruling'],
  'POST /seasons/{id}/running-games .text': ['player-name'],
  'POST /leagues .from.name': ['log-entry'],
  'POST /leagues/{id}/seasons .name': ['season-name'],
  'POST /leagues/{id}/seasons .questions[].text': ['season-details'],
  'POST /leagues/{id}/seasons .questions[].help': ['season-details'],
  'PUT /seasons/{id}/settings .questions[].text': ['season-details'],
  'PUT /seasons/{id}/settings .questions[].help': ['season-details'],
  'POST /leagues/{id}/seasons .division.of': ['division-name'],
  'POST /leagues/{id}/seasons .teams.list[].name': ['team-names'],
  'PUT /seasons/{id}/settings .name': ['season-name'],
  'PUT /seasons/{id}/settings .division.of': ['division-name'],
  'PUT /seasons/{id}/settings .teams.list[].name': ['team-names'],
  'PUT /seasons/{id}/texts .about': ['season-about'],
  'PUT /seasons/{id}/texts .aboutIn{}': ['season-about'],
  'PUT /seasons/{id}/texts .venue': ['season-details'],
  'PUT /seasons/{id}/texts .links[].title': ['season-details'],
  'PUT /seasons/{id}/texts .links[].url': ['season-details'],
  'PUT /seasons/{id}/adjustments/{player} .adjustments[].reason': ['point-reasons', 'log-entry'],
  'POST /seasons/{id}/cancel .reason': ['season-cancelled', 'log-entry'],
  'POST /seasons/{id}/clocks .reason': ['log-entry', 'ruling'],
  'POST /seasons/{id}/one-person .reason': ['log-entry'],
  'POST /leagues/{id}/members/{player}/merge .reason': ['log-entry'],
  'POST /seasons/{id}/roster .text': ['player-name'],
  'PUT /me .name': ['player-name'],
  'POST /me/practice .name': ['player-name'],
  'POST /games/{id}/friends .name': ['player-name'],
  'POST /games/{id}/press .text': ['press'],
  'PUT /games/{id}/statement .text': ['statement'],
  'PUT /games/{id}/statements/{player}/hidden .reason': ['statement-hidden', 'log-entry'],
  'POST /games/{id}/disputes .text': ['case'],
  'POST /games/{id}/reports .text': ['case'],
  'POST /games/{id}/cases/{case}/appeal .text': ['case'],
  'POST /games/{id}/cases/{case}/answer .text': ['case-answer', 'log-entry', 'notice'],
  'POST /games/{id}/cases/{case}/appeal/answer .text': ['case-answer', 'log-entry', 'notice'],
  'POST /games/{id}/rulings .reason': ['ruling', 'log-entry'],
  'POST /games/{id}/result .reason': ['ruling', 'log-entry'],
};

/** Texts that cannot be reported, with the reason. */
const NOT_REPORTED: Readonly<Record<string, string>> = {
  'DELETE /me/notifications/browsers .endpoint': 'an address of a browser; nobody reads it',
  'PUT /me/notifications/browsers .endpoint': 'an address of a browser; nobody reads it',
  'PUT /me/notifications/browsers .keys.auth': 'a key; nobody reads it',
  'PUT /me/notifications/browsers .keys.p256dh': 'a key; nobody reads it',
  'PUT /me/notifications/program .url': 'read by its owner alone',
  'PUT /leagues/{id}/webhooks/{service} .url': 'read by nobody; organizers see that there is one',
  'POST /me/sessions .name': 'read by its owner alone',
  'POST /leagues/{id}/members/{player}/merge .into': 'finds a member; not stored',
  'POST /games/{id}/entered-orders .text': 'read as orders; nobody reads it as text',
  'POST /games/{id}/entered-orders/check .text': 'read as orders; nobody reads it as text',
  'POST /me/merge .code': 'a code of the platform; not stored',
  'POST /me/notifications/failed .subject': 'names a delivery of one’s own',
  'POST /leagues/{id}/webhooks/failed .subject': 'names a delivery of the league',
  'POST /games/{id}/notes .text': 'own notes; read by their owner alone',
  'PUT /games/{id}/notes/{note} .text': 'own notes; read by their owner alone',
  'POST /me/templates .name': 'own templates; read by their owner alone',
  'PUT /me/templates/{template} .name': 'own templates; read by their owner alone',
  'POST /leagues/{id}/drafts .name': 'organizers alone read drafts; announced, it is a season’s name',
  'POST /leagues/{id}/drafts .questions[].text': 'organizers alone read drafts',
  'POST /leagues/{id}/drafts .questions[].help': 'organizers alone read drafts',
  'PUT /leagues/{id}/drafts/{draft} .questions[].text': 'organizers alone read drafts',
  'PUT /leagues/{id}/drafts/{draft} .questions[].help': 'organizers alone read drafts',
  'POST /seasons/{id}/entries .answers[].answer': 'organizers and the player alone read answers',
  'PUT /seasons/{id}/entries/me .answers[].answer': 'organizers and the player alone read answers',
  'POST /leagues/{id}/drafts .division.of': 'organizers alone read drafts',
  'POST /leagues/{id}/drafts .teams.list[].name': 'organizers alone read drafts',
  'PUT /leagues/{id}/drafts/{draft} .name': 'organizers alone read drafts; announced, it is a season’s name',
  'PUT /leagues/{id}/drafts/{draft} .division.of': 'organizers alone read drafts',
  'PUT /leagues/{id}/drafts/{draft} .teams.list[].name': 'organizers alone read drafts',
  'PUT /games/{id}/steps/{step}/orders .text': 'orders in a notation; what is no order is refused',
  'POST /games/{id}/rulings .orders.text': 'orders in a notation; what is no order is refused',
  'POST /games/{id}/rulings/effect .orders.text': 'orders in a notation; nothing is kept',
  'POST /seasons/{id}/divisions/next .of': 'names divisions that there are',
  'POST /seasons/{id}/rounds/{round}/seating .text': 'names of entrants and seats; others are refused',
  'POST /seasons/{id}/table-results .text': 'boards, seats and figures; others are refused',
  'PUT /games/{id}/table-report .text': 'seats and figures of one board; others are refused',
  'PUT /games/{id}/table-report/answer .answer.sentence':
    'read by the players of its board and by organizers, who discard it, until the result counts',
  'POST /me/practice/guest .token': 'a token; nobody reads it',
  'POST /me/logins/passkeys .name': 'the name of a passkey; read by its owner alone',
  'POST /me/logins/passkeys .token': 'a token; nobody reads it',
  'POST /me/logins/passkeys .response.id': 'what a passkey answers; nobody reads it',
  'POST /me/logins/passkeys .response.rawId': 'what a passkey answers; nobody reads it',
  'POST /me/logins/passkeys .response.response.attestationObject': 'what a passkey answers; nobody reads it',
  'POST /me/logins/passkeys .response.response.authenticatorData': 'what a passkey answers; nobody reads it',
  'POST /me/logins/passkeys .response.response.clientDataJSON': 'what a passkey answers; nobody reads it',
  'POST /me/logins/passkeys .response.response.publicKey': 'what a passkey answers; nobody reads it',
  'POST /passkeys/answer .token': 'a token; nobody reads it',
  'POST /passkeys/answer .response.id': 'what a passkey answers; nobody reads it',
  'POST /passkeys/answer .response.rawId': 'what a passkey answers; nobody reads it',
  'POST /passkeys/answer .response.response.authenticatorData': 'what a passkey answers; nobody reads it',
  'POST /passkeys/answer .response.response.clientDataJSON': 'what a passkey answers; nobody reads it',
  'POST /passkeys/answer .response.response.signature': 'what a passkey answers; nobody reads it',
  'POST /passkeys/answer .response.response.userHandle': 'what a passkey answers; nobody reads it',
  'POST /games/{id}/reports .thread': 'the id of a thread',
  'POST /reports .reason': 'read by site administrators alone',
  'POST /reports .target.case': 'the id of a case',
  'POST /reports .target.entry': 'the id of an entry',
  'POST /reports .target.thread': 'the id of a thread',
  'POST /site/hidden .target.case': 'the id of a case',
  'POST /site/hidden .target.entry': 'the id of an entry',
  'POST /site/hidden .target.thread': 'the id of a thread',
  'POST /me/measures/{id}/appeal .text': 'read by site administrators alone',
  'DELETE /site/accounts/{player}/sessions .why': 'written by a site administrator',
  'DELETE /site/administrators/{player} .why': 'written by a site administrator',
  'DELETE /site/measures/{player}/{id} .why': 'written by a site administrator',
  'POST /site/hidden .why': 'written by a site administrator',
  'POST /site/measures/{player}/{id}/appeal/answer .why': 'written by a site administrator',
  'POST /site/reports/{id}/dismissal .why': 'written by a site administrator',
  'POST /site/results .why': 'written by a site administrator',
  'POST /site/suspensions .why': 'written by a site administrator',
  'PUT /site/administrators/{player} .why': 'written by a site administrator',
};

const Node = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
});

/** Every field of a schema in which a player can type a text. */
function textsIn(schema: unknown, path: string, definitions: Record<string, unknown>): readonly string[] {
  const { data: node } = Node.safeParse(schema);
  if (node === undefined) return [];
  if (node.$ref !== undefined)
    return textsIn(definitions[node.$ref.split('/').at(-1) ?? ''], path, definitions);
  const isText = node.type === 'string' && node.enum === undefined && node.const === undefined;
  // A field with a pattern is an id, a time or a day.
  const isTyped =
    isText && (node.pattern === undefined || node.maxLength !== undefined) && node.format !== 'date-time';
  const own =
    isTyped && (node.maxLength ?? SHORTEST) >= SHORTEST
      ? [path]
      : isTyped && path.endsWith('.of')
        ? [path]
        : [];
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    Array.isArray(node[key]) ? node[key] : [],
  );
  return [
    ...own,
    ...Object.entries(node.properties ?? {}).flatMap(([name, one]) =>
      textsIn(one, `${path}.${name}`, definitions),
    ),
    ...textsIn(node.items, `${path}[]`, definitions),
    ...textsIn(node.additionalProperties, `${path}{}`, definitions),
    ...alternatives.flatMap((one) => textsIn(one, path, definitions)),
  ];
}

function typedTexts(): readonly string[] {
  const found = OPERATIONS.flatMap((operation) => {
    const schema: unknown = z.toJSONSchema(operation.body as z.ZodType, {
      io: 'input',
      unrepresentable: 'any',
    });
    const { $defs = {} } = z
      .looseObject({ $defs: z.record(z.string(), z.unknown()).optional() })
      .parse(schema);
    return textsIn(schema, '', $defs).map((path) => `${nameOf(operation)} ${path}`);
  });
  return [...new Set(found)].sort();
}

test('every text that somebody types can be reported, or it is said why not', () => {
  const listed = [...Object.keys(REPORTED), ...Object.keys(NOT_REPORTED)].sort();
  expect(typedTexts()).toEqual(listed);
});

test('every kind of text that can be reported is typed somewhere', () => {
  const kinds = TextTarget.options.map(({ shape }) => shape.kind.value);
  expect([...new Set(Object.values(REPORTED).flat())].sort()).toEqual([...kinds].sort());
});
