import type { DeliveryName } from '../notification/notifications.records';
import type { MessageRecord } from '../press/press.records';
import { iso } from './instants';

/** Keys of the single table. Numbers are padded so that they sort as text. */

export const SHARDS = 16;
/** Notifications are written a tenth as often as steps, and read as often. */
export const NOTIFICATION_SHARDS = 4;

const number = (value: number) => String(value).padStart(4, '0');

export const HEARTBEAT_KEY = { pk: 'PLATFORM', sk: 'HEARTBEAT' };
export const RECOMPUTATION_KEY = { pk: 'PLATFORM', sk: 'RECOMPUTATION' };
/** The number of games in a shard of the record, and the current generation of ratings. */
export const RECORD_PREFIX = 'RECORD#';
export const recordKey = (shard: number) => ({ pk: 'PLATFORM', sk: `${RECORD_PREFIX}${number(shard)}` });
export const playerKey = (player: string) => ({ pk: `PLAYER#${player}`, sk: 'PROFILE' });
export const sessionsKey = (player: string) => ({ pk: `PLAYER#${player}`, sk: 'SESSIONS' });
/** The first generation of ratings and statistics has no number. */
const generationOf = (generation: number) => (generation === 0 ? '' : `#${generation}`);
export const ratingKey = (player: string, board: string, generation: number) => ({
  pk: `PLAYER#${player}`,
  sk: `RATING#${board}${generationOf(generation)}`,
});
export const ratingsList = (board: string, generation: number) =>
  `RATINGS#${board}${generationOf(generation)}`;
/** Whether a player confirms results entered by an organizer. */
export const confirmationKey = (player: string, season: string) => ({
  pk: `PLAYER#${player}`,
  sk: `CONFIRMS#${season}`,
});
/** A player's answers to the questions of a season. */
export const answersKey = (player: string, season: string) => ({
  pk: `PLAYER#${player}`,
  sk: `ANSWERS#${season}`,
});
export const approvalKey = (season: string) => ({ pk: `SEASON#${season}`, sk: 'APPROVAL' });
export const resultKey = (id: string) => ({ pk: `RESULT#${id}`, sk: 'RESULT' });
export const playerResultKey = (player: string, id: string) => ({
  pk: `PLAYER#${player}`,
  sk: `RESULT#${id}`,
});
export const seasonResultKey = (season: string, round: number, board: number) => ({
  pk: `SEASON#${season}`,
  sk: `RESULT#${number(round)}#${number(board)}`,
});
export const statisticsPartition = (system: string, generation: number) =>
  `STATISTICS#${system}${generationOf(generation)}`;
