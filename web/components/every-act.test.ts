import { createElement, type FunctionComponent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, type ShownPage, type Tab } from '../../test/support/browser-tab';
import { type FakedPlatform, fakedPlatform, refusal } from '../../test/support/faked-platform';
import { inIntl } from '../../test/support/filled-forms';
import { AppealForm } from './cases/appeal-form';
import { AppealAnswer, CaseAnswer } from './cases/case-answer';
import { DisputeForm } from './cases/dispute-form';
import { ReportForm } from './cases/report-form';
import { WithdrawAppeal, WithdrawCase } from './cases/withdraw-case';
import { CircuitsElsewhere } from './circuit/circuits-elsewhere';
import { DeleteCircuit } from './circuit/delete-circuit';
import { ApiTokenList } from './forms/api-token-list';
import { BlockedPlayers } from './forms/blocked-players';
import { ChooseName } from './forms/choose-name';
import { SessionList } from './forms/session-list';
import { TakeSeat } from './join/take-seat';
import { CloseLeague } from './league/close-league';
import { JoinPrivate } from './league/join-private';
import { LeaveLeague } from './league/leave-league';
import { MergeMember } from './league/merge-member';
import { StartClocks } from './move-in/start-clocks';
import { CalendarAddress } from './notifications/calendar-address';
import { MailStopped } from './notifications/mail-stopped';
import { RemoveBoard } from './practice/remove-board';
import { OnePerson } from './results/one-person';
import { AnnounceForm } from './rulings/announce-form';
import { AdjustPoints } from './season/adjust-points';
import { AnnounceDivisions } from './season/announce-divisions';
import { CheckIn } from './season/check-in';
import { CheckInCard } from './season/check-in-card';
import { DeleteDraft } from './season/delete-draft';
import { HandOver } from './season/hand-over';
import { JoinButton } from './season/join-button';
import { KeepApart } from './season/keep-apart';
import { LeagueForm } from './season/league-form';
import { LifeButtons } from './season/life-buttons';
import { OrganizerDesk } from './season/organizer-desk';
import { Proposals } from './season/proposals';
import { SeasonTextsForm } from './season/texts-form';
import { Wishes } from './season/wishes';
import { Administrators } from './site/administrators';
import { ActOn, DecideMeasure } from './site/decide';
import { OwnMeasures } from './site/own-measures';
import { ReportForm as SiteReport } from './site/report-form';
import { AnswerTeam, LeaveTeam } from './team/answer-team';
import { EnterTeam } from './team/enter-team';
import { FoundTeam } from './team/found-team';
import { InviteToTeam } from './team/invite-to-team';
import { ReplaceInTeam } from './team/replace-in-team';
import { CopyLeague } from './template/copy-league';
import { KeepTemplate } from './template/keep-template';
import { OwnTemplates } from './template/own-templates';
import { SeatOffers } from './today/seat-offers';
import { VariantButtons } from './variant/variant-buttons';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  vi.stubGlobal('FormData', tab.window.FormData);
});
afterEach(() => tab.close());

/** What a reader fills in, by the fields' selectors: a text or a choice; true where a check is changed. */
type Fills = Readonly<Record<string, string | true>>;

/** What one button of a part does. */
interface Act {
  readonly fills?: Fills;
  /** The change that the platform is asked for: "PUT /leagues/league1/closed". */
  readonly asks: string;
  readonly body?: unknown;
  /** The page that opens afterwards; this one with new values, if left out. */
  readonly opens?: string;
  readonly answer?: unknown;
}

interface Shown {
  readonly part: FunctionComponent<never>;
  readonly props: object;
  /** The acts by the texts of their buttons, in the order of the page. */
  readonly acts: Readonly<Record<string, Act>>;
  /** Its buttons that change nothing on the platform. */
  readonly others?: readonly string[];
}

