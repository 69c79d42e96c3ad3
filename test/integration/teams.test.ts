import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Team, Teams } from '../../functions/core/team/teams.schema';
import { TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { heldIn, type Meeting, meetingAt } from '../support/meeting-store';
import { type Answer, type Person, startWorld, type World } from '../support/world';

let world: World;
let meeting: Meeting;
let olga: Person;
let league: string;

beforeEach(async () => {
  meeting = {};
  world = await startWorld(meetingAt(meeting));
  olga = await world.person('olga', 'Olga');
  league = done(await olga.post<League>('/leagues', { name: 'Club' })).id;
});
afterEach(() => world.close());

interface Refused {
  readonly code: string;
  readonly detail: string;
  readonly problems?: readonly { readonly path: readonly unknown[] }[];
}

function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200) throw new Error(text);
  return body;
}

/** A member of the league by a letter: "a" is Player A. */
async function member(letter: string): Promise<Person> {
  const person = await world.person(`p${letter}`, `Player ${letter.toUpperCase()}`);
  done(await person.post(`/leagues/${league}/members`, {}));
  return person;
}

const path = (team: string) => `/leagues/${league}/teams/${team}`;
const read = async (team: string, by: Person = world.visitor()) => done(await by.get<Team>(path(team)));
/** "a*b+c?d": captain a, player b, substitute c, invited d. */
const inWords = ({ captain, players, substitutes, invited }: Team) =>
  [
    players.map(({ id }) => `${id.slice(1)}${id === captain?.id ? '*' : ''}`).join(''),
    substitutes.map(({ id }) => `+${id.slice(1)}${id === captain?.id ? '*' : ''}`).join(''),
    invited.map(({ id }) => `?${id.slice(1)}`).join(''),
  ].join('');

/** A team founded by the first letter, with the others as its players. */
async function teamOf(letters: string, name = 'Harbour Hawks', code = 'hawk'): Promise<string> {
  const [first = '', ...others] = letters;
  const captain = await member(first);
  const { id } = done(await captain.post<Team>(`/leagues/${league}/teams`, { name, code }));
  for (const letter of others) {
    const player = await member(letter);
    done(await captain.post(`${path(id)}/invitations`, { player: player.id }));
    done(await player.post(`${path(id)}/members`, { player: player.id }));
  }
  return id;
}

const changed = (team: Team, change: object) => ({
  ...{ name: team.name, code: team.code, captain: team.captain?.id, version: team.version },
  players: team.players.map(({ id }) => id),
  substitutes: team.substitutes.map(({ id }) => id),
  ...change,
});

