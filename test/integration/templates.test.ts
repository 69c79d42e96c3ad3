import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { Circuit } from '../../functions/core/circuit/circuits.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type {
  CreateSeason,
  SeasonDraft,
  SeasonDrafts,
} from '../../functions/core/season/season-settings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { FullTemplate, Templates } from '../../functions/core/template/templates.schema';
import { type Answer, type Person, startWorld, type World } from '../support/world';

const DAY = 86_400_000;

/** Many settings of a season, so that nothing is lost on the way through a template. */
const SETTINGS = {
  name: 'Winter',
  system: 'ny2047',
  options: { lastYear: 2060 },
  boardSize: 4,
  format: { kind: 'rounds', rounds: 3, strength: 'balance', topBoard: true },
  leftOver: 'byes',
  registration: { mode: 'invitation', capacity: 12, confirm: true, review: true, late: false },
  scoring: 'draw-size',
  press: 'public',
  anonymous: true,
  pressAtEnd: 'always',
  disputes: 'hold',
  programs: 'allowed',
  watchDelay: 3,
  deadlines: { orders: 1440, adjustment: 720, earlyClose: 'forbidden' },
  absence: { substitutes: 'first', disorder: { after: 5 } },
};
const TEXTS = {
  about: 'Winter evenings.',
  aboutIn: { de: 'Winterabende.' },
  venue: 'The old town hall',
  links: [{ title: 'Our forum', url: 'https://forum.example/' }],
};

