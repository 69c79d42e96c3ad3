import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asHtml } from '../../functions/api/season-feed';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Notification } from '../../functions/core/notification/notifications.records';
import { LEAGUE_NEWS } from '../../functions/core/notification/notifications.records';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { bodyFor } from '../../functions/notify/webhook-sender';
import { startNotifying } from '../support/notifying';
import { type Board, DAY, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

/** Names that would mention, link, format, break out or run, where a service reads them as more than text. */
const PAYLOADS = [
  ...[
    '@everyone',
    '@here',
    '@channel',
    '@ everyone',
    '<@123456>',
    '<@!123456>',
    '<@&987>',
    '<#55>',
    '</start:1>',
  ],
  ...[
    '<!channel>',
    '<!here>',
    '<!everyone>',
    '<!subteam^S1>',
    '<!date^0^{date}|x>',
    '<@U0123>',
    '<#C0123|general>',
  ],
  ...[
    '<https://evil.example|Log in>',
    '<mailto:a@evil.example|x>',
    '[Log in](https://evil.example)',
    '[x]: http://e.example',
  ],
  ...[
    '![x](https://evil.example/x.png)',
    'https://evil.example',
    'http://evil.example/?a=b&c=d',
    'www.evil.example',
  ],
  ...['discord.gg/evil', '<http://evil.example>', 'javascript:alert(1)', 'ftp://evil.example', 'tel:+49123'],
  ...[
    '*bold*',
    '**bold**',
    '_under_',
    '__under__',
    '~struck~',
    '~~struck~~',
    '`code`',
    '```\ncode\n```',
    '||spoiler||',
  ],
  ...['# Head', '> quote', '>>> quote', '- item', '\\*escaped\\*', '\\\\[x](https://evil.example)', '\\'],
  ...[
    '<b>bold</b>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    ']]><script>alert(1)</script>',
  ],
  ...[
    '&lt;script&gt;',
    '&#60;b&#62;',
    '"><svg onload=alert(1)>',
    '</title></feed>',
    '<!--',
    '\u0000\u001b[31m',
    'a\nb\r\nc',
  ],
];

const notificationOf = (name: string): Notification => ({
  kind: 'game-finished',
  league: { id: 'l1', name },
  title: `${name} has won`,
  lines: [`Won by ${name}.`, `${name}: 12 points`],
  path: '/games/g1',
  deadline: null,
});
const SITE = 'https://turreton.example';

test('there are fifty of them and more', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(50);
});

