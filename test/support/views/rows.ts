import { reliability } from '../../../engine/deadlines/reliability';
import type { Reader } from './scene';

/** A list of the API, where its names stand in the reply, and what each reader finds there. */
export interface ViewRow {
  /** The path of the operation, with names of the scene instead of its parameters. */
  readonly get: string;
  readonly query?: string;
  readonly read: readonly string[];
  /** By kinds of readers, or the names of people; a refusal is its status. */
  readonly shows: Readonly<Record<string, string>>;
}

const ALL: readonly Reader[] = ['visitor', 'stranger', 'member', 'moderator', 'player', 'organizer', 'admin'];
const ALL_OF = ALL.join(' ');
const but = (...readers: readonly Reader[]) => ALL.filter((one) => !readers.includes(one)).join(' ');

/** The seasons of the club, the newest first; drafts and what others announce are not among them. */
const OF_CLUB =
  'Tables, Delayed, Running, Played, Claimed, Early, Late, Dropped, Full, Invited, Autumn, Past';

/** Seasons of the club in which Ann has an entry, and those in which she plays. */
const OF_ANN = 'Tables, Delayed, Running, Played, Autumn | Tables, Delayed, Running';

const RATED = 'ny2047, ny2047:tower, overall';

/** Ann's reliability by results in these leagues, the newest first: she missed every turn elsewhere. */
const kept = (...leagues: readonly string[]) =>
  String(reliability(leagues.map((league) => ({ owed: 40, kept: league === 'Club' ? 40 : 0 }))));

