import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import table from '../../messages/en/table.json';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { inIntl } from '../../test/support/filled-forms';
import { HandedTexts } from './frame/i18n-provider';
import { AwardList } from './game-end/award-list';
import { EndFigures } from './game-end/end-figures';
import { InboxList } from './inbox/inbox-list';
import { MemberSeasons } from './league/member-seasons';
import { NoticeList } from './notices/notice-list';
import { MailStopped } from './notifications/mail-stopped';
import { BoardList } from './practice/board-list';
import { BoardNav } from './ratings/board-nav';
import { Leaderboard } from './ratings/leaderboard';
import { Opponents } from './ratings/opponents';
import { SeatRecord } from './ratings/seat-record';
import { Trophies } from './ratings/trophies';
import { ReceiptList } from './receipts/receipt-list';
import { Awards } from './results/awards';
import { HallList } from './results/hall-list';
import { LeagueLog } from './results/league-log';
import { RulingList } from './results/ruling-list';
import { CheckIn } from './season/check-in';
import { HandOver } from './season/hand-over';
import { Leaders } from './season/leaders';
import { ListPages } from './season/list-search';
import { Proposals } from './season/proposals';
import { Timeline } from './season/timeline';
import { ReportedTables } from './today/reported-tables';
import { SeatOffers } from './today/seat-offers';
import { ToConfirm } from './today/to-confirm';
import { TurnCard } from './today/turn-card';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

interface View {
  readonly part: FunctionComponent<never>;
  readonly props: object;
  /** What it says in this order, with links as "[words](address)". */
  readonly says: readonly string[];
  readonly never?: readonly string[];
}

const [ANN, BO, CY] = [person('a@1', 'Ann'), person('bo', 'Bo'), person('cy', 'Cy')] as const;
const AT = '2026-01-01T12:00:00.000Z';
const LATER = '2026-01-03T12:00:00.000Z';
const NOW = Date.parse('2026-01-01T00:00:00.000Z');
const LEAGUE = { id: 'league1', name: 'North' };
const CUP = { id: 'season1', name: 'Cup' };

function person(id: string, name: string) {
  return { id, name, kind: 'human' };
}

const HALL = { season: CUP, league: LEAGUE, system: 'classic', players: 9, endedAt: AT };
const AWARD = { id: 'a1', title: 'Best', rule: 'Most points.', detail: 'nine points' };
const RULING = { by: ANN, at: AT, reason: 'So it is.', before: [], after: [] };
const LOG = { ...RULING, id: 'l1', subject: 'Cup, board 2', game: 'game1', season: CUP };
const STANDING = Array.from({ length: 11 }, (_, at) => ({
  ...{ place: at + 1, player: person(`p${at + 1}`, `Player ${at + 1}`), total: 20 - at },
}));
const SEASON = {
  ...{ ...CUP, standing: STANDING, counts: { standing: 11 }, status: 'running' },
  myRow: STANDING[10],
};
const TURN = {
  ...{ game: 'game1', system: 'classic', systemTitle: 'Classic', season: CUP, board: 2, seat: 'Austria' },
  ...{ label: 'Spring 1901', paused: false, deadline: null, openedAt: AT, zone: null, mine: 'nothing' },
  ...{ decision: null, fallback: { text: 'All units hold.', rule: 'classic.hold' } },
};
const BOARD = {
  ...{ game: 'game1', system: 'classic', systemTitle: 'Classic', level: 'gentle', label: 'Spring 1901' },
  ...{ status: 'running', others: [], isMyTurn: true, deadline: null, openedAt: AT },
};
const END = {
  game: 'game1',
  seats: [
    {
      seat: 'Austria',
      player: ANN,
      figures: { centres: 0 },
      rating: { before: 1500, after: 1512.4, deviation: 50 },
    },
    { seat: 'England', player: BO, figures: { centres: 8 }, rating: null },
  ],
  measures: [
    { id: 'centres', name: 'Centres' },
    { id: 'years', name: 'Years' },
  ],
  awards: [
    { id: 'x', title: 'First', seats: ['Austria'], text: 'was first', step: 3 },
    { id: 'y', title: 'Last', seats: ['England'], text: 'was last', step: null },
  ],
};
const RATING = {
  ...{ place: 1, player: ANN, rating: 1600, deviation: 40, provisional: false, inactive: false },
  ...{ history: [], games: 9, wins: 4 },
};
const RATINGS = {
  ...{ board: 'classic', system: 'classic', systemTitle: 'Classic', next: null },
  boards: [
    { id: 'overall', title: 'All games' },
    { id: 'classic', title: 'Classic' },
    { id: 'classic:Austria', title: 'Austria' },
    { id: 'ny2047:dunning', title: 'Dunning' },
  ],
  rows: [
    RATING,
    { ...RATING, place: null, player: BO, provisional: true, games: 2, wins: 0 },
    { ...RATING, player: CY, inactive: true, place: 3 },
  ],
};
const NOTICE = {
  id: 'n1',
  kind: 'warn',
  game: 'game1',
  text: 'Be kind.',
  until: null,
  mayChange: false,
  player: 'bo',
  by: ANN,
  season: CUP,
  league: LEAGUE,
  at: AT,
  editedAt: null,
};
const ITEM = {
  id: 'i1',
  kind: 'dispute',
  path: '/games/game1/cases',
  text: 'A dispute',
  since: AT,
  settles: true,
  league: LEAGUE,
};
const OFFER = {
  ...{ game: 'game1', system: 'classic', systemTitle: 'Classic', season: CUP, round: 1, board: 2 },
  ...{ seat: 'Austria', asks: 'Please.', until: LATER, label: 'Spring', deadline: null, figures: {} },
};
const CHECK_IN = { round: 4, until: LATER, assume: 'plays', playing: 1, out: 0, silent: 2 };
const HAND_OVER = { by: ANN, until: LATER };