describe('a team of a league', () => {
  test('is founded by a member, who is its captain, and grows by invitations', async () => {
    const captain = await member('a');
    const player = await member('b');
    const founded = done(
      await captain.post<Team>(`/leagues/${league}/teams`, { name: 'Harbour Hawks', code: 'hawk' }),
    );
    expect(founded).toMatchObject({ name: 'Harbour Hawks', code: 'HAWK', mayChange: true });
    const invited = done(await captain.post<Team>(`${path(founded.id)}/invitations`, { player: player.id }));
    expect(inWords(invited)).toBe('a*?b');
    expect(inWords(await read(founded.id))).toBe('a*');
    expect(inWords(await read(founded.id, player))).toBe('a*?b');
    const { teams } = done(await player.get<Teams>(`/leagues/${league}/teams`));
    expect(teams).toMatchObject([{ name: 'Harbour Hawks', code: 'HAWK', players: 1, mine: 'invited' }]);
    const joined = done(await player.post<Team>(`${path(founded.id)}/members`, { player: player.id }));
    expect(inWords(joined)).toBe('a*b');
    expect(joined.mayChange).toBe(false);
    const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
    expect(entries.slice(0, 2).map(({ kind, subject, after }) => [kind, subject, after])).toEqual([
      ['change-team', 'A team', 'Name: Harbour Hawks (HAWK); Captain: Player A; Boards: Player A, Player B'],
      ['found-team', 'A team', 'Name: Harbour Hawks (HAWK); Captain: Player A; Boards: Player A'],
    ]);
  });

  test('is joined by nobody who was not invited, and the invitation can be declined or taken back', async () => {
    const team = await teamOf('a');
    const [captain, player] = [await member('a'), await member('b')];
    const join = () => player.post<Refused>(`${path(team)}/members`, { player: player.id });
    expect((await join()).body.detail).toBe('There is no open invitation to this team.');
    const invite = () => captain.post<Refused>(`${path(team)}/invitations`, { player: player.id });
    done(await invite());
    expect((await invite()).body.code).toBe('nothing-changes');
    done(await player.remove(`${path(team)}/invitations/${player.id}`));
    expect((await join()).status).toBe(403);
    done(await invite());
    done(await captain.remove(`${path(team)}/invitations/${player.id}`));
    expect((await join()).status).toBe(403);
    const stranger = await world.person('stranger', 'Stranger');
    expect((await captain.post(`${path(team)}/invitations`, { player: stranger.id })).status).toBe(404);
    expect((await stranger.post(`/leagues/${league}/teams`, { name: 'Own', code: 'OWN' })).status).toBe(403);
  });

  test('is ordered by its captain: boards, substitutes, another captain, one member fewer', async () => {
    const id = await teamOf('abcd');
    const captain = await member('a');
    const player = await member('b');
    const before = await read(id);
    const wish = changed(before, { players: ['pb', 'pa'], substitutes: ['pc'], captain: 'pb' });
    expect((await player.put<Refused>(path(id), wish)).body.code).toBe('not-allowed');
    expect(inWords(done(await captain.put<Team>(path(id), wish)))).toBe('b*a+c');
    // Of two changes at once the later one starts from what it has not seen.
    expect((await player.put<Refused>(path(id), changed(before, { name: 'Hawks' }))).body.code).toBe(
      'changed-meanwhile',
    );
    const after = await read(id);
    const wrong = changed(after, { players: ['pb', 'pb', 'pz'], captain: 'pa', substitutes: [] });
    expect((await player.put<Refused>(path(id), wrong)).body.problems?.map((one) => one.path)).toEqual([
      ['players', 0],
      ['players', 1],
      ['players', 2],
      ['captain'],
    ]);
  });

  test('has a name and a code of its own in the league', async () => {
    await teamOf('a');
    const sent = (await member('b')).post<Refused>(`/leagues/${league}/teams`, {
      ...{ name: 'harbour hawks', code: 'HAWK' },
    });
    expect((await sent).body.problems?.map((one) => one.path)).toEqual([['name'], ['code']]);
  });

  test('is run by organizers too, who found it for a member', async () => {
    const captain = await member('a');
    await member('b');
    const body = { name: 'Hawks', code: 'HW', captain: captain.id };
    expect((await (await member('b')).post(`/leagues/${league}/teams`, body)).status).toBe(403);
    const { id } = done(await olga.post<Team>(`/leagues/${league}/teams`, body));
    done(await olga.post(`${path(id)}/invitations`, { player: 'pb' }));
    expect(inWords(done(await olga.post<Team>(`${path(id)}/members`, { player: 'pb' })))).toBe('a*b');
    expect(inWords(done(await olga.remove<Team>(`${path(id)}/members/pa`)))).toBe('b*');
  });

  test('passes to the first in board order when its captain leaves, and is closed by the last one', async () => {
    const id = await teamOf('abc');
    const [ada, bo, cem] = [await member('a'), await member('b'), await member('c')];
    done(await ada.put(path(id), changed(await read(id), { players: ['pc', 'pa'], substitutes: ['pb'] })));
    done(await ada.remove(`${path(id)}/members/pa`));
    expect(inWords(await read(id))).toBe('c*+b');
    // Leaving the league is leaving its teams.
    done(await cem.remove(`/leagues/${league}/members/me`));
    expect(inWords(await read(id))).toBe('+b*');
    done(await bo.remove(`${path(id)}/members/pb`));
    expect((await read(id)).closedAt).not.toBeNull();
    expect(done(await bo.get<Teams>(`/leagues/${league}/teams`)).teams).toEqual([]);
    expect((await olga.put<Refused>(path(id), changed(await read(id), { captain: 'pb' }))).body.detail).toBe(
      'This team is closed.',
    );
  });

  test('loses a banned member', async () => {
    const id = await teamOf('ab');
    const body = { kind: 'ban', reason: 'Threats in the press.', note: 'You are banned.' };
    done(await olga.post(`/leagues/${league}/members/pa/rulings`, body));
    await world.deliver();
    expect(inWords(await read(id))).toBe('b*');
  });

  test('knows a deleted account no longer: the captaincy passes on, and no item has the name', async () => {
    const id = await teamOf('ab');
    const ada = await member('a');
    done(await ada.remove('/me/account', { confirm: DELETE_WORDS }));
    await world.deliver();
    expect(inWords(await read(id))).toBe('b*');
    const { Items = [] } = await world.dynamo.client.send(new ScanCommand({ TableName: TABLE }));
    const named = Items.filter((item) => JSON.stringify(item).includes('Player A'));
    // The event of the deletion knows whom to look for until a later run finds nobody.
    expect(named.filter(({ pk }) => !String(pk).startsWith('OUTBOX#'))).toEqual([]);
  });
});