const [ANN, BO, CY] = [person('ann', 'Ann'), person('bo', 'Bo'), person('cy', 'Cy')] as const;
const CASE = { id: 'case1', game: 'game1' };
const LATER = '2026-02-01T00:00:00.000Z';
const LEAGUE = { id: 'league1', name: 'North', myRoles: [], handOver: null, mayAsk: false };
const ORGANIZERS = { ...LEAGUE, myRoles: ['organizer'] };
const TEAM = { id: 'team1', name: 'Rooks', league: LEAGUE, players: [ANN], substitutes: [CY], invited: [BO] };
const ENTERED = { version: 5, boards: [[{ player: ANN }]], changesLeft: 1 };
const SEASON = {
  ...{ id: 'season1', name: 'Cup', version: 7, system: 'classic', options: {}, named: [ANN, BO, CY] },
  ...{
    counts: { in: 3, running: 0 },
    entries: [ANN, BO, CY].map((player) => ({ player, state: 'in' })),
    registration: { code: null },
    round: 2,
    schedule: null,
  },
  ...{ format: { kind: 'ladder' }, status: 'running', registrationOpen: false, openable: null },
  ...{ division: 'north', next: null, restorableUntil: null },
  apart: [
    ['ann', 'bo'],
    ['bo', 'cy'],
  ],
  ...{ about: 'Weekly.', aboutIn: {}, venue: 'Club', links: [], textsVersion: 4 },
  ...{ seats: ['Austria', 'England', 'France'], mine: { prefers: [], avoids: ['bo'], zone: null } },
};
const CHECK_IN = { round: 4, until: LATER, assume: 'plays', playing: 1, out: 0, silent: 2 };
const PROPOSAL = {
  ...{ id: 'p1', what: 'Points', details: [], by: ANN, until: LATER, cutOff: false },
  ...{ mine: false, mayConfirm: true },
};
const ADJUSTED = {
  player: ANN,
  version: 3,
  adjustments: [
    { points: 1, reason: 'First.' },
    { points: -2, reason: 'Second.' },
  ],
};
const DIVISIONS = { rules: { up: 1, down: 1, target: 8, least: 6, most: 10 }, next: [[ANN], [BO]] };
const HAND_OVER = { by: ANN, until: LATER };
const MEASURE = { id: 'measure1', concerned: ANN, appeal: null };
const LETTER = 'Long enough to send.';
const TEXT = { textarea: LETTER };
const WHY = { why: LETTER };
const OFFER = {
  ...{ game: 'game1', system: 'classic', systemTitle: 'Classic', season: { id: 's', name: 'Cup' } },
  ...{ round: 1, board: 2, seat: 'Austria', asks: 'Please.', until: LATER, label: 'Spring' },
  ...{ deadline: null, figures: {} },
};
const OWN_MEASURE = {
  ...{ id: 'measure1', kind: 'suspend', target: { kind: 'account', player: 'ann' }, excerpt: '', why: 'So.' },
  ...{ until: LATER, inForce: true, appeal: null, mayAppeal: true },
};
const DISPUTED = {
  ...{ id: 'game1', step: 3, label: 'C', state: 'running' },
  steps: [
    { step: 1, label: 'A' },
    { step: 2, label: 'B' },
  ],
};

function person(id: string, name: string) {
  return { id, name, kind: 'human' };
}

