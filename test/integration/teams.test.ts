import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Log } from '../../functions/core/result/results.schema';
import type { Scores } from '../../functions/core/scoring/scoring.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import type { SeasonTeams, Team, Teams } from '../../functions/core/team/teams.schema';
import type { Today } from '../../functions/core/today/today.schema';
import { TABLE } from '../../functions/host/create-tables';
import { sweep } from '../../functions/sweep/sweep';
import { heldIn, type Meeting, meetingAt } from '../support/meeting-store';
import { startNotifying } from '../support/notifying';
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

  test('tells the player whom it invites, once, and nobody whose invitation was taken back meanwhile', async () => {
    const notified = startNotifying(world);
    const team = await teamOf('a');
    const captain = await member('a');
    for (const letter of ['b', 'c']) {
      const { id } = await member(letter);
      done(await captain.post(`${path(team)}/invitations`, { player: id }));
    }
    done(await captain.remove(`${path(team)}/invitations/pc`));
    await notified.send();
    const invitations = notified.sent.filter(({ notification }) => notification.kind === 'registration');
    expect(invitations.map(({ to, channel }) => [to.id, channel])).toEqual([['pb', 'mail']]);
    expect(invitations[0]?.notification).toMatchObject({
      title: 'A team invites you: Harbour Hawks',
      lines: ['The team Harbour Hawks of Club invites you. Join it or decline on its page.'],
      path: path(team),
    });
  });

  test('stands on the page Today of the player whom it invites, until the invitation is answered', async () => {
    const team = await teamOf('a');
    const captain = await world.person('pa');
    const [invited, other] = [await member('b'), await member('c')];
    world.clock.set(world.clock.now() + 60_000);
    const since = new Date(world.clock.now()).toISOString();
    done(await captain.post(`${path(team)}/invitations`, { player: invited.id }));
    world.clock.set(world.clock.now() + 60_000);
    done(await captain.post(`${path(team)}/invitations`, { player: other.id }));
    const today = async (by: Person) => done(await by.get<Today>('/me/today')).inbox;
    const item = {
      ...{ id: `team-invitation-${team}`, kind: 'team-invitation', settles: true, since },
      text: 'The team Harbour Hawks invites you.',
      path: path(team),
      league: { id: league, name: 'Club' },
      ...{ season: null, game: null },
    };
    expect(await today(invited)).toMatchObject({ count: 1, items: [item] });
    expect(done(await invited.get<Inbox>('/me/inbox')).items).toEqual([item]);
    // Nobody else is told, organizers included, and the inbox of the league stays that of its organizers.
    for (const by of [captain, olga]) expect((await today(by)).count).toBe(0);
    expect(done(await olga.get<Inbox>(`/leagues/${league}/inbox`)).count).toBe(0);
    done(await invited.post(`${path(team)}/members`, { player: invited.id }));
    expect((await today(invited)).count).toBe(0);
    expect((await today(other)).count).toBe(1);
    done(await other.remove(`${path(team)}/invitations/pc`));
    expect((await today(other)).count).toBe(0);
    // Invited again, it waits since then.
    world.clock.set(world.clock.now() + 60_000);
    const again = new Date(world.clock.now()).toISOString();
    done(await captain.post(`${path(team)}/invitations`, { player: other.id }));
    expect((await today(other)).items).toMatchObject([{ since: again }]);
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

  test('two members found teams of one name: the second is told that it is taken', async () => {
    const [dora, ed] = [await member('d'), await member('e')];
    const found = (by: Person, code: string) =>
      by.post<Refused>(`/leagues/${league}/teams`, { name: 'River Rats', code });
    const late = await meanwhile(
      () => found(dora, 'rat'),
      async () => done(await found(ed, 'rr')),
    );
    expect(late.status).toBe(422);
    expect(late.body.problems?.map(({ path: at }) => at)).toEqual([['name']]);
    // Another name that is taken meanwhile is no obstacle.
    const seals = () => dora.post<Team>(`/leagues/${league}/teams`, { name: 'Sea Seals', code: 'seal' });
    const larks = { name: 'Lake Larks', code: 'lark' };
    const beside = async () => done(await ed.post(`/leagues/${league}/teams`, larks));
    expect((await meanwhile(seals, beside)).status).toBe(200);
  });

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

const SETTINGS = {
  ...{ system: 'results-only', options: { title: 'Harbour Trade', seats: { min: 2, max: 6 } }, boardSize: 2 },
  ...{ deadlines: { orders: 1440, adjustment: 1440 }, format: { kind: 'rounds', rounds: 3 } },
  atTheTable: { rated: true },
};
const RULE = { least: 2, most: 2, changes: 1, until: null, others: false };

async function seasonWith(rule: object = {}, more: object = {}): Promise<string> {
  const teams = { best: 2, list: [], ofLeague: { ...RULE, ...rule } };
  const body = { name: 'Spring', ...SETTINGS, teams, ...more };
  return done(await olga.post<Season>(`/leagues/${league}/seasons`, body)).id;
}

/** Enters a team by its captain, with players by their letters. */
async function enter(season: string, team: string, letters: string, version = 0): Promise<Answer<Refused>> {
  const captain = await world.person((await read(team)).captain?.id ?? '');
  const players = [...letters].map((letter) => `p${letter}`);
  return captain.put<Refused>(`/seasons/${season}/teams/${team}`, { players, version });
}

async function begin(season: string, letters: string): Promise<void> {
  for (const letter of letters) done(await (await member(letter)).post(`/seasons/${season}/entries`, {}));
  done(await olga.post(`/seasons/${season}/start`));
  await world.deliver();
}

/** Enters the results of a round: everybody's points are those of their letter, a 1, b 2, in each round. */
async function play(season: string, round: number): Promise<string[]> {
  const boards = (await world.store.boards(season)).filter((board) => board.round === round);
  const lines = boards.flatMap(({ board, seats }) =>
    seats.map(({ player }) => `${round},${board},${player.name},${player.id.charCodeAt(1) - 96}`),
  );
  done(
    await olga.post(`/seasons/${season}/table-results`, {
      text: ['round,board,player,points', ...lines].join('\n'),
    }),
  );
  await world.deliver();
  return boards.map(({ seats }) =>
    seats
      .map(({ player }) => player.id.slice(1))
      .sort()
      .join(''),
  );
}

/** "1 Hawks 6: a 2, b 4". */
async function standing(season: string): Promise<readonly string[]> {
  const { teams } = done(await world.visitor().get<Scores>(`/seasons/${season}/scores`));
  return teams.map(
    ({ place, team, total, members }) =>
      `${place} ${team} ${total}: ${members.map(({ player, points }) => `${player.id.slice(1)} ${points}`).join(', ')}`,
  );
}

const lineup = async (season: string) =>
  done(await olga.get<SeasonTeams>(`/seasons/${season}/teams`)).entered.map(
    ({ name, boards }) =>
      `${name}: ${boards.map((held) => held.map(({ player, first }) => `${player.id.slice(1)}${first}`).join('>')).join(' ')}`,
  );

async function twoTeams(): Promise<readonly [string, string]> {
  return [await teamOf('abx', 'Hawks', 'HW'), await teamOf('cdy', 'Owls', 'OW')];
}

async function bench(team: string, letter: string): Promise<void> {
  const now = await read(team);
  const players = now.players.map(({ id }) => id).filter((id) => id !== `p${letter}`);
  const captain = await world.person(now.captain?.id ?? '');
  const substitutes = [...now.substitutes.map(({ id }) => id), `p${letter}`];
  done(await captain.put(path(team), changed(now, { players, substitutes })));
}

async function replace(season: string, team: string, out: string, into: string): Promise<Answer<Refused>> {
  const { captain } = await read(team);
  const person = await world.person(captain?.id ?? '');
  const { entered } = done(await person.get<SeasonTeams>(`/seasons/${season}/teams`));
  const version = entered.find(({ id }) => id === team)?.version;
  return person.post<Refused>(`/seasons/${season}/teams/${team}/changes`, {
    ...{ out: `p${out}`, substitute: `p${into}`, version },
  });
}

describe('the league’s teams in a season', () => {
  test('are entered by their captains, keep team mates apart, and are scored with the membership of the season', async () => {
    const [hawks, owls] = await twoTeams();
    const season = await seasonWith();
    expect((await enter(season, hawks, 'a')).body.problems?.map((one) => one.path)).toEqual([['players']]);
    done(await enter(season, hawks, 'ba'));
    done(await enter(season, owls, 'cd'));
    expect(await lineup(season)).toEqual(['Hawks: b1 a1', 'Owls: c1 d1']);
    await begin(season, 'abcd');
    expect((await enter(season, hawks, 'ab', 1)).body.code).toBe('registration-closed');
    for (const board of await play(season, 1)) expect(['ac', 'ad', 'bc', 'bd']).toContain(board);
    expect(await standing(season)).toEqual(['1 Owls 7: d 4, c 3', '2 Hawks 3: b 2, a 1']);
    // What becomes of the team later changes nothing.
    done(await (await member('b')).remove(`${path(hawks)}/members/pb`));
    done(await olga.remove(path(owls)));
    expect(await standing(season)).toEqual(['1 Owls 7: d 4, c 3', '2 Hawks 3: b 2, a 1']);
    expect((await read(hawks)).seasons).toMatchObject([
      { season: { name: 'Spring' }, status: 'running', place: 2, teams: 2, total: 3 },
    ]);
  });

  test('show who may enter which: captains their own, organizers all, others none', async () => {
    const [hawks, owls] = await twoTeams();
    const season = await seasonWith();
    const seenBy = async (person: Person) => ({
      enters: done(await person.get<SeasonTeams>(`/seasons/${season}/teams`))
        .mine.map(({ id }) => id)
        .sort(),
      standings: done(await person.get<Teams>(`/leagues/${league}/teams`)).teams.map(({ mine }) => mine),
    });
    expect(await seenBy(await member('a'))).toEqual({ enters: [hawks], standings: ['captain', 'no'] });
    expect(await seenBy(await member('b'))).toEqual({ enters: [], standings: ['member', 'no'] });
    expect(await seenBy(await member('z'))).toEqual({ enters: [], standings: ['no', 'no'] });
    expect(await seenBy(olga)).toEqual({ enters: [hawks, owls].sort(), standings: ['no', 'no'] });
    expect(await seenBy(world.visitor())).toEqual({ enters: [], standings: ['no', 'no'] });
  });

  test('enter members alone, each for one team, and only where the season asks for teams of the league', async () => {
    const [hawks, owls] = await twoTeams();
    const season = await seasonWith();
    const both = await teamOf('z', 'Terns', 'TN');
    const zoe = await member('z');
    done(await zoe.post(`${path(both)}/invitations`, { player: 'pa' }));
    done(await (await member('a')).post(`${path(both)}/members`, { player: 'pa' }));
    done(await enter(season, hawks, 'ab'));
    expect((await enter(season, owls, 'ca')).body.problems?.map((one) => one.path)).toEqual([['players', 1]]);
    expect((await enter(season, both, 'za')).body.problems?.map((one) => one.path)).toEqual([['players', 1]]);
    expect(
      (await zoe.put(`/seasons/${season}/teams/${hawks}`, { players: ['pa', 'pb'], version: 1 })).status,
    ).toBe(403);
    done(await (await member('a')).remove(`/seasons/${season}/teams/${hawks}`));
    done(await enter(season, both, 'za'));
    const lists = await seasonWith({}, { name: 'Lists', teams: { best: 2, list: [] } });
    expect((await enter(lists, owls, 'cd')).body.detail).toBe(
      'The league’s teams do not play in this season.',
    );
  });

  test('have a next season with the same rule, in which nobody is entered yet', async () => {
    const [hawks] = await twoTeams();
    const season = await seasonWith({ changes: 3 });
    done(await enter(season, hawks, 'ab'));
    const { id } = done(await olga.post<{ id: string }>(`/seasons/${season}/next`, {}));
    const { drafts } = done(
      await olga.get<{ drafts: { id: string; settings: { teams?: object } }[] }>(`/leagues/${league}/drafts`),
    );
    expect(drafts.find((draft) => draft.id === id)?.settings.teams).toEqual({
      ...{ best: 2, list: [], ofLeague: { ...RULE, changes: 3 } },
    });
  });

  test('two captains who enter at once are both entered', async () => {
    const [hawks, owls] = await twoTeams();
    const season = await seasonWith();
    const [held] = await heldIn(meeting, 'saveEnteredTeams', () => enter(season, hawks, 'ab'));
    delete meeting.question;
    done(await enter(season, owls, 'cd'));
    meeting.release?.();
    expect((await held)?.status).toBe(200);
    expect(await lineup(season)).toEqual(['Hawks: a1 b1', 'Owls: c1 d1']);
  });

  test('the season starts while a captain enters a team: it is too late', async () => {
    const [hawks, owls] = await twoTeams();
    const season = await seasonWith();
    done(await enter(season, owls, 'cd'));
    const [held] = await heldIn(meeting, 'saveEnteredTeams', () => enter(season, hawks, 'ab'));
    delete meeting.question;
    await begin(season, 'abcd');
    meeting.release?.();
    expect((await held)?.body.code).toBe('registration-closed');
    expect(await lineup(season)).toEqual(['Owls: c1 d1']);
  });
});

describe('a team changes a member', () => {
  let hawks: string;
  let owls: string;
  let season: string;
  /** Two rounds lie ahead: the first one is played. */
  async function started(rule: object = {}): Promise<void> {
    [hawks, owls] = await twoTeams();
    season = await seasonWith(rule);
    done(await enter(season, hawks, 'ab'));
    done(await enter(season, owls, 'cd'));
    await bench(hawks, 'x');
    await bench(owls, 'y');
    await begin(season, 'abcd');
  }

  test('from the next round on: points made stay with the team, and the substitute plays on at that board', async () => {
    await started();
    done(await replace(season, hawks, 'a', 'x'));
    expect(await lineup(season)).toEqual(['Hawks: a1>x2 b1', 'Owls: c1 d1']);
    // The board that is being played goes on.
    expect((await play(season, 1)).join('')).toContain('a');
    expect(await standing(season)).toEqual(['1 Owls 7: d 4, c 3', '2 Hawks 3: b 2, a 1, x 0']);
    const second = await play(season, 2);
    expect(second.join('')).not.toContain('a');
    for (const board of second) expect(['cx', 'dx', 'bc', 'bd']).toContain(board);
    expect(await standing(season)).toEqual(['1 Hawks 29: a 1, x 24, b 4', '2 Owls 14: d 8, c 6']);
    const { entries } = done(await olga.get<Log>(`/leagues/${league}/log`));
    expect(entries.find(({ kind }) => kind === 'replace-in-team')).toMatchObject({
      before: 'Name: Hawks (HW); Boards: Player A, Player B',
      after: 'Name: Hawks (HW); Boards: Player X, Player B',
    });
  });

  test('no more often than the rule says, nor after its last round', async () => {
    await started();
    done(await replace(season, hawks, 'a', 'x'));
    await bench(hawks, 'a');
    expect((await replace(season, hawks, 'b', 'a')).body.detail).toBe(
      'The rule of this season allows a team 1 replacement.',
    );
    await started2({ until: 1 });
    expect((await replace(season, hawks, 'a', 'x')).body.detail).toBe(
      'The rule of this season allows replacements up to round 1.',
    );
  });

  test.each([
    { kind: 'knock-out', advance: 1 },
    { kind: 'groups', groups: 2, seeding: 'draw', through: 1, advance: 1, thirdPlace: false },
    { kind: 'double-elimination' },
  ])('never where players are knocked out: $kind', async (format) => {
    [hawks, owls] = await twoTeams();
    season = await seasonWith({}, { format });
    done(await enter(season, hawks, 'ab'));
    done(await enter(season, owls, 'cd'));
    await bench(hawks, 'x');
    await begin(season, 'abcd');
    expect(await replace(season, hawks, 'a', 'x')).toMatchObject({ body: { code: 'registration-closed' } });
    expect(await lineup(season)).toEqual(['Hawks: a1 b1', 'Owls: c1 d1']);
  });

  /** Another season of the same teams. */
  async function started2(rule: object): Promise<void> {
    season = await seasonWith(rule, { name: 'Autumn' });
    const now = await read(hawks);
    const captain = await world.person(now.captain?.id ?? '');
    done(await captain.put(path(hawks), changed(now, { players: ['pa', 'pb'], substitutes: ['px'] })));
    done(await enter(season, hawks, 'ab'));
    done(await enter(season, owls, 'cd'));
    await begin(season, 'abcd');
  }

  test('only by its captain, and only for a substitute who plays for nobody else', async () => {
    await started({ changes: 5 });
    expect((await replace(season, hawks, 'a', 'y')).body.detail).toContain('Only a substitute of the team');
    expect((await replace(season, hawks, 'x', 'x')).body.detail).toContain('has no board of the team');
    const body = { out: 'pa', substitute: 'px', version: 1 };
    const bo = await member('b');
    expect((await bo.post<Refused>(`/seasons/${season}/teams/${hawks}/changes`, body)).body.code).toBe(
      'not-allowed',
    );
    // Player C joins the bench of the other team, and has a board already.
    const ada = await member('a');
    done(await ada.post(`${path(hawks)}/invitations`, { player: 'pc' }));
    done(await (await member('c')).post(`${path(hawks)}/members`, { player: 'pc' }));
    await bench(hawks, 'c');
    expect((await replace(season, hawks, 'a', 'c')).body.detail).toBe(
      'This player plays for another team of the season.',
    );
    // Replaced there, they have played for it.
    await play(season, 1);
    done(await replace(season, owls, 'c', 'y'));
    expect((await replace(season, hawks, 'a', 'c')).body.detail).toContain('already played for another team');
  });

  test('if the rule allows it for one who played for another team, whose points stay there', async () => {
    await started({ changes: 5, others: true });
    const ada = await member('a');
    done(await ada.post(`${path(hawks)}/invitations`, { player: 'pd' }));
    done(await (await member('d')).post(`${path(hawks)}/members`, { player: 'pd' }));
    await bench(hawks, 'd');
    await play(season, 1);
    done(await replace(season, owls, 'd', 'y'));
    done(await replace(season, hawks, 'a', 'd'));
    await play(season, 2);
    await play(season, 3);
    expect(await standing(season)).toEqual(['1 Owls 42: d 8, y 25, c 9', '2 Hawks 12: b 6, a 2, d 4']);
  });

  test('with two acts at once: one counts, the other is told', async () => {
    await started({ changes: 1 });
    const [held] = await heldIn(meeting, 'replaceInTeam', () => replace(season, hawks, 'a', 'x'));
    delete meeting.question;
    done(
      await olga.post(`/seasons/${season}/teams/${hawks}/changes`, {
        ...{ out: 'pb', substitute: 'px', version: 1 },
      }),
    );
    meeting.release?.();
    expect((await held)?.body.code).toBe('changed-meanwhile');
    expect(await lineup(season)).toEqual(['Hawks: a1 b1>x2', 'Owls: c1 d1']);
  });

  test('an account that is deleted while it takes over is not seated', async () => {
    await started();
    const [held] = await heldIn(meeting, 'replaceInTeam', () => replace(season, hawks, 'a', 'x'));
    delete meeting.question;
    done(await (await member('x')).remove('/me/account', { confirm: DELETE_WORDS }));
    await world.deliver();
    meeting.release?.();
    expect((await held)?.body.detail).toContain('Only a substitute of the team');
    expect(await lineup(season)).toEqual(['Hawks: a1 b1', 'Owls: c1 d1']);
  });
});