export const VIEW_ROWS: readonly ViewRow[] = [
  {
    get: '/leagues',
    read: ['leagues.name', 'mine.name~'],
    shows: {
      // Lea has left the club.
      'visitor stranger admin lea': 'Club, Old, Other | ',
      'member moderator': 'Club, Old, Other | Club',
      player: 'Club, Old, Other | Club, Dark, Other',
      organizer: 'Club, Old, Other | Club, Old, Secret',
    },
  },
  { get: '/leagues/{Club}', read: ['seasons.name'], shows: { [ALL_OF]: OF_CLUB } },
  {
    get: '/leagues/{Club}/members',
    read: ['members.player.name'],
    shows: {
      [ALL_OF]:
        'Olga, Mona, Aida, Ann, Ben, Cat, Dan, Eve, Fay, Former player 7BBE, Ina, Mia, Rex, Sam, Sue, Vera, Wanda, Wes, Bert',
    },
  },
  {
    get: '/leagues/{Club}/members',
    query: '?search=AN',
    read: ['members.player.name', 'count'],
    shows: { visitor: 'Ann, Dan, Wanda | 3' },
  },
  {
    get: '/leagues/{Club}/members/eve/history',
    read: ['file.kind', 'seasons.season.name'],
    shows: {
      visitor: '401',
      'stranger member player admin': '403',
      'moderator organizer': 'warn, note | Tables, Running, Autumn',
    },
  },
  {
    get: '/leagues/{Club}/members/ann/history',
    read: ['reliability', 'turns.owed', 'seasons.season.name', 'open.season.name'],
    shows: {
      moderator: `${kept('Club', 'Other', 'Club')} | 120 | ${OF_ANN}`,
      organizer: `${kept('Club', 'Other', 'Secret', 'Club')} | 120 | ${OF_ANN}`,
    },
  },
  {
    get: '/leagues/{Club}/announcements',
    read: ['notices.text'],
    shows: { [ALL_OF]: 'On Running, Edited since, Stays here' },
  },
  {
    get: '/me/notices',
    read: ['notices.text'],
    shows: {
      visitor: '401',
      'stranger admin': '',
      'member moderator organizer': 'On Running, Edited since, Stays here',
      player: 'In the dark, On Running, Edited since, Stays here',
    },
  },
  {
    get: '/leagues/{Club}/drafts',
    read: ['drafts.settings.name'],
    shows: { visitor: '401', 'stranger member moderator player admin': '403', organizer: 'Draft, Sketch' },
  },
  {
    get: '/me/templates',
    read: ['templates.name'],
    shows: { visitor: '401', 'stranger member moderator player admin': '', organizer: 'Form, Shape' },
  },
  {
    get: '/leagues/{Club}/variants',
    read: ['variants.title'],
    shows: { [ALL_OF]: 'Lagoon Form, Lagoon Shape' },
  },
  {
    get: '/leagues/{Club}/circuits',
    read: ['circuits.name'],
    shows: {
      [but('player', 'organizer')]: 'Circuit Form, Circuit Shape, Circuit Other',
      player: 'Circuit Form, Circuit Shape, Circuit Other, Circuit Dark',
      organizer: 'Circuit Form, Circuit Shape, Circuit Other, Circuit Secret',
    },
  },
  { get: '/leagues/{Club}/teams', read: ['teams.name'], shows: { [ALL_OF]: 'Bears, Wolves' } },
  {
    get: '/leagues/{Club}/teams/{Wolves}',
    read: ['invited.name'],
    shows: { 'visitor stranger moderator admin': '', 'member player organizer': 'Mia' },
  },
  {
    get: '/seasons/{Autumn}',
    read: ['entries.player.name'],
    shows: { [but('organizer')]: 'Wes, Eve, Ann', organizer: 'Wes, Aida, Eve, Ann' },
  },
  {
    get: '/seasons/{Autumn}/entries',
    read: ['entries.player.name'],
    shows: { [but('organizer')]: 'Wes, Eve, Ann', organizer: 'Wes, Aida, Eve, Ann' },
  },
  {
    get: '/seasons/{Autumn}/roster',
    read: ['players.name'],
    shows: {
      visitor: '401',
      'stranger member moderator player admin': '403',
      organizer: 'Aida, Eve, Ann, Wes, Ina',
    },
  },
  {
    get: '/seasons/{Running}/boards',
    read: ['boards.board', 'rounds.running'],
    shows: { [ALL_OF]: '1, 2, 3, 4 | 3' },
  },
  { get: '/seasons/{Running}/absence', read: ['substitutes.name'], shows: { [ALL_OF]: 'Vera, Sam, Mia' } },
  { get: '/games/{own}/rulings', read: ['rulings.kind'], shows: { [ALL_OF]: 'pause, resume' } },
  {
    get: '/seasons/{Running}/log',
    read: ['entries.kind'],
    shows: { [ALL_OF]: 'replace, resume, pause, announce' },
  },
  { get: '/leagues/{Club}/log', read: ['entries.kind:3'], shows: { [ALL_OF]: 'replace, ban, close-team' } },
  { get: '/seasons/{Late}/awards', read: ['awards.title'], shows: { [ALL_OF]: 'Champion of Late' } },
  {
    get: '/hall-of-fame',
    read: ['rows.season.name'],
    shows: {
      [but('player', 'organizer')]: 'Played, Late, Early, Away',
      player: 'Played, Late, Early, Vanished, Away',
      organizer: 'Played, Late, Early, Veiled, Away',
    },
  },
  {
    get: '/hall-of-fame',
    query: '?system=ny2047',
    read: ['rows.season.name'],
    shows: { visitor: 'Played, Late, Early, Away' },
  },
  { get: '/hall-of-fame', query: '?system=classic', read: ['rows.season.name'], shows: { visitor: '' } },
  {
    get: '/leagues/{Club}/hall-of-fame',
    read: ['rows.season.name'],
    shows: { [ALL_OF]: 'Played, Late, Early, Claimed, Past' },
  },
  {
    get: '/players/ann',
    read: ['results.season.name', 'trophies.season.name', 'deadlines.owed', 'ratings.board~'],
    shows: {
      [but('player', 'organizer')]: `Claimed, Early, Away, Late | Played, Late, Away | 80 | ${RATED}`,
      player: `Claimed, Early, Away, Vanished, Late | Played, Late, Vanished, Away | 120 | ${RATED}`,
      organizer: `Claimed, Early, Away, Veiled, Late | Played, Late, Veiled, Away | 120 | ${RATED}`,
    },
  },
  {
    get: '/ratings/domination',
    read: ['rows.player.name', 'rows.place'],
    shows: { [ALL_OF]: 'First, Rusty, Fresh, Third, Second, Fourth | 1, -, -, 2, 2, 4' },
  },
  {
    get: '/ratings/domination',
    query: '?active=30',
    read: ['rows.player.name', 'rows.place'],
    shows: { visitor: 'Fresh, Third, Second, Fourth | -, 2, 2, 4' },
  },
  {
    get: '/ratings/domination',
    query: '?games=4',
    read: ['rows.player.name', 'rows.place'],
    shows: { visitor: 'First, Rusty, Second, Fourth | 1, -, 2, 4' },
  },
  {
    get: '/leagues/{Club}/ratings',
    query: '?system=ny2047',
    read: ['results', 'rows.place'],
    shows: { [ALL_OF]: '2 | -, -, -' },
  },
  {
    get: '/games/{own}/cases',
    read: ['cases.text'],
    shows: {
      visitor: '401',
      'stranger member admin': '',
      'moderator organizer': 'A dispute of ben., A dispute of ann.',
      player: 'A dispute of ann.',
      ben: 'A dispute of ben.',
    },
  },
  {
    get: '/leagues/{Club}/cases',
    read: ['cases.text'],
    shows: {
      visitor: '401',
      'stranger member player admin': '403',
      'moderator organizer': 'A dispute of ann., A dispute of ben.',
    },
  },
  {
    get: '/games/{played}/statements',
    read: ['statements.text'],
    shows: {
      'visitor stranger member player admin': '-, Said by cat, Said by ann',
      'moderator organizer ben': 'Said by ben, Said by cat, Said by ann',
    },
  },
  {
    get: '/games/{played}/opened-press/1',
    read: ['messages.text'],
    shows: { [ALL_OF]: 'Hello, , Farewell' },
  },
  { get: '/games/{played}/export', read: ['press.text'], shows: { [ALL_OF]: 'Hello, Farewell' } },
  {
    get: '/me/today',
    read: ['joinable.season.name', 'practice.system', 'mine.games.season.name'],
    shows: {
      visitor: '401',
      stranger: 'Running, Abroad, Autumn |  | ',
      member: 'Running, Abroad, Autumn | ny2047, nine-mens-morris | ',
      player: '- |  | Tables, Delayed, Running, Played',
    },
  },
  { get: '/joinable', read: ['seasons.season.name'], shows: { [ALL_OF]: 'Running, Abroad, Autumn' } },
  { get: '/joinable', query: '?pace=fast', read: ['seasons.season.name'], shows: { visitor: 'Abroad' } },
  {
    get: '/joinable',
    query: '?game=ny2047',
    read: ['seasons.season.name'],
    shows: { visitor: 'Running, Abroad, Autumn' },
  },
  { get: '/welcome', read: ['joinable.season.name'], shows: { visitor: 'Running, Abroad, Autumn' } },
  {
    get: '/live',
    read: ['seasons.name', 'seasons.boards.board'],
    shows: { [ALL_OF]: 'Running, Delayed | 2, 1, 3, 1' },
  },
  {
    get: '/leagues/{Club}/inbox',
    read: ['items.kind', 'items.text:1'],
    shows: {
      visitor: '401',
      'stranger member player admin': '403',
      moderator: 'dispute, dispute, proposal, proposal | Ben disputes a turn in Running, round 1, board 3.',
      organizer:
        'dispute, dispute, result, request, proposal, proposal | Ben disputes a turn in Running, round 1, board 3.',
    },
  },
  {
    get: '/me/inbox',
    read: ['items.kind'],
    shows: {
      visitor: '401',
      'stranger player admin': '',
      member: 'team-invitation',
      moderator: 'dispute, dispute, proposal, proposal',
      organizer: 'dispute, dispute, result, request, proposal, proposal',
    },
  },
  {
    get: '/me/export',
    read: ['games.messages.text~', 'games.cases.text'],
    shows: { player: ', Hello, Mine, Private | A dispute of ann.' },
  },
  {
    get: '/me/practice',
    read: ['boards.system'],
    shows: { member: 'ny2047, nine-mens-morris', 'stranger player': '' },
  },
  {
    get: '/games/{own}/notes',
    read: ['notes.text'],
    shows: { player: 'Doubt, Plan', ben: 'Spy', 'stranger member moderator organizer admin': '' },
  },
  {
    get: '/site/reports',
    read: ['reports.target.kind'],
    shows: { admin: 'league, account, league', 'organizer member': '403' },
  },
  {
    get: '/site/measures',
    read: ['measures.target.kind'],
    shows: { admin: 'account, account, league', 'organizer member': '403' },
  },
  {
    get: '/site/log',
    read: ['entries.kind'],
    shows: { admin: 'suspend, suspend, hide', 'organizer member': '403' },
  },
  {
    get: '/me/measures',
    read: ['measures.target.kind'],
    shows: { sue: 'account', zed: 'account, league', ann: '' },
  },
  { get: '/me/blocked', read: ['players.name'], shows: { player: 'Sue', 'organizer ben': '' } },
  {
    get: '/me/games',
    read: ['games.season.name'],
    shows: { player: 'Tables, Delayed, Running, Played', dan: 'Tables, Running', organizer: '' },
  },
  {
    get: '/games/{own}/press',
    read: ['threads.id~', 'threads.unread'],
    shows: {
      visitor: 'all | 0',
      // Of three messages one was deleted before anybody had read it.
      'moderator organizer': 'all | 2',
      player: 'all, papst+rossoni | 2, 0',
      ben: 'all, tower+papst | 1, 0',
      sue: 'all, papst+rossoni, tower+papst | 1, 1, 1',
    },
  },
  {
    get: '/games/{own}/press/all',
    read: ['messages.text', 'messages.blocked'],
    shows: {
      'visitor ben': 'One, , Three | false, false, false',
      player: 'One, , Three | false, false, true',
    },
  },
  {
    get: '/games/{own}/messages',
    query: '?text=e',
    read: ['messages.text'],
    shows: { visitor: 'Three, One', ben: 'Between, Three, One', player: 'Private, Three, One' },
  },
  {
    get: '/games/{delayed}/press/all',
    read: ['messages.text'],
    shows: { visitor: '', organizer: '', player: 'Mine', ben: 'Theirs' },
  },
  {
    get: '/seasons/{Tables}/table-reports',
    read: ['open.by.name'],
    shows: { 'visitor member': '', 'player organizer': 'Ann' },
  },
  {
    get: '/leagues/{Club}/desk',
    read: ['games.board', 'seasons.season.name', 'seasons.asked'],
    shows: {
      visitor: '401',
      'member player': '403',
      'moderator organizer': ' | Tables, Delayed, Running, Full, Invited, Autumn | 0, 0, 0, 0, 0, 1',
    },
  },
  {
    get: '/games/{sought}/substitutes',
    read: ['searches.seat', 'searches.why', 'listed'],
    shows: { [ALL_OF]: 'papst | vacant | 3' },
  },
  {
    get: '/me/offers',
    read: ['offers.season.name'],
    shows: { visitor: '401', [but('visitor')]: '', vera: 'Running', sam: '' },
  },
  {
    get: '/me/check-ins',
    read: ['checkIns.season.name', 'checkIns.said'],
    shows: {
      visitor: '401',
      'stranger member moderator organizer admin': ' | ',
      player: 'Delayed | plays',
      cat: 'Delayed | sits-out',
      ben: 'Delayed | -',
    },
  },
  {
    get: '/seasons/{Delayed}/check-in',
    read: ['playing.name', 'out.name', 'silent.name'],
    shows: {
      visitor: '401',
      'stranger member moderator player admin': '403',
      organizer: 'Ann | Cat | Ben',
    },
  },
  {
    get: '/seasons/{Delayed}/adjustments',
    read: ['players.player.name', 'players.adjustments.reason'],
    shows: {
      visitor: '401',
      'stranger member moderator player admin': '403',
      organizer: 'Ben, Ann, Cat | Best guess, Late twice, Helped a newcomer',
    },
  },
  {
    get: '/seasons/{Delayed}/proposals',
    read: ['proposals.what'],
    shows: {
      visitor: '401',
      'stranger member player admin': '403',
      'moderator organizer':
        'Cancel a season; open boards end without a result, Take the cancellation of a season back; its boards go on',
    },
  },
  {
    get: '/me/sessions',
    read: ['programs.name'],
    shows: { visitor: '401', [but('visitor', 'player')]: '', player: 'First, Second' },
  },
  {
    get: '/leagues/{Club}/webhooks',
    read: ['webhooks.service'],
    shows: {
      visitor: '401',
      'stranger member moderator player admin': '403',
      organizer: 'discord, slack',
    },
  },
  { get: '/games/{played}/receipts', read: ['receipts.step'], shows: { [ALL_OF]: '2, 1' } },
  { get: '/games/{played}/end', read: ['seats.place'], shows: { [ALL_OF]: '1, 2, 3' } },
  {
    get: '/site',
    read: ['administrators.player.name', 'openReports'],
    shows: { admin: 'Player SITE | 3', 'organizer member': '403' },
  },
];