/** Parts of pages as different readers see them. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'an appeal': {
    part: AppealForm,
    props: { of: CASE, may: { until: LATER, answers: 'another' } },
    acts: {
      Appeal: { fills: TEXT, asks: 'POST /games/game1/cases/case1/appeal', body: { text: LETTER } },
    },
  },
  'an answer': {
    part: CaseAnswer,
    props: { of: CASE, ruling: '/r' },
    acts: Object.fromEntries(
      [
        ['Uphold it', 'upheld'],
        ['Do not uphold it', 'denied'],
      ].map(([words, decision]) => [
        words,
        { fills: TEXT, asks: 'POST /games/game1/cases/case1/answer', body: { decision, text: LETTER } },
      ]),
    ),
  },
  'an answer to an appeal': {
    part: AppealAnswer,
    props: { of: CASE, ruling: '/r' },
    acts: Object.fromEntries(
      [
        ['Change the answer', 'answer-changed'],
        ['Let the answer stand', 'answer-stands'],
      ].map(([words, decision]) => [
        words,
        {
          fills: TEXT,
          asks: 'POST /games/game1/cases/case1/appeal/answer',
          body: { decision, text: LETTER },
        },
      ]),
    ),
  },
  'a dispute about the last turn': {
    part: DisputeForm,
    props: { game: DISPUTED, holds: true },
    acts: {
      'Ask the moderators': {
        fills: TEXT,
        asks: 'POST /games/game1/disputes',
        body: { step: 2, text: LETTER },
      },
    },
  },
  'a dispute about the open turn': {
    part: DisputeForm,
    props: { game: DISPUTED, holds: false },
    acts: {
      'Ask the moderators': {
        fills: { ...TEXT, select: '3' },
        asks: 'POST /games/game1/disputes',
        body: { step: 3, text: LETTER },
      },
    },
  },
  'a report of a message': {
    part: ReportForm,
    props: { game: 'game1', thread: 'all', message: 'm1' },
    acts: {
      'Report it': {
        fills: TEXT,
        asks: 'POST /games/game1/reports',
        body: { thread: 'all', message: 'm1', text: LETTER },
      },
    },
  },
  'a case': {
    part: WithdrawCase,
    props: { of: CASE },
    acts: { 'Withdraw it': { asks: 'DELETE /games/game1/cases/case1' } },
  },
  'an appeal that waits': {
    part: WithdrawAppeal,
    props: { of: CASE },
    acts: { 'Withdraw the appeal': { asks: 'DELETE /games/game1/cases/case1/appeal' } },
  },
  'circuits of other leagues': {
    part: CircuitsElsewhere,
    props: {
      league: {
        ...ORGANIZERS,
        seasons: [
          { id: 's1', name: 'One' },
          { id: 's2', name: 'Two' },
        ],
      },
      circuits: [{ id: 'c1', name: 'Tour', league: { id: 'home', name: 'Home' }, events: ['s2'] }],
    },
    acts: { 'Take Two out': { asks: 'DELETE /leagues/home/circuits/c1/events/s2' } },
  },
  'circuits of other leagues, for members': {
    part: CircuitsElsewhere,
    props: {
      league: { ...LEAGUE, seasons: [{ id: 's2', name: 'Two' }] },
      circuits: [{ id: 'c1', name: 'Tour', league: { id: 'home', name: 'Home' }, events: ['s2'] }],
    },
    acts: {},
  },
  'a circuit': {
    part: DeleteCircuit,
    props: { league: 'league1', circuit: 'c1' },
    acts: {
      'Delete it': { asks: 'DELETE /leagues/league1/circuits/c1', opens: '/leagues/league1/circuits' },
    },
  },
  'own keys': {
    part: ApiTokenList,
    props: {
      programs: [
        { id: 'p1', name: 'One', scopes: ['read'], until: LATER, seenAt: null },
        { id: 'p2', name: 'Two', scopes: ['read'], until: LATER, seenAt: LATER },
      ],
    },
    acts: {
      'Revoke the token of One': { asks: 'DELETE /me/sessions/p1' },
      'Revoke the token of Two': { asks: 'DELETE /me/sessions/p2' },
    },
  },
  'blocked players': {
    part: BlockedPlayers,
    props: { players: [ANN, BO] },
    acts: {
      'Show again the messages of Ann': { asks: 'DELETE /me/blocked/ann' },
      'Show again the messages of Bo': { asks: 'DELETE /me/blocked/bo' },
    },
  },
  'the name of a new account': {
    part: ChooseName,
    props: {
      ...{ known: 'A', otherwise: 'Guest', language: 'en', goal: '/goal' },
      first: { zone: false, language: false },
    },
    acts: { Continue: { fills: { input: 'Ann' }, asks: 'PUT /me', body: { name: 'Ann' }, opens: '/goal' } },
  },
  'own sessions': {
    part: SessionList,
    props: {
      sessions: [
        { id: 's1', agent: 'Fox', current: true, link: false, seenAt: LATER, until: null },
        { id: 's2', agent: 'Edge', current: false, link: true, seenAt: LATER, until: null },
      ],
    },
    acts: { 'Log out Edge': { asks: 'DELETE /me/sessions/s2' } },
    others: ['Log out', 'Log out everywhere'],
  },
  'a free seat': {
    part: TakeSeat,
    props: { seat: { season: SEASON, game: 'game1', seat: 'Austria' }, loggedIn: true },
    acts: {
      'Take the seat in Cup': {
        ...{ asks: 'POST /seasons/season1/substitutes', body: { atOnce: true } },
        opens: '/games/game1',
      },
    },
  },
  'an open league': {
    part: CloseLeague,
    props: { league: { id: 'league1', closedAt: null } },
    acts: { Close: { asks: 'PUT /leagues/league1/closed', body: { closed: true } } },
  },
  'a closed league': {
    part: CloseLeague,
    props: { league: { id: 'league1', closedAt: LATER } },
    acts: { 'Open again': { asks: 'PUT /leagues/league1/closed', body: { closed: false } } },
  },
  'an invitation to a league': {
    part: JoinPrivate,
    props: { league: 'league1', code: 'secret' },
    acts: {
      'Join the league': {
        ...{ asks: 'POST /leagues/league1/members', body: { code: 'secret' } },
        opens: '/leagues/league1',
      },
    },
  },
  'a league to leave': {
    part: LeaveLeague,
    props: { league: 'league1' },
    acts: { Leave: { asks: 'DELETE /leagues/league1/members/me', opens: '/leagues' } },
  },
  'two accounts of a member': {
    part: MergeMember,
    props: { history: { league: LEAGUE, member: { player: ANN } } },
    acts: {
      'Merge the accounts': {
        fills: { ...TEXT, input: 'Bo' },
        asks: 'POST /leagues/league1/members/ann/merge',
        body: { into: 'Bo', reason: LETTER },
      },
    },
  },
  'boards that moved in': {
    part: StartClocks,
    props: {
      season: 'season1',
      boards: [
        { board: 3, label: 'A' },
        { board: 5, label: 'B' },
      ],
    },
    acts: {
      'Start the clock of board 3': {
        asks: 'POST /seasons/season1/running-games/clocks',
        body: { boards: [3] },
      },
      'Start the clock of board 5': {
        asks: 'POST /seasons/season1/running-games/clocks',
        body: { boards: [5] },
      },
      'Start all 2 clocks': { asks: 'POST /seasons/season1/running-games/clocks', body: {} },
    },
  },
  'no calendar yet': {
    part: CalendarAddress,
    props: { address: null },
    acts: { 'Make an address': { asks: 'POST /me/notifications/calendar' } },
  },
  'mails that came back': {
    part: MailStopped,
    props: { email: 'a@b.example', why: 'bounced' },
    acts: { 'Send mail again': { asks: 'POST /me/notifications/mail' } },
  },
  ...Object.fromEntries(
    [
      ['asked', [], 'Decline the board of Classic'],
      ['running', [BO], 'Leave the board of Classic'],
      ['running', [], 'Remove the board of Classic'],
      ['finished', [BO], 'Remove the board of Classic'],
    ].map(([status, others, words]) => [
      `a practice board that is ${String(status)}, with ${others?.length} others`,
      {
        part: RemoveBoard,
        props: { board: { game: 'game1', systemTitle: 'Classic', status, others } },
        acts: { [String(words)]: { asks: 'DELETE /me/practice/game1' } },
      },
    ]),
  ),
  'one person with two entries': {
    part: OnePerson,
    props: { season: SEASON },
    acts: {
      'Remove the second entry': {
        fills: { ...TEXT, 'select@0': 'ann', 'select@1': 'cy' },
        asks: 'POST /seasons/season1/one-person',
        body: { keep: 'ann', remove: 'cy', reason: LETTER },
      },
    },
  },
  'one person, after the season': {
    part: OnePerson,
    props: { season: { ...SEASON, status: 'finished' } },
    acts: {},
  },
  'one person, of one entry': {
    part: OnePerson,
    props: { season: { ...SEASON, counts: { in: 1 } } },
    acts: {},
  },
  'news for a league': {
    part: AnnounceForm,
    props: { league: 'league1', seasons: [{ season: { id: 's1', name: 'One' } }] },
    acts: {
      Announce: {
        fills: TEXT,
        asks: 'POST /leagues/league1/announcements',
        body: { season: null, text: LETTER },
      },
    },
  },
  'news for a season': {
    part: AnnounceForm,
    props: { league: 'league1', seasons: [{ season: { id: 's1', name: 'One' } }] },
    acts: {
      Announce: {
        fills: { ...TEXT, select: 's1' },
        asks: 'POST /leagues/league1/announcements',
        body: { season: 's1', text: LETTER },
      },
    },
  },
  'points that were given': {
    part: AdjustPoints,
    props: { season: 'season1', players: [{ player: BO, version: 0, adjustments: [] }, ADJUSTED] },
    acts: {
      'Take back from Ann: First.': {
        asks: 'PUT /seasons/season1/adjustments/ann',
        body: { adjustments: [{ points: -2, reason: 'Second.' }], version: 3 },
      },
      'Take back from Ann: Second.': {
        asks: 'PUT /seasons/season1/adjustments/ann',
        body: { adjustments: [{ points: 1, reason: 'First.' }], version: 3 },
      },
      'Give or take': {
        fills: { select: 'ann', '[name=points]': '-0.5', '[name=reason]': 'Came late.' },
        asks: 'PUT /seasons/season1/adjustments/ann',
        body: { adjustments: [...ADJUSTED.adjustments, { points: -0.5, reason: 'Came late.' }], version: 3 },
      },
    },
  },
  'divisions that agree': {
    part: AnnounceDivisions,
    props: { season: 'season1', divisions: { ...DIVISIONS, disagreements: [] } },
    acts: {
      'Announce them': {
        fills: { '#next-name': ' Spring ' },
        ...{ asks: 'POST /seasons/season1/divisions/next', body: { of: 'Spring' } },
        ...{ answer: { id: 'first1' }, opens: '/seasons/first1' },
      },
    },
  },
  'divisions that differ': {
    part: AnnounceDivisions,
    props: {
      season: 'season1',
      divisions: { ...DIVISIONS, disagreements: [{ rule: 'down', why: 'They differ.' }] },
    },
    acts: {
      'Announce them': {
        fills: { '#next-name': 'Spring', '[type=number]': '0' },
        asks: 'POST /seasons/season1/divisions/next',
        body: { of: 'Spring', rules: { ...DIVISIONS.rules, down: 0 } },
        ...{ answer: { id: 'first1' }, opens: '/seasons/first1' },
      },
    },
  },
  'a round to come': {
    part: CheckIn,
    props: { season: 'season1', checkIn: CHECK_IN, said: null },
    acts: {
      'I play round 4': { asks: 'PUT /seasons/season1/entries/me', body: { confirm: true, round: 4 } },
      'I sit it out': { asks: 'PUT /seasons/season1/entries/me', body: { confirm: false, round: 4 } },
    },
  },
  'who has not answered': {
    part: CheckInCard,
    props: { season: 'season1', answers: { checkIn: CHECK_IN, playing: [], out: [], silent: [ANN] } },
    acts: { 'Remind those who are silent': { asks: 'POST /seasons/season1/check-in/reminders' } },
  },
  'nobody who has not answered': {
    part: CheckInCard,
    props: { season: 'season1', answers: { checkIn: CHECK_IN, playing: [ANN], out: [], silent: [] } },
    acts: {},
  },
  'a draft': {
    part: DeleteDraft,
    props: { league: 'league1', draft: 'd1' },
    acts: { Delete: { asks: 'DELETE /leagues/league1/drafts/d1', opens: '/leagues/league1' } },
  },
  'a league whose organizers are silent': {
    part: HandOver,
    props: { league: { ...LEAGUE, mayAsk: true }, me: 'ann', now: 0 },
    acts: {
      'Ask for the league': {
        fills: TEXT,
        ...{ asks: 'POST /leagues/league1/hand-over', body: { reason: LETTER } },
      },
    },
  },
  'a league for those who may not ask': {
    part: HandOver,
    props: { league: LEAGUE, me: 'ann', now: 0 },
    acts: {},
  },
  'a league one has asked for': {
    part: HandOver,
    props: { league: { ...LEAGUE, handOver: HAND_OVER }, me: 'ann', now: Date.parse(LATER) - 1 },
    acts: { 'Take the request back': { asks: 'DELETE /leagues/league1/hand-over' } },
  },
  'a league one may take over': {
    part: HandOver,
    props: { league: { ...LEAGUE, handOver: HAND_OVER }, me: 'ann', now: Date.parse(LATER) },
    acts: {
      'Take over the league': { asks: 'PUT /leagues/league1/hand-over' },
      'Take the request back': { asks: 'DELETE /leagues/league1/hand-over' },
    },
  },
  'a league that is asked for, for its organizer': {
    part: HandOver,
    props: { league: { ...ORGANIZERS, handOver: HAND_OVER }, me: 'bo', now: Date.parse(LATER) },
    acts: { 'I am here: keep the league': { asks: 'DELETE /leagues/league1/hand-over' } },
  },
  'a league that another asks for': {
    part: HandOver,
    props: { league: { ...LEAGUE, handOver: HAND_OVER }, me: 'bo', now: Date.parse(LATER) },
    acts: {},
  },
  'a league to join': {
    part: JoinButton,
    props: { league: 'league1', loggedIn: true },
    acts: { Join: { asks: 'POST /leagues/league1/members', body: {} } },
  },
  'players who are kept apart': {
    part: KeepApart,
    props: { season: SEASON },
    acts: {
      'No longer keep Ann and Bo apart': {
        asks: 'PUT /seasons/season1/apart',
        body: { pairs: [['bo', 'cy']], version: 7 },
      },
      'No longer keep Bo and Cy apart': {
        asks: 'PUT /seasons/season1/apart',
        body: { pairs: [['ann', 'bo']], version: 7 },
      },
      'Keep apart': {
        fills: { '[name=one]': 'cy', '[name=other]': 'ann' },
        asks: 'PUT /seasons/season1/apart',
        body: { pairs: [...SEASON.apart, ['cy', 'ann']], version: 7 },
      },
    },
  },
  'a new league': {
    part: LeagueForm,
    props: {},
    acts: {
      'Open the league': {
        fills: { '[name=name]': 'West', '[name=about]': 'Weekly.' },
        ...{ asks: 'POST /leagues', body: { name: 'West', about: 'Weekly.' } },
        ...{ answer: { id: 'league9' }, opens: '/leagues/league9' },
      },
    },
  },
  'a season that takes entries': {
    part: LifeButtons,
    props: { season: { ...SEASON, status: 'registration', registrationOpen: true, division: null } },
    acts: {
      'Close registration now': { asks: 'POST /seasons/season1/close-registration' },
      'Cancel the season': {
        fills: { input: LETTER },
        ...{ asks: 'POST /seasons/season1/cancel', body: { reason: LETTER } },
      },
    },
  },
  'a season that takes no more entries': {
    part: LifeButtons,
    props: { season: { ...SEASON, status: 'registration', division: null } },
    acts: {
      'Cancel the season': {
        fills: { input: LETTER },
        ...{ asks: 'POST /seasons/season1/cancel', body: { reason: LETTER } },
      },
    },
  },
  'a season whose next round can open': {
    part: LifeButtons,
    props: { season: { ...SEASON, openable: 3 } },
    acts: {
      'Open round 3': { asks: 'POST /seasons/season1/rounds/3/open' },
      'Cancel the season': {
        fills: { input: LETTER },
        ...{ asks: 'POST /seasons/season1/cancel', body: { reason: LETTER } },
      },
    },
  },
  'a season of rounds': {
    part: LifeButtons,
    props: {
      season: {
        ...SEASON,
        ...{ format: { kind: 'rounds', rounds: 3 }, division: null, counts: { in: 3, running: 1 } },
        schedule: { slow: 'void' },
      },
    },
    acts: {
      'End round 2': { asks: 'POST /seasons/season1/rounds/2/end', body: { as: 'void' } },
      'Change the number': {
        fills: { '[type=number]': '4' },
        answer: {
          name: 'Cup',
          format: { kind: 'rounds', rounds: 3 },
          scoringByRound: [{ round: 4 }, { round: 5 }],
        },
        asks: 'PUT /seasons/season1/settings',
        body: { name: 'Cup', format: { kind: 'rounds', rounds: 4 }, scoringByRound: [{ round: 4 }] },
      },
      'Draft the next season': {
        asks: 'POST /seasons/season1/next',
        answer: { id: 'd9', league: { id: 'league1' } },
        opens: '/leagues/league1/drafts/d9',
      },
      'Cancel the season': {
        fills: { 'input:not([type=number])': LETTER },
        ...{ asks: 'POST /seasons/season1/cancel', body: { reason: LETTER } },
      },
    },
  },
  'a season that was cancelled': {
    part: LifeButtons,
    props: { season: { ...SEASON, status: 'finished', restorableUntil: LATER } },
    acts: { 'Take the cancellation back': { asks: 'POST /seasons/season1/restore' } },
  },
  'a season that begins': {
    part: OrganizerDesk,
    props: {
      season: {
        ...{ ...SEASON, status: 'registration' },
        entries: [
          { player: ANN, state: 'in' },
          { player: BO, state: 'asked' },
          { player: CY, state: 'asked' },
        ],
      },
      address: 'https://play.example',
    },
    acts: {
      Start: { asks: 'POST /seasons/season1/start' },
      'Let in Bo': { asks: 'PUT /seasons/season1/entries/bo/decision', body: { accept: true } },
      'Decline Bo': { asks: 'PUT /seasons/season1/entries/bo/decision', body: { accept: false } },
      'Let in Cy': { asks: 'PUT /seasons/season1/entries/cy/decision', body: { accept: true } },
      'Decline Cy': { asks: 'PUT /seasons/season1/entries/cy/decision', body: { accept: false } },
    },
  },
  'a ladder that runs': {
    part: OrganizerDesk,
    props: { season: SEASON, address: 'https://play.example' },
    acts: { End: { asks: 'POST /seasons/season1/end' } },
  },
  'a season of rounds that runs': {
    part: OrganizerDesk,
    props: { season: { ...SEASON, format: { kind: 'rounds' } }, address: 'https://play.example' },
    acts: {},
  },
  'a proposal of another': {
    part: Proposals,
    props: { season: 'season1', proposals: [PROPOSAL] },
    acts: {
      Confirm: { asks: 'POST /seasons/season1/proposals/p1/confirm' },
      Decline: { asks: 'DELETE /seasons/season1/proposals/p1' },
    },
  },
  'own proposals, and those of others': {
    part: Proposals,
    props: {
      season: 'season1',
      proposals: [
        { ...PROPOSAL, mayConfirm: false },
        { ...PROPOSAL, id: 'p2', mine: true, mayConfirm: false },
      ],
    },
    acts: { Withdraw: { asks: 'DELETE /seasons/season1/proposals/p2' } },
  },
  'the words of a season': {
    part: SeasonTextsForm,
    props: { season: SEASON },
    acts: {
      'Save the description': {
        fills: { '[name=about]': 'Daily.' },
        asks: 'PUT /seasons/season1/texts',
        body: { about: 'Daily.', aboutIn: {}, venue: 'Club', links: [], version: 4 },
        opens: '/seasons/season1',
      },
    },
    others: ['Add a link'],
  },
  'wishes for seats': {
    part: Wishes,
    props: { season: SEASON },
    acts: {
      'Save wishes': {
        fills: { 'select@0': 'France', 'select@2': 'Austria', 'select@4': 'cy', '[name=near]': true },
        asks: 'PUT /seasons/season1/entries/me',
        body: { prefers: ['France', 'Austria'], avoids: ['bo', 'cy'], zone: 'UTC' },
      },
    },
  },
  'those who run the site': {
    part: Administrators,
    props: {
      administrators: [
        { player: ANN, configured: true },
        { player: BO, configured: false },
      ],
    },
    acts: {
      Remove: { fills: TEXT, asks: 'DELETE /site/administrators/bo', body: WHY },
      Appoint: {
        fills: { ...TEXT, input: ' https://play.example/players/c%3Ay ' },
        ...{ asks: 'PUT /site/administrators/c%3Ay', body: WHY },
      },
    },
  },
  'a league that was reported': {
    part: ActOn,
    props: { target: { kind: 'league', league: 'league1' }, player: 'ann', report: 'r1' },
    acts: {
      'Hide the league': {
        ...{ fills: TEXT, asks: 'POST /site/hidden' },
        body: { target: { kind: 'league', league: 'league1' }, ...WHY, report: 'r1' },
      },
      'Suspend the account': {
        ...{ fills: { ...TEXT, select: '30' }, asks: 'POST /site/suspensions' },
        body: { player: 'ann', until: '2026-01-31T00:00:00.000Z', ...WHY, report: 'r1' },
      },
      'End all sessions': { fills: TEXT, asks: 'DELETE /site/accounts/ann/sessions', body: WHY },
      'Dismiss the report': { fills: TEXT, asks: 'POST /site/reports/r1/dismissal', body: WHY },
    },
  },
  'an account that was not reported': {
    part: ActOn,
    props: { target: { kind: 'account', player: 'ann' }, player: 'ann' },
    acts: {
      'Suspend the account': {
        ...{ fills: TEXT, asks: 'POST /site/suspensions' },
        body: { player: 'ann', until: '2026-01-08T00:00:00.000Z', ...WHY },
      },
      'End all sessions': { fills: TEXT, asks: 'DELETE /site/accounts/ann/sessions', body: WHY },
    },
  },
  'results that were reported': {
    part: ActOn,
    props: { target: { kind: 'results', season: 'season1' }, player: null, report: 'r1' },
    acts: {
      'Let the results count': {
        ...{ fills: TEXT, asks: 'POST /site/results' },
        body: { season: 'season1', approved: true, ...WHY, report: 'r1' },
      },
      'Do not let them count': {
        ...{ fills: TEXT, asks: 'POST /site/results' },
        body: { season: 'season1', approved: false, ...WHY, report: 'r1' },
      },
    },
  },
  'a measure': {
    part: DecideMeasure,
    props: { measure: MEASURE },
    acts: { 'Lift it': { fills: TEXT, asks: 'DELETE /site/measures/ann/measure1', body: WHY } },
  },
  'a measure with an appeal': {
    part: DecideMeasure,
    props: { measure: { ...MEASURE, appeal: { text: 'Please.', decision: null } } },
    acts: {
      'Grant the appeal': {
        ...{ fills: TEXT, asks: 'POST /site/measures/ann/measure1/appeal/answer' },
        body: { granted: true, ...WHY },
      },
      'Refuse the appeal': {
        ...{ fills: TEXT, asks: 'POST /site/measures/ann/measure1/appeal/answer' },
        body: { granted: false, ...WHY },
      },
    },
  },
  'a measure against oneself': {
    part: OwnMeasures,
    props: { measures: [OWN_MEASURE] },
    acts: {
      'Send the appeal': { fills: TEXT, asks: 'POST /me/measures/measure1/appeal', body: { text: LETTER } },
    },
  },
  'a measure against oneself without appeal': {
    part: OwnMeasures,
    props: { measures: [{ ...OWN_MEASURE, mayAppeal: false }] },
    acts: {},
  },
  'a report to the site': {
    part: SiteReport,
    props: { target: { kind: 'league', league: 'league1' } },
    acts: {
      'Send report': {
        ...{ fills: TEXT, asks: 'POST /reports' },
        body: { target: { kind: 'league', league: 'league1' }, reason: LETTER },
      },
    },
  },
  'an invitation to a team': {
    part: AnswerTeam,
    props: { team: TEAM, me: 'bo' },
    acts: {
      'Join the team': { asks: 'POST /leagues/league1/teams/team1/members', body: { player: 'bo' } },
      Decline: { asks: 'DELETE /leagues/league1/teams/team1/invitations/bo' },
    },
  },
  'a team to leave': {
    part: LeaveTeam,
    props: { team: TEAM, me: 'ann' },
    acts: { Leave: { asks: 'DELETE /leagues/league1/teams/team1/members/ann' } },
  },
  'a team that is not entered': {
    part: EnterTeam,
    props: { season: 'season1', team: TEAM, entered: null },
    acts: {
      'Enter the team': {
        ...{ asks: 'PUT /seasons/season1/teams/team1', body: { players: ['ann'], version: 0 } },
      },
    },
  },
  'a team that is entered': {
    part: EnterTeam,
    props: { season: 'season1', team: TEAM, entered: ENTERED },
    acts: {
      'Save the entry': {
        fills: { '[value=cy]': true },
        ...{ asks: 'PUT /seasons/season1/teams/team1', body: { players: ['ann', 'cy'], version: 5 } },
      },
      'Withdraw the team': { asks: 'DELETE /seasons/season1/teams/team1' },
    },
  },
  'a new team': {
    part: FoundTeam,
    props: { league: 'league1' },
    acts: {
      'Found the team': {
        fills: { '[name=name]': 'Rooks', '[name=code]': 'ROO' },
        ...{ asks: 'POST /leagues/league1/teams', body: { name: 'Rooks', code: 'ROO' } },
        ...{ answer: { id: 'team9' }, opens: '/leagues/league1/teams/team9' },
      },
    },
  },
  'invitations of a team': {
    part: InviteToTeam,
    props: { team: TEAM },
    acts: {
      'Take back the invitation of Bo': { asks: 'DELETE /leagues/league1/teams/team1/invitations/bo' },
    },
    others: ['Find'],
  },
  'a player of a team to replace': {
    part: ReplaceInTeam,
    props: { season: 'season1', team: TEAM, entered: ENTERED, nextRound: 2 },
    acts: {
      Replace: {
        asks: 'POST /seasons/season1/teams/team1/changes',
        body: { out: 'ann', substitute: 'cy', version: 5 },
      },
    },
  },
  'a league to copy': {
    part: CopyLeague,
    props: {
      league: 'league1',
      seasons: [
        { id: 's1', name: 'One' },
        { id: 's2', name: 'Two' },
      ],
    },
    acts: {
      'Open the copy': {
        fills: { '[name=name]': 'West', '[value=s2]': true, '[name=circuits]': true },
        asks: 'POST /leagues/league1/copies',
        body: { name: 'West', seasons: ['s2'], circuits: true },
        ...{ answer: { id: 'league9' }, opens: '/leagues/league9' },
      },
    },
  },
  'a season to keep': {
    part: KeepTemplate,
    props: { season: 'season1', name: 'Cup' },
    acts: {
      'Keep the template': {
        fills: { input: 'My cup' },
        ...{ asks: 'POST /me/templates', body: { season: 'season1', name: 'My cup' } },
      },
    },
  },
  'an own template': {
    part: OwnTemplates,
    props: {
      league: 'league1',
      templates: [{ id: 't2', name: 'Two', systemTitle: 'Classic' }],
      chosen: null,
    },
    acts: {
      Rename: { fills: { input: 'Three' }, asks: 'PUT /me/templates/t2', body: { name: 'Three' } },
      'Delete Two': { asks: 'DELETE /me/templates/t2' },
    },
  },
  'a seat that is offered': {
    part: SeatOffers,
    props: { offers: [OFFER] },
    acts: {
      'I take the seat': {
        ...{ asks: 'PUT /games/game1/seats/Austria/offer', body: { accepts: true }, opens: '/games/game1' },
      },
      'I decline': { asks: 'PUT /games/game1/seats/Austria/offer', body: { accepts: false } },
    },
  },
  'a variant of a league': {
    part: VariantButtons,
    props: { league: 'league1', variant: { id: 'v1', title: 'Hills' }, mayRemove: true },
    acts: { Remove: { asks: 'DELETE /leagues/league1/variants/v1' } },
    others: ['Save the file'],
  },
  'a variant for members': {
    part: VariantButtons,
    props: { league: 'league1', variant: { id: 'v1', title: 'Hills' }, mayRemove: false },
    acts: {},
    others: ['Save the file'],
  },
};

const shown = Object.entries(SHOWN);
const acts = shown.flatMap(([name, one]) =>
  Object.entries(one.acts).map(([words, act]) => [name, words, one, act] as const),
);

async function show({ part, props }: Shown) {
  const page = await tab.show(inIntl(createElement(part as FunctionComponent<object>, props)));
  return { page, ...partOf(page) };
}

/** A part of a page as its reader uses it: by the labels of its buttons, and by its fields. */
function partOf({ container }: ShownPage) {
  const labelOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
  const buttons = () => [...container.querySelectorAll('button')];
  const named = (words: string) => {
    const found = buttons().filter((one) => labelOf(one) === words);
    if (found.length !== 1) throw new Error(`${found.length} buttons say “${words}”`);
    return found[0] as HTMLButtonElement;
  };
  const fields = () => [...container.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const fieldAt = (selector: string) => {
    const [wanted = '', at = '0'] = selector.split('@');
    const found = container.querySelectorAll<HTMLInputElement>(wanted)[Number(at)];
    if (found === undefined) throw new Error(`no field ${selector}`);
    return found;
  };
  return {
    text: () => container.textContent,
    labels: () => buttons().map(labelOf),
    isOpen: (words: string) => !named(words).disabled,
    values: () => fields().map(({ type, checked, value }) => (type === 'checkbox' ? checked : value)),
    fill: async (fills: Fills = {}) => {
      for (const [selector, value] of Object.entries(fills))
        await tab.does(() => {
          const field = fieldAt(selector);
          if (value === true) return field.click();
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
          const kind = field.tagName === 'SELECT' ? 'change' : 'input';
          field.dispatchEvent(new Event(kind, { bubbles: true }));
        });
    },
    press: (words: string) =>
      tab.does(() => {
        const button = named(words);
        if (button.type === 'submit' && !button.disabled)
          button.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
        else button.click();
      }),
  };
}

/** The changes that were asked for, as "DELETE /me/blocked/ann". */
const changes = (platform: FakedPlatform) => platform.asked.filter(({ method }) => method !== 'GET');

test.each(shown)('%s: has these buttons and no others', async (_, one) => {
  fakedPlatform(() => ({}));
  const part = await show(one);
  expect(part.labels().sort()).toEqual([...Object.keys(one.acts), ...(one.others ?? [])].sort());
});

test.each(acts)('%s: “%s” asks for that, once, and shows what follows', async (_, words, one, act) => {
  const platform = fakedPlatform(() => act.answer ?? {});
  const part = await show(one);
  await part.fill(act.fills);
  await part.press(words);
  expect(changes(platform).map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
    [act.asks, act.body],
  ]);
  expect(tab.visited).toEqual([act.opens ?? 'refresh']);
});