/** What an act answers before whose write something else has happened. */
async function meanwhile<Done>(act: () => Promise<Done>, other: () => Promise<unknown>): Promise<Done> {
  const [held] = await heldIn(meeting, 'saveTeam', act);
  delete meeting.question;
  await other();
  meeting.release?.();
  if (held === undefined) throw new Error('nobody acts');
  return held;
}

describe('at once', () => {
  let id: string;
  let captain: Person;
  let bo: Person;
  beforeEach(async () => {
    id = await teamOf('a');
    [captain, bo] = [await member('a'), await member('b')];
    done(await captain.post(`${path(id)}/invitations`, { player: 'pb' }));
  });
  const join = () => bo.post<Refused>(`${path(id)}/members`, { player: 'pb' });

  test('two people accept: both are in the team', async () => {
    const cem = await member('c');
    done(await captain.post(`${path(id)}/invitations`, { player: 'pc' }));
    done(await meanwhile(join, async () => done(await cem.post(`${path(id)}/members`, { player: 'pc' }))));
    expect(inWords(await read(id))).toBe('a*cb');
  });

  test('the captain and an organizer change the team: the later one is told', async () => {
    done(await join());
    const before = await read(id);
    const mine = () => captain.put<Refused>(path(id), changed(before, { players: ['pb', 'pa'] }));
    const late = await meanwhile(mine, async () =>
      done(await olga.put(path(id), changed(before, { captain: 'pb' }))),
    );
    expect(late.body.code).toBe('changed-meanwhile');
    expect(inWords(await read(id))).toBe('ab*');
  });

  test('an invitation is accepted after the team was closed', async () => {
    const late = await meanwhile(join, async () => done(await captain.remove(path(id))));
    expect(late.body.detail).toBe('This team is closed.');
    expect((await read(id)).players).toEqual([]);
  });

  test('an account is deleted while it is invited, and while it accepts', async () => {
    const late = await meanwhile(join, async () =>
      done(await bo.remove('/me/account', { confirm: DELETE_WORDS })),
    );
    expect(late.status).toBe(404);
    await world.deliver();
    await sweep(world.deps);
    expect(inWords(await read(id, captain))).toBe('a*');
    expect((await captain.post(`${path(id)}/invitations`, { player: 'pb' })).status).toBe(404);
  });

  test('a member leaves the league while accepting', async () => {
    const leave = async () => done(await bo.remove(`/leagues/${league}/members/me`));
    expect((await meanwhile(join, leave)).status).toBe(404);
    expect(inWords(await read(id, captain))).toBe('a*');
  });
});