/** The sums of a shard of the record for the seats of boards of one size. */
export const statisticsKey = (system: string, generation: number, players: number, shard: number) => ({
  pk: statisticsPartition(system, generation),
  sk: `SHARD#${number(players)}#${number(shard)}`,
});
/** The openings of a finished game as they were counted, beside the game. */
export const gameOpeningsKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'OPENINGS' });
/** The counts of an opening of a seat on boards of one size. */
export const openingKey = (system: string, players: number, seat: string, words: string) => ({
  pk: `OPENINGS#${system}`,
  sk: `LINE#${number(players)}#${seat}#${words}`,
});
/** The counts of a seat in all games of a shard; earlier releases had one item, without a shard. */
export const openingSeatKey = (system: string, players: number, seat: string, shard: number) => ({
  pk: `OPENINGS#${system}`,
  sk: `SEAT#${number(players)}#${seat}#${number(shard)}`,
});
export const logKey = (season: string, id: string) => ({ pk: `SEASON#${season}`, sk: `LOG#${id}` });
/** An entry without a season is stored with its league. */
export const leagueLogKey = (league: string, id: string) => ({ pk: `LEAGUE#${league}`, sk: `LOG#${id}` });
export const announcementKey = (league: string, id: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `NOTICE#${id}`,
});
export const noticeKey = (player: string, id: string) => ({ pk: `PLAYER#${player}`, sk: `NOTICE#${id}` });
/** A player's private note on a game. */
export const ownNoteKey = ({ player, game, id }: { player: string; game: string; id: string }) => ({
  pk: `PLAYER#${player}`,
  sk: `NOTE#${game}#${id}`,
});
/** Templates of seasons that belong to an account. */
export const TEMPLATE_PREFIX = 'TEMPLATE#';
export const templateKey = (player: string, id: string) => ({
  pk: `PLAYER#${player}`,
  sk: `${TEMPLATE_PREFIX}${id}`,
});
interface OfPlayer {
  readonly player: string;
  readonly game: string;
}
/** A player's statement on a finished game, and whether they open their side of its press. */
export const statementKey = ({ player, game }: OfPlayer) => ({
  pk: `PLAYER#${player}`,
  sk: `STATEMENT#${game}`,
});
export const pressConsentKey = ({ player, game }: OfPlayer) => ({
  pk: `PLAYER#${player}`,
  sk: `OPENS#${game}`,
});
export const awardsKey = (season: string) => ({ pk: `SEASON#${season}`, sk: 'AWARDS' });
export const trophyKey = (player: string, season: string) => ({
  pk: `PLAYER#${player}`,
  sk: `TROPHY#${season}`,
});
export const hallKey = (season: string, hall: string) => ({ pk: `SEASON#${season}`, sk: `HALL#${hall}` });
export const presenceKey = (player: string, device: string, network: string) => ({
  pk: `PLAYER#${player}`,
  sk: `PRESENCE#${device}#${network}`,
});
/** Site administrators, the site's log, and reports to them. */
export const SITE_ADMINS = 'SITE#ADMINS';
export const siteAdminKey = (player: string) => ({ pk: SITE_ADMINS, sk: `ADMIN#${player}` });
export const SITE_LOG = 'SITE#LOG';
export const siteLogKey = (id: string) => ({ pk: SITE_LOG, sk: `ACT#${id}` });
export const siteReportList = (state: string) => `SITE#REPORTS#${state}`;
export const siteReportKey = (id: string) => ({ pk: `REPORT#${id}`, sk: 'REPORT' });
/** Measures of site administrators against an account or its texts are stored with it. */
export const MEASURES = 'SITE#MEASURES';
export const MEASURE_PREFIX = 'MEASURE#';
export const measureKey = (player: string, id: string) => ({
  pk: `PLAYER#${player}`,
  sk: `${MEASURE_PREFIX}${id}`,
});
export const leagueKey = (league: string) => ({ pk: `LEAGUE#${league}`, sk: 'LEAGUE' });
export const memberKey = (league: string, player: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `MEMBER#${player}`,
});
export const memberFilePrefix = (player: string) => `FILE#${player}#`;
export const memberFileKey = (league: string, player: string, id: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `${memberFilePrefix(player)}${id}`,
});
export const handOverKey = (league: string) => ({ pk: `LEAGUE#${league}`, sk: 'HANDOVER' });
export const seasonKey = (season: string) => ({ pk: `SEASON#${season}`, sk: 'SEASON' });
/** Drafts are stored with their league, so that no query for a season finds one. */
export const DRAFT_PREFIX = 'DRAFT#';
export const draftKey = (league: string, id: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `${DRAFT_PREFIX}${id}`,
});
/** Circuits of a league. */
export const CIRCUIT_PREFIX = 'CIRCUIT#';
export const circuitKey = (league: string, id: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `${CIRCUIT_PREFIX}${id}`,
});
/** Circuits of other leagues that count seasons of this one. */
export const COUNTED_PREFIX = 'COUNTED#';
export const countedKey = (league: string, circuit: { readonly league: string; readonly id: string }) => ({
  pk: `LEAGUE#${league}`,
  sk: `${COUNTED_PREFIX}${circuit.league}#${circuit.id}`,
});
/** Teams of a league. */
export const TEAM_PREFIX = 'TEAM#';
export const teamKey = (league: string, id: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `${TEAM_PREFIX}${id}`,
});
/** Variants of a league, and their files apart. */
export const VARIANT_PREFIX = 'VARIANT#';
export const variantKey = (league: string, id: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `${VARIANT_PREFIX}${id}`,
});
export const variantFileKey = (league: string, id: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `MAPFILE#${id}`,
});
/** The data that an import still has to write. */
export const pastSeasonKey = (season: string) => ({ pk: `SEASON#${season}`, sk: 'PAST' });
/** An import of a past season, by the hash of its list's contents. */
export const importKey = (league: string, list: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `IMPORT#${list}`,
});
/** The running games that a season still has to move in. */
export const moveInKey = (season: string) => ({ pk: `SEASON#${season}`, sk: 'MOVE-IN' });
export const seasonDueKey = (season: string) => ({ pk: `SEASON#${season}`, sk: 'DUE' });
/** A record that players can join a season, or take seats in it. */
export const joinableKey = (season: string) => ({ pk: `SEASON#${season}`, sk: 'JOINABLE' });
/** A person invited by mail address; the address itself is not stored in it. */
export const invitationKey = (season: string, id: string) => ({
  pk: `SEASON#${season}`,
  sk: `INVITATION#${id}`,
});
/** The item of a mail address, under a keyed hash of it. */
export const addressKey = (address: string) => ({ pk: `ADDRESS#${address}`, sk: 'MAIL' });
export const entryKey = (season: string, player: string) => ({
  pk: `SEASON#${season}`,
  sk: `ENTRY#${player}`,
});
export const proposalKey = (season: string, id: string) => ({
  pk: `SEASON#${season}`,
  sk: `PROPOSAL#${id}`,
});
export const allowanceKey = (season: string, player: string) => ({
  pk: `SEASON#${season}`,
  sk: `ALLOWANCE#${player}`,
});
export const substituteKey = (season: string, player: string) => ({
  pk: `SEASON#${season}`,
  sk: `SUBSTITUTE#${player}`,
});
/** Searches of a game are adjacent. */
export const searchPrefix = (game: string) => `SEARCH#${game}#`;
export const searchKey = (season: string, game: string, seat: string) => ({
  pk: `SEASON#${season}`,
  sk: `${searchPrefix(game)}${seat}`,
});
export const roundKey = (season: string, round: number) => ({
  pk: `SEASON#${season}`,
  sk: `ROUND#${number(round)}`,
});
/** A part of a round that is too large for one item, by plan. */
export const roundPartKey = (season: string, round: number, plan: string, part: number) => ({
  pk: `SEASON#${season}`,
  sk: `DRAWN#${number(round)}#${plan}#${number(part)}`,
});
export const boardKey = (season: string, round: number, board: number) => ({
  pk: `SEASON#${season}`,
  sk: `BOARD#${number(round)}#${number(board)}`,
});
/** A result that a player of a board at a real table has reported, until it counts. */
export const TABLE_REPORT_PREFIX = 'REPORTED#';
export const tableReportKey = (season: string, round: number, board: number) => ({
  pk: `SEASON#${season}`,
  sk: `${TABLE_REPORT_PREFIX}${number(round)}#${number(board)}`,
});
/** The clock of a season's rounds at real tables. */
export const roundClockKey = (season: string) => ({ pk: `SEASON#${season}`, sk: 'CLOCK' });
export const gameKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'GAME' });
export const secretKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'SECRET' });
export const ratedKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'RATED' });
/** The founder's record of a practice board, beside its other items. */
export const practiceKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'PRACTICE' });
/** Other players, seated or invited. */
export const GUESTS_PREFIX = 'PRACTICE#';
export const practiceGuestKey = (game: string, player: string) => ({
  pk: `GAME#${game}`,
  sk: `${GUESTS_PREFIX}${player}`,
});
export const rematchKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'REMATCH' });
export const gateKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'GATE' });
export const gameStatisticsKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'DEEDS' });
export const dealingsKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'DEALINGS' });
/**
 * The parts of a table that may change at any moment are adjacent, so that one query reads them: the game, its gate
 * and, behind the gate, the counters of press. No other sort key of the partition has this prefix.
 */
