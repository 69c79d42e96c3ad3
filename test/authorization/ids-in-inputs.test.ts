import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type IdPlace, placesOf } from '../../functions/api/ids-in';
import { nameOf as operationName } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { done, REASON } from '../resilience/crash/scene';
import { settingsOf } from '../support/league-settings';
import type { Answer, Person } from '../support/world';
import { CALLERS } from './callers';
import { nameOf } from './row';
import { ROWS } from './rows';
import { type Scene, setScene } from './scene';

/** Ids that name no league, season or game, or that their operation checks itself. */
const OTHERS: Readonly<Record<string, string>> = {
  before: 'a message of the path’s game',
  message: 'a message of the path’s game',
  note: 'a note of the path’s game or league',
  notice: 'an announcement of the path’s league, or a notice of the caller’s own',
  circuit: 'a circuit of the path’s league',
  season: 'an event of the path’s circuit, which may have become private',
  variant: 'a variant of the path’s league',
  team: 'a team of the path’s league, or of the league of the path’s season',
  'invites.from.id': 'a circuit of the league of the path’s season; a season says so',
  draft: 'a draft of the path’s league, for its organizers',
  template: 'a template of the caller’s own',
  proposal: 'a proposal of the path’s season',
  replaces: 'the caller’s own plan in the path’s game',
};
const GUARDED_APART: Readonly<Record<string, string>> = {
  'GET /changed/games/{id}': 'asked for everybody: who reads is in its pass (views/changed.ts)',
  'DELETE /me/notices/{id}': 'a notice of the caller’s own',
  'DELETE /me/practice/{id}': 'a practice board, which is in no league',
  'POST /me/measures/{id}/appeal': 'a decision about the caller',
  'POST /site/reports/{id}/dismissal': 'a report, for site administrators',
  'DELETE /site/measures/{player}/{id}': 'a decision about the path’s player, for site administrators',
  'POST /site/measures/{player}/{id}/appeal/answer':
    'a decision about the path’s player, for site administrators',
};
/** Operations that check all ids in their bodies themselves. */
const BODIES_GUARDED_APART: Readonly<Record<string, string>> = {
  'POST /seasons/{id}/chairs': 'boards of the path’s season; any other is no board of it',
  'PUT /seasons/{id}/confirmation': 'only compared with the boards of the path’s season',
  'POST /seasons/{id}/table-results': 'only compared with the boards of the path’s season',
  'POST /reports': 'those who read a text where it stands report it (services/site/texts.ts; tested below)',
  'POST /site/hidden': 'site administrators hide what was reported, in private leagues too',
  'POST /site/results': 'site administrators decide about results of private leagues too',
  'POST /site/suspensions': 'names a report, for site administrators',
};

/** Whether the guard by path runs before an operation. */
const byPath = (path: string) => /^\/(leagues|seasons|games)\/\{id\}/.test(path);

interface Placed {
  readonly operation: string;
  readonly part: 'params' | 'body';
  readonly place: IdPlace;
}

const PLACES: readonly Placed[] = OPERATIONS.flatMap((one) =>
  (['params', 'body'] as const).flatMap((part) =>
    placesOf(one[part])
      .filter(({ path }) => !(part === 'params' && path === 'id' && byPath(one.path)))
      .map((place) => ({ operation: operationName(one), part, place })),
  ),
);

test('every id in path, query or body says what it names, or is one of those that are known', () => {
  const unknown = PLACES.filter(
    ({ operation, part, place: { about, path } }) =>
      about === null &&
      OTHERS[path] === undefined &&
      !(part === 'body' && BODIES_GUARDED_APART[operation] !== undefined) &&
      !(path === 'id' && GUARDED_APART[operation] !== undefined),
  );
  expect(unknown).toEqual([]);
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
}

/** The texts of an input, by their paths. */
function textsOf(schema: Schema, path = ''): readonly string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])];
  return [
    ...(schema.type === 'string' && schema.enum === undefined ? [path] : []),
    ...inner.flatMap((one) => textsOf(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
      textsOf(one, path === '' ? key : `${path}.${key}`),
    ),
  ];
}

test('no text of an input is called like a league, season or game without being an id of one', () => {
  const named = OPERATIONS.flatMap((one) =>
    (['params', 'body'] as const).flatMap((part) =>
      textsOf(z.toJSONSchema(one[part], { io: 'input', unrepresentable: 'any' }) as Schema)
        .filter((path) => /(^|\.)(league|season|game)s?$/i.test(path))
        .filter(
          (path) =>
            !PLACES.some(
              ({ operation, place }) =>
                operation === operationName(one) && place.path.replaceAll('[]', '') === path,
            ),
        )
        .map((path) => `${operationName(one)}: ${path}`),
    ),
  );
  expect(named).toEqual([]);
});

const TYPED = PLACES.filter(({ place }) => place.about !== null);
const rowsOf = (operation: string) => ROWS.filter((row) => row.operation === operation);