describe('in Discord a name is only text', () => {
  test.each(PAYLOADS)('%j', (name) => {
    const post = bodyFor('discord', notificationOf(name), SITE) as {
      embeds: { title: string; description: string }[];
    };
    expect(post).toMatchObject({ allowed_mentions: { parse: [] } });
    const [embed] = post.embeds;
    for (const text of [embed?.title ?? '', embed?.description ?? '']) {
      // Discord reads a character after a backslash as a letter.
      const active = text.replace(/\\./g, '');
      expect(active).not.toMatch(/[\\`*_[\]()<>|~#]/);
      expect(active).not.toMatch(/@[^\u200b]|:\/\/|www\.|discord\./);
    }
    expect(embed?.description.split('\n')).toHaveLength(2);
  });

  test('a text that is cut does not end in half an escape', () => {
    const post = bodyFor('discord', notificationOf('*'.repeat(127)), SITE) as { embeds: { title: string }[] };
    expect(post.embeds[0]?.title.replace(/\\./g, '')).not.toContain('\\');
  });
});

describe('in Slack a name is only text', () => {
  test.each(PAYLOADS)('%j', (name) => {
    const { text } = bodyFor('slack', notificationOf(name), SITE) as { text: string };
    const [title = '', ...lines] = text.split('\n');
    expect(lines).toHaveLength(3);
    for (const line of [title.slice(1, -1), ...lines.slice(0, 2)]) {
      expect(line).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
      // Formatting begins and ends at the edge of a word.
      expect(line).not.toMatch(/(?<!\u200b)[*_~`]|[*_~`](?!\u200b)/);
      expect(line).not.toMatch(/@[^\u200b]|:\/\/|www\./);
    }
  });
});

describe('in an Atom feed a name is only text', () => {
  let world: World;
  let board: Board;
  beforeAll(async () => {
    world = await startWorld();
    board = await startBoard(world, { humans: 2, boardSize: 3, options: { lastYear: 2047 } });
    for (let gate = await world.store.gate(board.game); gate?.state === 'open'; ) {
      world.clock.set(gate.deadline);
      await closeStep(world.deps, board.game, gate.step);
      await world.deliver();
      gate = await world.store.gate(board.game);
    }
  });
  afterAll(() => world.close());

  test.each(PAYLOADS)('%j', (name) => {
    expect(asHtml(name)).not.toMatch(/[<>"']|\p{C}|&(?!amp;|lt;|gt;|quot;|#39;)/u);
  });

  test('each of its texts is', async () => {
    const season = await world.store.season(board.season);
    const boards = await world.store.boards(board.season);
    const name = 'A <b>&amp;</b> ]]> B';
    for (const one of boards) {
      const seats = one.seats.map((seat) => ({ ...seat, player: { ...seat.player, name } }));
      await world.store.saveBoard({ ...one, seats, updatedAt: one.updatedAt });
    }
    expect(season).toBeDefined();
    const feed = (await world.visitor().get(`/seasons/${board.season}/feed.atom`)).text;
    expect(feed).toContain('A &lt;b&gt;&amp;amp;&lt;/b&gt; ]]&gt; B');
    expect(feed).not.toContain('<b>');
  });
});

test('in the frame for other sites the names of players, season and league are only text', async () => {
  const world = await startWorld();
  const [player, named, leagueNamed] = ['<b>&amp;Ann', '<i>Season"', '</title><s>League'];
  const organizer = await world.person('olga');
  const league = (await organizer.post<League>('/leagues', { name: leagueNamed })).body.id;
  const season = (
    await organizer.post<Season>(`/leagues/${league}/seasons`, {
      ...{ name: named, system: 'ny2047', boardSize: 3, format: { kind: 'rounds', rounds: 1 }, options: {} },
      deadlines: { orders: DAY, adjustment: DAY / 2, earlyClose: true },
    })
  ).body.id;
  for (const id of ['ann', 'ben', 'cleo']) {
    const person = await world.person(id);
    expect((await person.put('/me', { name: id === 'ann' ? player : id })).status).toBe(200);
    await person.post(`/seasons/${season}/entries`);
  }
  expect((await organizer.post(`/seasons/${season}/start`)).status).toBe(200);
  await world.deliver();
  const frame = (await world.visitor().get(`/seasons/${season}/widget`)).text;
  await world.close();
  expect(frame).toContain('<th scope="row">&lt;b&gt;&amp;amp;Ann</th>');
  expect(frame).toContain('<title>&lt;i&gt;Season&quot;, &lt;/title&gt;&lt;s&gt;League</title>');
  expect(frame).not.toMatch(/<[bis]>/);
});

test('a post of a board with anonymous seats and open press names no player before it is over', async () => {
  const world = await startWorld();
  const choices = { press: 'public', anonymous: true };
  const options = { lastYear: 2047 };
  const board = await startBoard(world, { humans: 7, options, choices, earlyClose: false });
  world.hosts['discord.com'] = ['162.159.128.233'];
  const kept = await board.organizer.put(`/leagues/${board.league}/webhooks/discord`, {
    url: 'https://discord.com/api/webhooks/1/abc',
    news: LEAGUE_NEWS,
    language: 'en',
  });
  expect(kept.status, kept.text).toBe(200);
  const notifying = startNotifying(world);
  const posts = () =>
    notifying.sent
      .filter(({ channel }) => channel === 'discord')
      .map(({ notification }) => ({
        kind: notification.kind,
        text: JSON.stringify([notification, bodyFor('discord', notification, SITE)]),
      }));
  const people = Object.values(board.players).map(({ id }) => id);
  expect(people).toHaveLength(7);
  const [seat = '', writer] = Object.entries(board.players)[0] ?? [];
  const { body } = await world.visitor().get<Game>(`/games/${board.game}`);
  expect(body.anonymous).toBe(true);
  const said = await writer?.post(`/games/${board.game}/press`, { to: 'all', text: 'Truce?' });
  expect(said?.status, said?.text).toBe(200);
  const report = { kind: 'dispute', text: 'My order was not counted.' };
  await writer?.post(`/games/${board.game}/cases`, report);
  const ruling = { kind: 'replace', seat, player: null, reason: 'The player left.' };
  const ruled = await board.organizer.post(`/games/${board.game}/rulings`, ruling);
  expect(ruled.status, ruled.text).toBe(200);
  for (let gate = await world.store.gate(board.game); gate?.state === 'open'; ) {
    for (const { kind, text } of posts())
      for (const id of people) expect(text, `${kind} names ${id}`).not.toContain(id);
    world.clock.set(gate.deadline);
    await closeStep(world.deps, board.game, gate.step);
    await notifying.send();
    gate = await world.store.gate(board.game);
  }
  const kinds = posts().map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['step-result', 'game-finished']));
  for (const { kind, text } of posts().filter((post) => post.kind !== 'game-finished'))
    for (const id of people) expect(text, `${kind} names ${id}`).not.toContain(id);
  await world.close();
});