const VIEWS: Readonly<Record<string, View>> = {
  'a hall of fame of all leagues': {
    part: HallList,
    props: { rows: [{ ...HALL, champions: [ANN, BO], unconfirmed: false }] },
    says: [
      '[Ann](/players/a%401) and [Bo](/players/bo) [Cup](/seasons/season1), [North](/leagues/league1), 9 players',
    ],
    never: ['Nobody', 'in the league alone'],
  },
  'a hall of fame of one league': {
    part: HallList,
    props: { oneLeague: true, rows: [{ ...HALL, champions: [], unconfirmed: true }] },
    says: ['Nobody [Cup](/seasons/season1), 9 players, ended 1 Jan 2026 · Counts in the league alone'],
    never: ['North'],
  },
  'awards of a season': {
    part: Awards,
    props: {
      awards: [
        { ...AWARD, players: [ANN, BO], games: ['game1', 'game2'] },
        { ...AWARD, id: 'a2', detail: '', players: [CY], games: ['game3'] },
      ],
    },
    says: [
      'Best [Ann](/players/a%401), [Bo](/players/bo) Nine points. Most points. [game 1](/games/game1), [game 2](/games/game2)',
      'Best [Cy](/players/cy) Most points. [The game](/games/game3)',
    ],
  },
  'rulings on a game, the last one first': {
    part: RulingList,
    props: {
      game: 'game1',
      rulings: [
        { ...RULING, number: 1, kind: 'roll-back' },
        { ...RULING, number: 2, kind: 'void', confirmedBy: BO },
      ],
    },
    says: [
      '2. Result declared void Ann, confirmed by Bo',
      '1. Rolled back Ann, Thursday 1 January, 12:00',
      '[What was taken back](/games/game1/rulings/1)',
    ],
    never: ['/rulings/2'],
  },
  'the log of a league': {
    part: LeagueLog,
    props: {
      league: 'league1',
      entries: [
        { ...LOG, kind: 'void' },
        { ...LOG, id: 'l2', kind: 'roll-back' },
        { ...LOG, id: 'l3', kind: 'void', game: null, season: null },
      ],
    },
    says: [
      'Result declared void: [Cup, board 2](/games/game1/result) Ann, Thursday 1 January, 12:00, in [Cup](/seasons/season1)',
      '[Report](/report?about=%7B%22kind%22%3A%22log-entry%22%2C%22league%22%3A%22league1%22%2C%22season%22%3A%22season1%22%2C%22entry%22%3A%22l1%22%7D)',
      'Rolled back: [Cup, board 2](/games/game1) Ann',
      'Result declared void: Cup, board 2 Ann',
      '%22season%22%3Anull%2C%22entry%22%3A%22l3%22',
    ],
  },
  'the log of a season': {
    part: LeagueLog,
    props: { league: 'league1', here: 'season', entries: [{ ...LOG, kind: 'void' }] },
    says: ['Result declared void: [Cup, board 2](/games/game1/result) Ann, Thursday 1 January, 12:00 Why'],
    never: ['(/seasons/season1)'],
  },
  'the leaders, for a player behind them': {
    part: Leaders,
    props: { season: SEASON, me: 'p11' },
    says: [
      'If all boards ended now',
      '1 Player 1 20',
      '10 Player 10 11 11 Player 11you 10 [All 11 places, with every round](/seasons/season1/standing)',
    ],
  },
  'the leaders, for one of them': {
    part: Leaders,
    props: {
      season: { ...SEASON, counts: { standing: 10 }, status: 'finished', myRow: STANDING[1] },
      me: 'p2',
    },
    says: [
      'Final',
      '2 Player 2you 19 3 Player 3 18',
      '10 Player 10 11 [Every round, and what each total is made of](/seasons/season1/standing)',
    ],
    never: ['11 Player'],
  },
  'what comes next in a season': {
    part: Timeline,
    props: {
      season: {
        hours: [
          'announce',
          'open-registration',
          'close-registration',
          'start',
          'ask',
          'remind',
          'open-round',
          'warn-of-end',
          'end-round',
          'renew',
        ].map((what) => ({ at: AT, what, round: 2 })),
        postponed: 'Too few.',
      },
    },
    says: [
      'The start is postponed. Too few.',
      'The season is announced',
      'Registration opens',
      'Registration closes',
      'The season starts',
      'Check-in opens for round 2',
      'Reminder to check in for round 2',
      'Opening of round 2',
      'Warning before the end of round 2',
      'End of round 2',
      'The next season is founded',
    ],
  },
  'the first page of a list': {
    part: ListPages,
    props: { address: '/x', page: 1, pages: 4, holds: '70 players', asked: { search: 'An' } },
    says: ['Page 1 of 4, 70 players[Next](/x?search=An&page=2)[Last](/x?search=An&page=4)'],
    never: ['Before', 'First'],
  },
  'the second page of a list': {
    part: ListPages,
    props: { address: '/x', page: 2, pages: 4, holds: '70 players', asked: {} },
    says: ['[Before](/x?page=1)Page 2 of 4, 70 players[Next](/x?page=3)[Last](/x?page=4)'],
    never: ['First'],
  },
  'the last page of a list but one': {
    part: ListPages,
    props: { address: '/x', page: 3, pages: 4, holds: '70 players', asked: {} },
    says: ['[Before](/x?page=2)Page 3 of 4, 70 players[Next](/x?page=4)[First](/x?page=1)'],
    never: ['Last'],
  },
  'the last page of a list': {
    part: ListPages,
    props: { address: '/x', page: 4, pages: 4, holds: '70 players', asked: {} },
    says: ['[Before](/x?page=3)Page 4 of 4, 70 players[First](/x?page=1)'],
    never: ['Next', 'Last'],
  },
  ...Object.fromEntries(
    [
      [
        'nothing',
        'Nothing stored If you stay silent, all units hold. [classic.hold](/classic/rules#r-classic.hold)',
        'Play your turn',
      ],
      ['late', 'Late', 'Play your turn'],
      ['stored', 'Orders stored', 'Review and press Ready'],
      ['ready', 'Ready', 'Open'],
      ['none-owed', 'No move needed', 'Open'],
    ].map(([mine, state, act]) => [
      `a turn with orders ${mine}`,
      {
        part: TurnCard,
        props: { game: { ...TURN, mine }, now: NOW },
        says: [`Cup, board 2 AU AustriaSpring 1901 ${state}`, `[${act}](/games/game1)`],
        never: mine === 'nothing' ? [] : ['stay silent'],
      },
    ]),
  ),
  'a turn of a paused game': {
    part: TurnCard,
    props: { game: { ...TURN, mine: 'ready', paused: true, decision: 'Build?' }, now: NOW },
    says: ['Cup, board 2', 'by a moderator', 'Build?'],
  },
  'tables whose results were reported': {
    part: ReportedTables,
    props: { reports: [{ season: CUP, game: 'game1', round: 3, board: 5 }] },
    says: ['Cup, round 3, board 5 [Look and answer](/seasons/season1/rounds?round=3)'],
  },
  'seasons whose results wait': {
    part: ToConfirm,
    props: { seasons: [{ season: CUP, league: LEAGUE }] },
    says: ['Cup, North [Check and answer](/seasons/season1/confirm)'],
  },
  ...Object.fromEntries(
    (
      [
        ['asked', [], '[Classic](/games/game1/friends) You are asked to play again, against easy bots'],
        ['waits', [BO, CY], '[Classic](/games/game1/friends) Waiting for friends, with Bo, Cy'],
        ['running', [], '[Classic](/games/game1) Spring 1901, against easy bots'],
        ['running', [BO], '[Classic](/games/game1) Spring 1901, your turn, with Bo'],
        ['finished', [BO], '[Classic](/games/game1/end) Finished, with Bo'],
      ] as const
    ).map(([status, others, words]) => [
      `a practice board that is ${status}, with ${others.length} others`,
      { part: BoardList, props: { boards: [{ ...BOARD, status, others }] }, says: [words] },
    ]),
  ),
  'a practice board with a deadline': {
    part: BoardList,
    props: { boards: [{ ...BOARD, others: [BO], isMyTurn: false, deadline: LATER }] },
    says: ['[Classic](/games/game1) Spring 1901, with Bo, until Sat 3 Jan, 12:00'],
    never: ['your turn'],
  },
  'awards of a game, for a player': {
    part: AwardList,
    props: { end: END, mine: 'England' },
    says: ['Last BO Bo was last. First AN Ann was first. [See it in the replay](/games/game1/replay?step=3)'],
  },
  'awards of a game, for a visitor': {
    part: AwardList,
    props: { end: END, mine: null },
    says: ['First AN Ann was first. [See it in the replay](/games/game1/replay?step=3) Last BO Bo was last.'],
  },
  'figures of a seat at the end': {
    part: EndFigures,
    props: { end: END, seat: 'Austria' },
    says: ['Centres 0 Years 0 Rating 1512 up 12'],
    never: ['8'],
  },
  'receipts of turns': {
    part: ReceiptList,
    props: {
      game: 'game1',
      receipts: [
        { step: 1, label: 'A', orders: { orders: ['x', 'y'], storedAt: AT }, adjudicated: null },
        { step: 2, label: 'B', orders: null, adjudicated: { hash: 'abcdefghijklmnop', closedAt: AT } },
        { step: 3, label: 'C', orders: null, adjudicated: null },
      ],
    },
    says: [
      '1. A Your 2 orders, stored Thursday 1 January, 12:00. [Keep the receipt of your orders of turn 1](data:application/json',
      '2. B Adjudicated Thursday 1 January, 12:00, hash abcdefghijkl. [Keep the receipt of turn 2](data:application/json',
    ],
    never: ['3. C'],
  },
  'ratings, for a player': {
    part: Leaderboard,
    props: { ratings: RATINGS, me: 'bo', filtered: false },
    says: [
      '1 [Ann](/players/a%401) 1600 ± 80 9 4 – [Bo](/players/bo)you2 games, not placed yet 1600 ± 80 2 0 3 [Cy](/players/cy)unranked',
    ],
  },
  'ratings that no player matches': {
    part: Leaderboard,
    props: { ratings: { ...RATINGS, rows: [] }, me: 'bo', filtered: true },
    says: ['No rated player matches.'],
  },
  'the boards of ratings': {
    part: BoardNav,
    props: { ratings: RATINGS },
    says: [
      '[All games](/ratings/overall)[Classic](/ratings/classic)',
      '[Best Austria](/ratings/classic%3AAustria)',
    ],
    never: ['Dunning'],
  },
  'opponents of a player': {
    part: Opponents,
    props: { page: { byOpponent: [{ player: ANN, games: 5, ahead: 3, behind: 2 }] } },
    says: ['Met Ahead Behind [Ann](/players/a%401) 5 3 2'],
  },
  'seats of a player': {
    part: SeatRecord,
    props: {
      page: {
        player: ANN,
        bySeat: [{ system: 'classic', seat: 'Austria', games: 4, wins: 0, meanPlace: 2.5 }],
      },
    },
    says: ['Austria 4 boards, 0 wins2.5 mean place'],
  },
  'trophies of a player': {
    part: Trophies,
    props: {
      page: {
        trophies: [
          { season: CUP, league: LEAGUE, endedAt: AT, awards: [AWARD, { ...AWARD, title: 'Fair' }] },
        ],
      },
    },
    says: ['Best, Fair[Cup](/seasons/season1#awards), North, 1 Jan 2026'],
  },
  'a warning': {
    part: NoticeList,
    props: { notices: [{ notice: NOTICE, blocks: null }] },
    says: [
      'You were warned Be kind. [What you wrote, and the answer](/games/game1/cases) Ann, Cup, Thu 1 Jan, 12:00',
      '%22kind%22%3A%22notice%22%2C%22player%22%3A%22bo%22%2C%22notice%22%3A%22n1%22',
      'I have read it',
    ],
    never: ['edited'],
  },
  'an announcement': {
    part: NoticeList,
    props: {
      notices: [
        {
          notice: { ...NOTICE, kind: 'announce', game: null, season: null, until: LATER, editedAt: LATER },
          blocks: null,
        },
      ],
    },
    says: [
      'Announcement Be kind. It ends by itself: Saturday 3 January, 12:00. Ann, North, Thu 1 Jan, 12:00, edited Sat 3 Jan, 12:00',
      '%22kind%22%3A%22announcement%22%2C%22league%22%3A%22league1%22%2C%22notice%22%3A%22n1%22',
    ],
    never: ['I have read it'],
  },
  'an inbox of several leagues': {
    part: InboxList,
    props: { items: [ITEM, { ...ITEM, id: 'i2', kind: 'missed', settles: false }], leagues: true },
    says: [
      '[A dispute](/games/game1/cases) North, since Thu 1 Jan, 12:00 Dispute',
      'North, since Thu 1 Jan, 12:00. Somebody else has to settle it. Missed turns',
    ],
  },
  'an inbox of one league': {
    part: InboxList,
    props: { items: [ITEM, { ...ITEM, id: 'i2', settles: false }], leagues: false },
    says: [
      '[A dispute](/games/game1/cases) since Thu 1 Jan, 12:00 Dispute',
      'since Thu 1 Jan, 12:00. Somebody else has to settle it.',
    ],
    never: ['North'],
  },
  'seasons of a member': {
    part: MemberSeasons,
    props: {
      seasons: [
        {
          season: CUP,
          status: 'finished',
          state: 'in',
          results: [
            { game: 'game1', round: 1, board: 2, seat: 'Austria', place: 3, players: 7, owed: 10, kept: 8 },
            {
              game: 'game2',
              round: 2,
              board: 1,
              seat: 'England',
              place: null,
              players: 7,
              owed: 10,
              kept: 10,
            },
          ],
        },
        { season: { id: 's2', name: 'Old' }, status: 'running', state: 'removed', results: [] },
      ],
    },
    says: [
      '[Cup](/seasons/season1) played [Round 1, board 2](/games/game1), Austria: place 3 of 7, missed 2 of 10 turns [Round 2, board 1](/games/game2), England: lost the seat, missed 0 of 10 turns [Old](/seasons/s2) entry removed',
    ],
  },
  'mails that came back': {
    part: MailStopped,
    props: { email: 'a@b.example', why: 'bounced' },
    says: ['The mail server of a@b.example refused our mails.'],
    never: ['unwanted'],
  },
  'mails that were unwanted': {
    part: MailStopped,
    props: { email: 'a@b.example', why: 'complained' },
    says: ['Someone at a@b.example marked one of our mails as unwanted.'],
    never: ['refused'],
  },
  'a seat that is offered, of a stopped game': {
    part: SeatOffers,
    props: { offers: [OFFER] },
    says: [
      'AU [Austria in Cup, round 1, board 2](/games/game1) Please. Classic. Open turn: Spring, the clock is stopped. Answer until Saturday 3 January, 12:00.',
    ],
    never: ['The seat has'],
  },
  'a seat that is offered': {
    part: SeatOffers,
    props: { offers: [{ ...OFFER, deadline: LATER, figures: { Centres: 0 } }] },
    says: ['Classic. The seat has: Centres 0. Open turn: Spring, closes Saturday 3 January, 12:00.'],
    never: ['stopped'],
  },
  ...Object.fromEntries(
    (
      [
        ['plays', 'plays', 'You play.'],
        ['sits-out', 'plays', 'You sit this round out.'],
        [null, 'plays', 'If you say nothing, you play.'],
        [null, 'sits-out', 'If you say nothing, you sit the round out'],
      ] as const
    ).map(([said, assume, words]) => [
      `a round to come, with ${said} said and ${assume} assumed`,
      {
        part: CheckIn,
        props: { season: 's', said, checkIn: { ...CHECK_IN, assume } },
        says: [words, '1 player checked in, 0 sit out, 2 have not answered.'],
      },
    ]),
  ),
  'a league one has asked for': {
    part: HandOver,
    props: { league: { ...LEAGUE, handOver: HAND_OVER, myRoles: [] }, me: 'a@1', now: NOW },
    says: ['You ask to take it over. An organizer can answer until Saturday 3 January, 12:00.'],
    never: ['Ann'],
  },
  'a league nobody keeps': {
    part: HandOver,
    props: { league: { ...LEAGUE, handOver: HAND_OVER, myRoles: [] }, me: 'bo', now: Date.parse(LATER) },
    says: ['Ann asks to take it over. No organizer has answered in time.'],
    never: ['You ask'],
  },
  'a proposal that was cut off': {
    part: Proposals,
    props: {
      season: 's',
      proposals: [
        {
          id: 'p',
          what: 'Points',
          details: [{ field: 'F', value: 'V' }],
          by: ANN,
          until: LATER,
          cutOff: true,
          mine: true,
          mayConfirm: false,
        },
      ],
    },
    says: ['Points Ann, until Saturday 3 January, 12:00. It is being carried out', 'F V'],
  },
};

/** The text of a page, with links as "[words](address)". */
function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  const words = [...node.childNodes].map(textOf).join('');
  if (node.nodeName === 'A') return `[${words.trim()}](${(node as Element).getAttribute('href')})`;
  return /^(LI|P|H[1-6]|DIV|TR|T[DH]|BUTTON|D[TD]|SECTION|SUMMARY)$/.test(node.nodeName)
    ? ` ${words} `
    : words;
}

const withTexts = (children: ReactNode) =>
  createElement(HandedTexts, { texts: { table } as never, children });

test.each(Object.entries(VIEWS))('%s', async (_, { part, props, says, never = [] }) => {
  const { container } = await tab.show(
    inIntl(withTexts(createElement(part as FunctionComponent<object>, props))),
  );
  const text = textOf(container).replace(/\s+/g, ' ').trim();
  let rest = text;
  for (const one of says) {
    expect(rest).toContain(one);
    rest = rest.slice(rest.indexOf(one) + one.length);
  }
  for (const one of never) expect(text).not.toContain(one);
});