function good<Body>({ status, body, text }: Answer<Body>): Body {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

describe('a season as a template of one’s own', () => {
  let world: World;
  let olga: Person;
  let ben: Person;
  let league: string;
  let season: string;

  beforeAll(async () => {
    world = await startWorld();
    olga = await world.person('olga', 'Olga');
    ben = await world.person('ben', 'Ben');
    league = good(await olga.post<League>('/leagues', { name: 'Winter league' })).id;
    const schedule = {
      startsAt: new Date(world.clock.now() + 9 * DAY).toISOString(),
      lastsDays: 21,
      checkIn: { minutes: 600, assume: 'plays' },
    };
    const teams = { best: 2, list: [{ name: 'Reds', members: ['olga'] }] };
    season = good(await olga.post<Season>(`/leagues/${league}/seasons`, { ...SETTINGS, schedule, teams })).id;
    good(await olga.put(`/seasons/${season}/texts`, TEXTS));
  });
  afterAll(() => world.close());

  test('is kept by organizers of its league alone: nobody reads a private league’s settings so', async () => {
    const answer = await ben.post<{ code: string }>('/me/templates', { season, name: 'Not mine' });
    expect([answer.status, answer.body.code]).toEqual([403, 'not-allowed']);
    expect(await mine(ben)).toEqual([]);
  });

  const mine = async (person: Person) => good(await person.get<Templates>('/me/templates')).templates;
  const settingsOf = async (id: string) => good(await olga.get<CreateSeason>(`/seasons/${id}/settings`));

  test('keeps every setting, without people, dates and the secret of the link', async () => {
    const [kept] = good(
      await olga.post<Templates>('/me/templates', { season, name: 'Our winter' }),
    ).templates;
    expect(kept).toMatchObject({ name: 'Our winter', system: 'ny2047' });
    const { settings } = good(await olga.get<FullTemplate>(`/me/templates/${kept?.id}`));
    const { version: _, name, schedule, teams, ...others } = await settingsOf(season);
    expect(settings).toEqual({
      ...others,
      name: 'Our winter',
      schedule: { ...schedule, startsAt: null },
      teams: { best: 2, list: [] },
    });
    expect(name).toBe('Winter');
  });

  test('opens a season in another league, with its texts', async () => {
    const [kept] = await mine(olga);
    const { settings } = good(await olga.get<FullTemplate>(`/me/templates/${kept?.id}`));
    const other = good(await olga.post<League>('/leagues', { name: 'Another league' })).id;
    const wanted = { ...settings, name: 'Spring', template: kept?.id };
    const { id, ...opened } = good(await olga.post<Season>(`/leagues/${other}/seasons`, wanted));
    expect(opened).toMatchObject({ name: 'Spring', ...TEXTS, system: 'ny2047', leftOver: 'byes' });
    expect(await settingsOf(id)).toEqual({ ...settings, name: 'Spring', version: 0 });
  });

  test('a draft from it keeps the texts, also once it is changed and announced', async () => {
    const [kept] = await mine(olga);
    const { settings } = good(await olga.get<FullTemplate>(`/me/templates/${kept?.id}`));
    const wanted = { ...settings, name: 'Summer', template: kept?.id };
    const draft = good(await olga.post<SeasonDraft>(`/leagues/${league}/drafts`, wanted));
    const path = `/leagues/${league}/drafts/${draft.id}`;
    good(await olga.put(path, { ...draft.settings, name: 'Late summer' }));
    const announced = good(await olga.post<Season>(`${path}/announcement`));
    expect(announced).toMatchObject({ name: 'Late summer', ...TEXTS });
  });

  test('belongs to one account', async () => {
    const [kept] = await mine(olga);
    expect(await mine(ben)).toEqual([]);
    const path = `/me/templates/${kept?.id}`;
    expect((await ben.get(path)).status).toBe(404);
    expect((await ben.put(path, { name: 'Taken' })).status).toBe(404);
    good(await ben.remove(path));
    expect((await mine(olga)).map(({ name }) => name)).toEqual(['Our winter']);
    const own = good(await ben.post<League>('/leagues', { name: 'The league of Ben' })).id;
    const settings = { ...SETTINGS, template: kept?.id };
    expect((await ben.post(`/leagues/${own}/seasons`, settings)).status).toBe(404);
  });

  test('can be renamed and deleted, and goes with the account', async () => {
    const { templates } = good(await olga.post<Templates>('/me/templates', { season, name: 'Second' }));
    const [second, first] = templates;
    const renamed = good(await olga.put<Templates>(`/me/templates/${second?.id}`, { name: 'Another name' }));
    expect(renamed.templates.map(({ name }) => name)).toEqual(['Another name', 'Our winter']);
    const left = good(await olga.remove<Templates>(`/me/templates/${second?.id}`)).templates;
    expect(left.map(({ id }) => id)).toEqual([first?.id]);
    const [ofOlga] = await world.store.templatesOf('olga');
    if (ofOlga === undefined) throw new Error('no template is left');
    // From the time when he organized a league.
    await world.store.saveTemplate({ ...ofOlga, id: world.deps.newId(), player: 'ben' });
    expect(await mine(ben)).toHaveLength(1);
    good(await ben.remove('/me/account', { confirm: DELETE_WORDS }));
    expect(await world.store.templatesOf('ben')).toEqual([]);
  });
});

describe('a copy of a league', () => {
  let world: World;
  let olga: Person;
  let league: string;
  const seasons: string[] = [];

  beforeAll(async () => {
    world = await startWorld();
    olga = await world.person('olga', 'Olga');
    league = good(await olga.post<League>('/leagues', { name: 'Winter league', private: true })).id;
    good(await olga.put(`/leagues/${league}/settings`, LEAGUE));
    for (const name of ['Winter', 'Spring'])
      seasons.push(good(await olga.post<Season>(`/leagues/${league}/seasons`, { ...SETTINGS, name })).id);
    const circuit = {
      ...{ name: 'The year', best: 3, tieBreaks: [] },
      events: [{ season: seasons[0], weight: 1 }],
      points: { kind: 'places', byPlace: [10, 5, 1] },
    };
    good(await olga.post(`/leagues/${league}/circuits`, circuit));
    good(await (await world.person('ben', 'Ben')).put('/me', {}));
    const { invitation } = good(await olga.get<League>(`/leagues/${league}`));
    good(await (await world.person('ben')).post(`/leagues/${league}/members`, { code: invitation }));
  });
  afterAll(() => world.close());

  const LEAGUE = {
    ...{ name: 'Winter league', ...TEXTS, rules: 'Be kind.', rulesIn: { de: 'Seid nett.' }, private: true },
    ...{ sanctions: { days: 90, steps: [{ warnings: 2, ban: 7 }] }, version: 0 },
  };

  test('has its settings, its circuits without events, and drafts of the chosen seasons', async () => {
    const wanted = { name: 'Summer league', seasons: [seasons[1]], circuits: true };
    const copy = good(await olga.post<League>(`/leagues/${league}/copies`, wanted));
    const before = good(await olga.get<League>(`/leagues/${league}`));
    const { rules, rulesIn, sanctions, private: isPrivate } = LEAGUE;
    expect(copy).toMatchObject({
      name: 'Summer league',
      ...TEXTS,
      rules,
      rulesIn,
      sanctions,
      private: isPrivate,
    });
    expect(copy.members.map(({ player }) => player.id)).toEqual(['olga']);
    expect(copy.invitation).not.toBe(before.invitation);
    expect(copy.seasons).toEqual([]);
    const { drafts } = good(await olga.get<SeasonDrafts>(`/leagues/${copy.id}/drafts`));
    expect(drafts.map(({ settings }) => settings.name)).toEqual(['Spring']);
    const { circuits } = good(await olga.get<{ circuits: Circuit[] }>(`/leagues/${copy.id}/circuits`));
    expect(circuits).toMatchObject([{ name: 'The year' }]);
    const circuit = good(await olga.get<Circuit>(`/leagues/${copy.id}/circuits/${circuits[0]?.id}`));
    expect(circuit).toMatchObject({ best: 3, events: [], points: { kind: 'places', byPlace: [10, 5, 1] } });
    // Where the copy is for all, its log does not name the private league that it comes from.
    const open = { ...LEAGUE, name: 'Summer league', private: false, version: copy.version };
    good(await olga.put(`/leagues/${copy.id}/settings`, open));
    world.clock.set(world.clock.now() + 86_400_000);
    const copiedFrom = async (who: Person) =>
      good(await who.get<Log>(`/leagues/${copy.id}/log`)).entries.find(({ kind }) => kind === 'copy-league')
        ?.after;
    expect(await copiedFrom(olga)).toBe('Copied from Winter league');
    expect(await copiedFrom(world.visitor())).toBe('Copied from a private league');
  });

  test('is for organizers, and takes seasons of this league alone', async () => {
    const ben = await world.person('ben');
    expect((await ben.post(`/leagues/${league}/copies`, { name: 'Of Ben' })).status).toBe(403);
    const other = good(await olga.post<League>('/leagues', { name: 'Another league' })).id;
    const wanted = { name: 'Mixed league', seasons };
    expect((await olga.post(`/leagues/${other}/copies`, wanted)).status).toBe(404);
  });
});