const ONE_THING = 'parts of one thing that every reader has whole, or of one board in the order of its seats';
const COMPUTED = 'computed from standings: engine/tournament and test/integration/scoring.test.ts';
const OWN_ACCOUNT = 'parts of the own account, without order: test/integration/sessions.test.ts';
const FIXED = 'the same for everybody, and fixed';

/** Operations with lists that have no row, and why. */
export const NO_ROW: Readonly<Record<string, string>> = {
  'GET /games/{id}': ONE_THING,
  'GET /games/{id}/absence': ONE_THING,
  'GET /games/{id}/friends': ONE_THING,
  'GET /games/{id}/progress': ONE_THING,
  'GET /games/{id}/result': ONE_THING,
  'GET /games/{id}/rulings/{number}/taken': 'test/integration/take-back.test.ts',
  'GET /games/{id}/steps/{step}': 'what each seat sees of a step: test/integration/secrecy.test.ts',
  'GET /games/{id}/table': 'the game, its press, its rulings: the rows of each',
  'GET /leagues/{id}/circuits/{circuit}': 'test/integration/circuits.test.ts',
  'GET /me/logins': OWN_ACCOUNT,
  'GET /me/notifications': OWN_ACCOUNT,
  'GET /me/session': OWN_ACCOUNT,
  'GET /receipts/keys': FIXED,
  'GET /scorings': FIXED,
  'GET /scorings/{scoring}': FIXED,
  'GET /scorings/{scoring}/preview': FIXED,
  'GET /seasons/{id}/bracket': COMPUTED,
  'GET /seasons/{id}/confirmation': 'test/integration/confirmed-results.test.ts',
  'GET /seasons/{id}/course': COMPUTED,
  'GET /seasons/{id}/divisions': COMPUTED,
  'GET /seasons/{id}/laboratory': COMPUTED,
  'GET /seasons/{id}/rounds/{round}': ONE_THING,
  'GET /seasons/{id}/rounds/{round}/draw': ONE_THING,
  'GET /seasons/{id}/scores': COMPUTED,
  'GET /seasons/{id}/settings': ONE_THING,
  'GET /seasons/{id}/standing': COMPUTED,
  'GET /seasons/{id}/statistics': COMPUTED,
  'GET /seasons/{id}/teams': 'test/integration/teams.test.ts',
  'GET /systems': FIXED,
  'GET /systems/{system}/openings': 'test/integration/openings.test.ts',
  'GET /systems/{system}/statistics': 'test/integration/ratings.test.ts',
};