/** The kinds of report in a league and in a season. */
const REPORTED_IN = {
  league: ['league', 'league-name', 'league-about', 'league-rules', 'league-details', 'announcement'].concat([
    'log-entry',
    'member-note',
    'circuit-name',
    'team-name',
  ]),
  season: ['season-name', 'season-about', 'season-details', 'season-cancelled', 'team-names'].concat([
    'division-name',
    'point-reasons',
    'results',
  ]),
};
/** The other fields that such a report needs. */
const REST: Readonly<Record<string, object>> = {
  announcement: { notice: 'nothing0' },
  'log-entry': { entry: 'nothing0' },
  'member-note': { player: 'player', note: 'nothing0' },
  'circuit-name': { circuit: 'nothing0' },
  'team-name': { team: 'nothing0' },
  'point-reasons': { player: 'player' },
};

describe('what is hidden is not there, wherever it is named', () => {
  let scene: Scene;
  let hidden: Readonly<Record<string, string>>;
  beforeAll(async () => {
    scene = await setScene();
    hidden = await privateLeague(scene);
  });
  afterAll(() => scene.hunt.world.close());

  test('there are such places, and every one has a row', () => {
    expect(TYPED.length).toBeGreaterThan(1);
    expect(TYPED.filter(({ operation }) => rowsOf(operation).length === 0)).toEqual([]);
  });

  test.each(
    TYPED.flatMap((placed) => rowsOf(placed.operation).map((row) => [placed, row] as const)),
  )('$operation: $part $place.path', async (placed, row) => {
    const { hunt, people } = scene;
    const back = hunt.keep();
    const prepared = (await row.prepare?.(scene)) ?? '';
    const again = hunt.keep();
    const askedWith = async (person: Person, id: string) => {
      const answer = await row.send(renamed(person, placed, id), scene, prepared);
      await again();
      return [answer.status, answer.text];
    };
    for (const name of CALLERS) {
      if (name === 'foreign-organizer') continue;
      const named = await askedWith(people[name], hidden[placed.place.about ?? ''] ?? '');
      expect(named, `${nameOf(row)} by ${name}`).toEqual(await askedWith(people[name], 'nothing0nothing0'));
      expect(named[0]).toBeGreaterThan(399);
    }
    await back();
  });

  test.each(Object.entries(REPORTED_IN))('POST /reports: what is reported in %s', async (place, kinds) => {
    const { hunt, people } = scene;
    const again = hunt.keep();
    for (const kind of kinds)
      for (const name of CALLERS) {
        if (name === 'foreign-organizer') continue;
        const askedWith = async (id: string) => {
          const target = { kind, [place]: id, ...(REST[kind] ?? {}) };
          const { status, text } = await people[name].post('/reports', { target, reason: REASON });
          await again();
          return [status, text];
        };
        const named = await askedWith(hidden[`${place}s`] ?? '');
        expect(named, `${kind} by ${name}`).toEqual(await askedWith('nothing0nothing0'));
        expect([401, 403, 404], `${kind} by ${name}`).toContain(named[0]);
      }
    // Its organizer can see it.
    const target = { kind: `${place}-name`, [place]: hidden[`${place}s`] };
    done(await people['foreign-organizer'].post('/reports', { target, reason: REASON }));
    await again();
  });
});

/** A private league of another person, with a season. */
async function privateLeague({ people }: Scene): Promise<Readonly<Record<string, string>>> {
  const owner = people['foreign-organizer'];
  const { id } = done(await owner.post<League>('/leagues', { name: 'A hidden league' }));
  const settings = {
    name: 'A hidden season',
    ...{ system: 'ny2047', boardSize: 4, options: { lastYear: 2047 } },
    deadlines: { orders: 1440, adjustment: 1440, earlyClose: 'forbidden' },
  };
  const season = done(await owner.post<Season>(`/leagues/${id}/seasons`, settings)).id;
  const league = done(await owner.get<League>(`/leagues/${id}`));
  const kept = { private: true };
  done(await owner.put(`/leagues/${id}/settings`, { ...settingsOf(league), ...kept }));
  return { leagues: id, seasons: season };
}

/** The same person, whose requests have another id in that place. */
function renamed(person: Person, { part, place: { path } }: Placed, id: string): Person {
  const address = (asked: string) => {
    if (part === 'body') return asked;
    const url = new URL(asked, 'https://site.invalid');
    url.searchParams.set(path, id);
    return url.pathname + url.search;
  };
  const body = (sent: unknown) => (part === 'params' ? sent : { ...(sent as object), [path]: id });
  const call = <T>(
    way: (asked: string, sent: unknown) => Promise<Answer<T>>,
    asked: string,
    sent?: unknown,
  ) => way(address(asked), body(sent));
  return {
    id: person.id,
    get: (asked, headers) => person.get(address(asked), headers),
    put: (asked, sent, headers) => call((to, what) => person.put(to, what, headers), asked, sent),
    post: (asked, sent, headers) => call((to, what) => person.post(to, what, headers), asked, sent),
    remove: (asked, sent) => call((to, what) => person.remove(to, what), asked, sent),
  };
}