test.each(acts)('%s: “%s” is pressed once while it is sent', async (_, words, one, act) => {
  const platform = fakedPlatform(
    () => act.answer ?? {},
    ({ method }) => (method === 'GET' ? 'none' : 'late'),
  );
  const part = await show(one);
  await part.fill(act.fills);
  expect(part.isOpen(words)).toBe(true);
  await part.press(words);
  expect(part.isOpen(words)).toBe(false);
  await part.press(words);
  expect([changes(platform).length, tab.visited]).toEqual([1, []]);
  await tab.does(() => platform.late[0]?.());
  expect(tab.visited).toEqual([act.opens ?? 'refresh']);
});

test.each(
  acts,
)('%s: “%s” is refused with the reason, and nothing typed is lost', async (_, words, one, act) => {
  fakedPlatform(({ method }) => (method === 'GET' ? (act.answer ?? {}) : refusal(409, 'no', 'Not now.')));
  const part = await show(one);
  await part.fill(act.fills);
  const before = part.values();
  expect(part.text()).not.toContain('Not now.');
  await part.press(words);
  expect([part.text(), part.values(), tab.visited]).toEqual([
    expect.stringContaining('Not now.'),
    before,
    [],
  ]);
  expect(part.isOpen(words)).toBe(true);
});

test.each(
  acts.filter(([, , , { fills = {} }]) => 'textarea' in fills || '#next-name' in fills),
)('%s: “%s” waits for enough words', async (_, words, one, { fills = {} }) => {
  const platform = fakedPlatform(() => ({}));
  const part = await show(one);
  expect(part.isOpen(words)).toBe(false);
  await part.fill({ ...fills, [Object.keys(fills)[0] ?? '']: '    ' });
  await part.press(words);
  expect(changes(platform)).toEqual([]);
});

test('an invitation that is void says so, and what only failed does not', async () => {
  const invitation = SHOWN['an invitation to a league'];
  if (invitation === undefined) throw new Error('no invitation is shown');
  const platform = fakedPlatform(() => refusal(404, 'not-found', 'There is no such league.'));
  const part = await show(invitation);
  await part.press('Join the league');
  expect(part.text()).toContain('does not work any more');
  platform.faults.push(503);
  await part.press('Join the league');
  expect(part.text()).not.toContain('does not work any more');
});

test.each([
  ['plays', false, true],
  ['sits-out', true, false],
])('who has said “%s” can only say the other', async (said, mayPlay, mayNot) => {
  const part = await show({ part: CheckIn, props: { season: 'season1', checkIn: CHECK_IN, said }, acts: {} });
  expect([part.isOpen('I play round 4'), part.isOpen('I sit it out')]).toEqual([mayPlay, mayNot]);
});