export const LIVE_PREFIX = 'GA';
export const seatKey = (game: string, seat: string) => ({ pk: `GAME#${game}`, sk: `SEAT#${seat}` });
export const stepKey = (game: string, step: number) => ({ pk: `GAME#${game}`, sk: `STEP#${number(step)}` });
/** A step's label is a separate item, because a list of steps is charged for the full size of its items. */
export const LABEL_PREFIX = 'LABEL#';
export const labelKey = (game: string, step: number) => ({
  pk: `GAME#${game}`,
  sk: `${LABEL_PREFIX}${number(step)}`,
});
export const ordersPrefix = (step: number) => `ORDERS#${number(step)}#`;
export const ordersKey = (game: string, step: number, seat: string) => ({
  pk: `GAME#${game}`,
  sk: `${ordersPrefix(step)}${seat}`,
});
export const PLAN_PREFIX = 'PLAN#';
export const planKey = (game: string, seat: string) => ({
  pk: `GAME#${game}`,
  sk: `${PLAN_PREFIX}${seat}`,
});
export const THREAD_PREFIX = 'GATE#THREAD#';
/** Delayed press of a thread is counted separately for each step and sender. */
export const threadKey = (
  game: string,
  { thread, from, visibleFrom }: Pick<MessageRecord, 'thread' | 'from' | 'visibleFrom'>,
) => ({
  pk: `GAME#${game}`,
  sk: `${THREAD_PREFIX}${thread}${visibleFrom === undefined ? '' : `#${number(visibleFrom)}#${from}`}`,
});
/** How far a player has read the threads of a game. */
export const READING_PREFIX = 'GATE#READING#';
export const readingKey = (game: string, player: string) => ({
  pk: `GAME#${game}`,
  sk: `${READING_PREFIX}${player}`,
});
export const blockKey = (player: string, blocked: string) => ({
  pk: `PLAYER#${player}`,
  sk: `BLOCKED#${blocked}`,
});
export const messageKey = (game: string, thread: string, id: string) => ({
  pk: `GAME#${game}`,
  sk: `PRESS#${thread}#${id}`,
});
export const rulingKey = (game: string, ruling: number) => ({
  pk: `GAME#${game}`,
  sk: `RULING#${number(ruling)}`,
});
export const takeBackKey = (game: string, ruling: number) => ({
  pk: `GAME#${game}`,
  sk: `TAKEBACK#${number(ruling)}`,
});
export const caseKey = (game: string, id: string) => ({ pk: `GAME#${game}`, sk: `CASE#${id}` });
/** The prefix of the items that a ruling took back, in their original form: steps and the orders for the open one. */
export const takenPrefix = (ruling: number) => `TAKEN#${number(ruling)}#STEP#`;
export const takenStepKey = (game: string, ruling: number, step: number) => ({
  pk: `GAME#${game}`,
  sk: `${takenPrefix(ruling)}${number(step)}`,
});
export const takenOrdersKey = (game: string, ruling: number) => ({
  pk: `GAME#${game}`,
  sk: `TAKEN#${number(ruling)}#ORDERS`,
});
/** `about` is the subject of the event: a game, a league, a season. */
export const outboxKey = (id: string, about: string) => ({ pk: `OUTBOX#${shardOf(about)}`, sk: id });
export const settingsKey = (player: string) => ({ pk: `PLAYER#${player}`, sk: 'NOTIFICATIONS' });
export const calendarKey = (calendar: string) => ({ pk: `CALENDAR#${calendar}`, sk: 'CALENDAR' });
export const deliveryKey = ({ to, subject, channel }: DeliveryName) => ({
  pk: `${to.kind.toUpperCase()}#${to.id}`,
  sk: `DELIVERY#${subject}#${channel}`,
});
export const dispatchKey = (id: string) => ({ pk: `DISPATCH#${shardOf(id, NOTIFICATION_SHARDS)}`, sk: id });
export const heldKey = (player: string, subject: string) => ({
  pk: `PLAYER#${player}`,
  sk: `HELD#${subject}`,
});
export const digestKey = (player: string) => ({ pk: `PLAYER#${player}`, sk: 'DIGEST' });
export const reminderKey = (game: string) => ({ pk: `GAME#${game}`, sk: 'REMINDER' });
export const webhookKey = (league: string, service: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `WEBHOOK#${service}`,
});
export const chatHomeKey = (league: string, guild: string) => ({
  pk: `LEAGUE#${league}`,
  sk: `CHAT#${guild}`,
});
/** A count of uses; the window is part of the key, so that each window starts at 0. */
export const limitKey = (name: string, window: number) => ({ pk: `LIMIT#${name}`, sk: `WINDOW#${window}` });
export const replyKey = (scope: string, key: string) => ({ pk: `REPLY#${scope}`, sk: `KEY#${key}` });

/** Index `due`: open and closing steps by deadline, spread so that no partition is hot. */
export const dueIndex = (game: string, deadline: number) => ({
  duePk: `DUE#${shardOf(game)}`,
  dueSk: dueSkAt(game, deadline),
});

/** The sort key in that index of an item that is due at a time. */
export const dueSkAt = (about: string, at: number) => `${iso(at)}#${about}`;

/** The same index for items other than steps, each kind in its own shards. */
export const dueAtIndex = (
  what: 'DELIVERY' | 'REMINDER' | 'DIGEST' | 'SEASON' | 'SEARCH' | 'PRACTICE',
  about: string,
  at: number,
) => ({
  duePk: `${what}#${shardOf(about, NOTIFICATION_SHARDS)}`,
  dueSk: dueSkAt(about, at),
});

/** Index `listing`: lists that cross partitions, each under its own name. */
export const listing = (list: string, order: string) => ({ listPk: list, listSk: order });

/** The shard of a game: the same on every machine. */
export function shardOf(game: string, shards = SHARDS): number {
  let sum = 0;
  for (let at = 0; at < game.length; at += 1) sum = (sum * 31 + game.charCodeAt(at)) >>> 0;
  return sum % shards;
}
