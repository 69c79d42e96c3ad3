import { afterAll, beforeAll, expect, test } from 'vitest';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { startLeague } from '../support/league';
import { settingsOf } from '../support/league-settings';
import type { Person, World } from '../support/world';

let world: World;
let olga: Person;
let league: string;

beforeAll(async () => {
  ({ world, olga, league } = await startLeague());
});
afterAll(() => world.close());

const read = async () => (await olga.get<League>(`/leagues/${league}`)).body;
const change = async (more: object) =>
  olga.put<League>(`/leagues/${league}/settings`, { ...settingsOf(await read()), ...more });

test('a league says what it is, and its rules, in several languages', async () => {
  const texts = { aboutIn: { de: 'Eine Liga.' }, rulesIn: { de: '# Fair bleiben', es: '# Juego limpio' } };
  expect((await change({ about: 'A league.', ...texts })).body).toMatchObject({
    about: 'A league.',
    ...texts,
  });
  const { entries } = (await olga.get<Log>(`/leagues/${league}/log`)).body;
  expect(entries[0]?.after).toContain('About the league (Deutsch): Eine Liga.');
});

test('who changes something else and says nothing of other languages leaves them', async () => {
  expect((await change({ venue: 'The old library' })).body.aboutIn).toEqual({ de: 'Eine Liga.' });
  expect((await change({ aboutIn: {} })).body.aboutIn).toEqual({});
});

test('a text in a language that Turreton does not offer is refused', async () => {
  const { body, status } = await change({ aboutIn: { fr: 'Une ligue.' } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ problems: [{ path: ['aboutIn'] }] });
});

test('a season describes itself in several languages, and keeps them', async () => {
  const deadlines = { orders: 60, adjustment: 60, earlyClose: true };
  const opened = { name: 'Season 1', system: 'ny2047', deadlines };
  const { id } = (await olga.post<Season>(`/leagues/${league}/seasons`, opened)).body;
  const texts = { about: 'Quick.', venue: '', links: [] };
  const aboutIn = { de: 'Schnell.', es: 'Rápida.' };
  expect((await olga.put<Season>(`/seasons/${id}/texts`, { ...texts, aboutIn })).body.aboutIn).toEqual(
    aboutIn,
  );
  expect((await olga.put<Season>(`/seasons/${id}/texts`, texts)).body.aboutIn).toEqual(aboutIn);
});
