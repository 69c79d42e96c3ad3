import { afterEach, beforeEach, expect, test } from 'vitest';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Roster } from '../../../functions/core/roster/roster.schema';
import type { CreateSeason, SeasonDraft } from '../../../functions/core/season/season-settings.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { type Person, startWorld, type World } from '../../support/world';

const TEXTS = {
  about: 'Every second Tuesday.',
  aboutIn: { de: 'Jeden zweiten Dienstag.' },
  venue: 'Café Central',
  links: [{ title: 'Map', url: 'https://example.org/map' }],
};

let world: World;
let olga: Person;

beforeEach(async () => {
  world = await startWorld();
  olga = await world.person('olga', 'Olga');
});
afterEach(() => world.close());

test('the next season takes over description, venue, links, pairs kept apart, teams and every setting', async () => {
  const league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  const made = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Winter 2026', system: 'new-era', boardSize: 2, leftOver: 'byes', scoring: 'carnage' },
    ...{ deadlines: { orders: 60, adjustment: 60 }, atTheTable: { rated: false }, press: 'none' },
    format: { kind: 'swiss', rounds: 2 },
    aggregation: { sitOut: { points: 4, times: 'once', request: 2 } },
    registration: { mode: 'open', capacity: 12, late: true },
  });
  const path = `/seasons/${made.body.id}`;
  for (const id of ['ann', 'bob', 'cat']) await (await world.person(id, id)).post(`${path}/entries`);
  const opened = (await olga.get<CreateSeason>(`${path}/settings`)).body;
  const teams = { best: 1, list: [{ name: 'Reds', members: ['ann', 'bob'] }] };
  expect((await olga.put(`${path}/settings`, { ...opened, teams })).status).toBe(200);
  expect((await olga.put(`${path}/texts`, TEXTS)).status).toBe(200);
  expect((await olga.put(`${path}/apart`, { pairs: [['ann', 'cat']] })).status).toBe(200);
  const { version: _, ...settings } = (await olga.get<CreateSeason>(`${path}/settings`)).body;

  const draft = await olga.post<SeasonDraft>(`${path}/next`);
  expect(draft.status, draft.text).toBe(200);
  const { version: __, ...kept } = draft.body.settings;
  expect(kept).toEqual({ ...settings, name: 'Winter 2027' });
  const announced = await olga.post<Season>(`/leagues/${league}/drafts/${draft.body.id}/announcement`);
  expect(announced.status, announced.text).toBe(200);
  await world.deliver();
  const next = (await olga.get<Season>(`/seasons/${draft.body.id}`)).body;
  expect(next).toMatchObject({ ...TEXTS, apart: [['ann', 'cat']], status: 'registration' });
  const { version: ___, ...own } = (await olga.get<CreateSeason>(`/seasons/${next.id}/settings`)).body;
  expect(own).toEqual({ ...settings, name: 'Winter 2027' });
});

test('the next season asks everybody, and gives its organizer the list of those without a login', async () => {
  const league = (await olga.post<League>('/leagues', { name: 'Club' })).body.id;
  const made = await olga.post<Season>(`/leagues/${league}/seasons`, {
    ...{ name: 'Winter 2026', system: 'new-era', boardSize: 2, leftOver: 'byes' },
    ...{ deadlines: { orders: 60, adjustment: 60 }, atTheTable: { rated: false } },
    format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
  });
  const path = `/seasons/${made.body.id}`;
  for (const id of ['ann', 'bob']) await (await world.person(id, id)).post(`${path}/entries`);
  const guests = ['Zoë Ångström', 'Müller, Jürgen', 'Cho Lin', 'Dan Roe', 'Eva Mol'];
  await olga.post(`${path}/roster`, { text: guests.join('\n') });
  expect((await olga.get<Roster>(`${path}/roster`)).body.toAsk).toEqual([]);
  await olga.post(`${path}/start`);
  await world.deliver();
  const entries = await world.store.entries(made.body.id);
  const idOf = (name: string) => entries.find(({ player }) => player.name === name)?.player.id ?? '';
  // Who was taken out, and who is banned, is not asked again.
  await olga.remove(`${path}/roster/${idOf('Dan Roe')}`);
  await olga.post(`/leagues/${league}/members/${idOf('Eva Mol')}/rulings`, {
    ...{ kind: 'ban', reason: 'Insults at the table.', note: 'You insulted Ben. Please do not.' },
  });
  const draft = await olga.post<SeasonDraft>(`${path}/next`);
  await olga.post(`/leagues/${league}/drafts/${draft.body.id}/announcement`);
  await world.deliver();
  const next = `/seasons/${draft.body.id}/roster`;
  const { toAsk } = (await olga.get<Roster>(next)).body;
  expect([...toAsk].sort()).toEqual(['Cho Lin', 'Jürgen Müller', 'Zoë Ångström']);
  const added = await olga.post<Roster>(next, { text: toAsk.join('\n') });
  expect(added.body.added.map(({ became, isNew }) => [became, isNew])).toEqual(
    toAsk.map(() => ['in', false]),
  );
  expect((await olga.get<Roster>(next)).body.toAsk).toEqual([]);
});
