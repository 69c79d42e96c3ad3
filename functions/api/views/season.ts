import { GAMES } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { MEASURES } from '../../../engine/measures';
import { explainRules, USUAL_RULES } from '../../../engine/tournament/aggregation';
import { type Line, loadScoring } from '../../../engine/tournament/scoring';
import type { Language } from '../../../messages/languages';
import { type Say, sayIn, sayingIn } from '../../../messages/say-in';
import { mayActOn } from '../../services/access/conflicts';
import { seatHeldBy } from '../../services/access/guards';
import { programsOf } from '../../services/access/programs';
import { rolesIn } from '../../services/access/roles';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { isAnonymous, withoutNames } from '../../services/press/anonymity';
import { pressAtEndOf } from '../../services/press/end-of-press';
import { seatsOf } from '../../services/results/season-seats';
import { tableOf } from '../../services/results/season-table';
import { fixedSettings } from '../../services/seasons/fixed-settings';
import { seatableIn } from '../../services/seasons/review-round';
import type { BoardRecord, EntryRecord, RoundRecord, SeasonRecord } from '../../store/records';
import type { Board, StandingRow } from '../schemas/boards';
import type { Round } from '../schemas/draws';
import { Certificate } from '../schemas/draws';
import type { SeasonSummary } from '../schemas/leagues';
import type { Entry } from '../schemas/season-entries';
import type { Season } from '../schemas/seasons';
import { calendarFor } from './calendar';
import { paragraph, saidFields, saidLines, sayScoring } from './said';
import { lifeOf } from './season-life';
import { readyIn } from './seat-state';

/** How many entries, boards and rows of the standing a season's reply shows. */
export interface Most {
  readonly entries: number;
  readonly boards: number;
  readonly standing: number;
}

/** Enough for a season of the usual size; what a page needs of a larger one it asks for page by page. */
const FIRST: Most = { entries: 100, boards: 60, standing: 50 };

/** Everything, for files. */
export const WHOLE: Most = { entries: Infinity, boards: Infinity, standing: Infinity };

/** A season with its first boards and the first rows of the table that all of them make. */
export async function seasonView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
  most: Most = FIRST,
): Promise<Outcome<Season>> {
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const [entries, boards, rounds, myRoles] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    deps.store.rounds(id),
    rolesIn(deps, season.league.id, caller),
  ]);
  const organizes = myRoles.includes('organizer');
  const own = entries.find(({ player }) => player.id === caller?.id);
  const entered = own !== undefined && ['in', 'waiting', 'asked'].includes(own.state);
  const counted = boards.filter((board) => !isSecret(season, board));
  const standing = standingOf(season, entries, counted, rounds);
  const shown = entries.filter(({ state }) => isShown(state, organizes));
  const apart = organizes ? season.apart : [];
  const named = new Set([...apart.flat(), ...(own?.avoids ?? [])]);
  const fixed = fixedSettings(season);
  const postponed = season.postponed?.why ?? '';
  const say = await sayingIn(language, [postponed, ...fixed.map(({ why }) => why)]);
  const sayPoints = await sayScoring(language, season.system);
  const myRow = standing.find(({ player }) => player.id === caller?.id);
  return done({
    ...(await factsOf(season, language, sayPoints)),
    registration: { ...season.registration, code: organizes ? season.registration.code : null },
    calendar: await calendarFor(season, rounds, deps.clock()),
    fixed: fixed.map(({ setting, why }) => ({ setting, why: say(why) })),
    counts: countsOf(shown, boards, standing),
    seating: seatingOf(season, boards, rounds),
    entries: firstEntries(shown, most.entries).map((entry) => entryView(entry, season)),
    named: entries.filter(({ player }) => named.has(player.id)).map(({ player }) => player),
    mine: mineOf(own, season),
    apart,
    planned:
      organizes && (caller === null || (await mayActOn(deps, season, caller)) !== 'may-not')
        ? rounds.filter(({ state }) => state === 'planned').map((round) => roundView(season, round, entries))
        : [],
    boards: await boardViews(deps, season, firstBoards(boards, most.boards, caller), caller, language),
    standing: standing.slice(0, most.standing).map((row) => saidRow(sayPoints, row)),
    myRow: myRow === undefined ? null : saidRow(sayPoints, myRow),
    // Anyone who knows the seed can draw the boards.
    drawSeed: isAnonymous(season.press, season.status === 'finished') ? null : season.drawSeed,
    entered,
    myRoles: [...myRoles],
    ...lifeOf(season, { entries, boards, rounds }, deps.clock()),
    postponed: season.postponed === undefined ? null : say(postponed),
  });
}

function countsOf(
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  standing: readonly Standing[],
): Season['counts'] {
  const inState = (wanted: EntryRecord['state']) => entries.filter(({ state }) => state === wanted).length;
  return {
    ...{ in: inState('in'), waiting: inState('waiting'), asked: inState('asked') },
    boards: boards.length,
    running: boards.filter(({ status }) => status === 'running').length,
    standing: standing.length,
  };
}

/** How far the boards of a round have been made; a season with many players gets them piece by piece. */
function seatingOf(
  season: SeasonRecord,
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): Season['seating'] {
  if (season.status !== 'running') return null;
  const unmade = rounds.find(({ state, round }) => state === 'open' && round > season.round);
  if (unmade === undefined) return null;
  const made = boards.filter(({ round }) => round === unmade.round);
  return {
    round: unmade.round,
    seated: made.reduce((sum, { seats }) => sum + seats.length, 0),
    of: unmade.boards.reduce((sum, board) => sum + Object.keys(board).length, 0),
  };
}

/** The first entries; where not all find room, requests go first, since they wait for an answer. */
function firstEntries(entries: readonly EntryRecord[], most: number): readonly EntryRecord[] {
  if (entries.length <= most) return entries;
  const asks = ({ state }: EntryRecord) => state === 'asked';
  return [...entries.filter(asks), ...entries.filter((entry) => !asks(entry))].slice(0, most);
}

/** The caller's boards and those of the latest rounds, as many as find room, in the order of their numbers. */
function firstBoards(boards: readonly BoardRecord[], most: number, caller: Caller | null) {
  if (boards.length <= most) return boards;
  const own = (board: BoardRecord) => (seatHeldBy(board, caller) === undefined ? 0 : 1);
  const ranked = [...boards].sort(
    (one, other) => own(other) - own(one) || other.round - one.round || one.board - other.board,
  );
  const kept = new Set(ranked.slice(0, most));
  return boards.filter((board) => kept.has(board));
}

/** Boards as a caller sees them, with how many seats are ready. */
export async function boardViews(
  deps: Deps,
  season: SeasonRecord,
  boards: readonly BoardRecord[],
  caller: Caller | null,
  language: Language,
): Promise<Board[]> {
  const [ready, say] = await Promise.all([readyCounts(deps, boards), sayIn(language, ['labels'])]);
  return boards.map((board) => ({
    ...boardView(withSecrets(season, board, caller), ready.get(board.game) ?? 0),
    label: say(readLabel(season.system, board.label)),
  }));
}

/** What the season's record says to every reader. */
async function factsOf(season: SeasonRecord, language: Language, say: Say) {
  const { id, name, league, system, options, format, leftOver, rounds, round } = season;
  const { press, disputes = 'run', deadlines, absence = null, division = null, status, champions } = season;
  const { about = '', aboutIn = {}, venue = '', links = [], atTheTable = null } = season;
  const { title, seats } = GAMES[system];
  const scoring = await loadScoring(season.scoring);
  return {
    ...{ id, name, league, system, systemTitle: title, options, format, leftOver, rounds, round },
    pressAtEnd: pressAtEndOf(season),
    programs: programsOf(season),
    ...{
      press,
      disputes,
      deadlines,
      absence,
      atTheTable,
      division,
      status,
      champions,
      about,
      aboutIn,
      venue,
      links,
    },
    measures: await saidFields(language, MEASURES[system], ['name']),
    scoring: { id: scoring.id, name: scoring.name, explanation: paragraph(say, scoring.explanation) },
    rules: paragraph(say, explainRules(season.aggregation ?? USUAL_RULES)),
    teams: season.teams !== undefined,
    importedAt: season.imported === undefined ? null : new Date(season.imported.at).toISOString(),
    createdAt: new Date(season.createdAt).toISOString(),
    boardSize: seatsOf(season).length,
    seats: seats.fixed ? [...seatsOf(season)] : [],
  };
}

export function isSecret({ press }: SeasonRecord, { status }: BoardRecord): boolean {
  return isAnonymous(press, status === 'finished');
}

/** A board that names only the caller while its seats are anonymous. */
export function withSecrets(season: SeasonRecord, board: BoardRecord, caller: Caller | null): BoardRecord {
  return isSecret(season, board) ? { ...board, seats: withoutNames(board.seats, caller?.id) } : board;
}

export function seasonSummary(season: SeasonRecord): SeasonSummary {
  const { id, name, system, status, players, champions } = season;
  return {
    id,
    name,
    system,
    status,
    players,
    champions: [...champions],
    imported: season.imported !== undefined,
    createdAt: new Date(season.createdAt).toISOString(),
  };
}

/** How many seats of each running board are ready: asked fresh, because nothing else changes so often. */
async function readyCounts(deps: Deps, boards: readonly BoardRecord[]): Promise<ReadonlyMap<string, number>> {
  const running = boards.filter(({ status }) => status === 'running');
  const gates = await deps.store.gates(running.map(({ game }) => game));
  return new Map(gates.map((gate) => [gate.game, readyIn(gate)]));
}

function boardView(board: BoardRecord, ready: number): Board {
  const { game, round, status, label, step, owing } = board;
  return {
    game,
    round,
    board: board.board,
    status,
    label,
    step,
    updatedAt: new Date(board.updatedAt).toISOString(),
    deadline: board.deadline === null ? null : new Date(board.deadline).toISOString(),
    paused: board.paused === true,
    atTheTable: board.atTheTable === true,
    ready,
    owing: owing.length,
    result: resultIn(board),
    seats: board.seats,
  };
}

/** A result that was entered once at a real table does not count as corrected. */
function resultIn({ result, atTheTable, revision }: BoardRecord): Board['result'] {
  const isFirst = atTheTable === true && revision === 1 && result === 'corrected';
  return isFirst ? 'as-played' : (result ?? 'as-played');
}

export function isShown(state: EntryRecord['state'], organizes: boolean): boolean {
  return state === 'in' || state === 'waiting' || (state === 'asked' && organizes);
}

export function entryView(
  { player, state, at, confirmed, declined = 0, reliability }: EntryRecord,
  { round }: SeasonRecord,
): Entry {
  return {
    player,
    state,
    registeredAt: new Date(at).toISOString(),
    confirmed: confirmed > round,
    declined: declined > round,
    reliability: reliability ?? null,
  };
}

function mineOf(entry: EntryRecord | undefined, { round }: SeasonRecord): Season['mine'] {
  if (entry === undefined) return null;
  const { state, prefers, avoids, zone, confirmed, declined = 0, accepted = null } = entry;
  return { state, prefers, avoids, zone, confirmed: confirmed > round, declined: declined > round, accepted };
}

/** A round with the names of those it seats; of a planned one also of those who could be seated. */
export function roundView(season: SeasonRecord, record: RoundRecord, entries: readonly EntryRecord[]): Round {
  const { round, state, boards, sittingOut, certificate } = record;
  const named = new Set([...boards.flatMap((board) => Object.values(board)), ...sittingOut]);
  const seatable = new Set(state === 'planned' ? seatableIn(season, record, entries) : []);
  const people = entries
    .filter((entry) => named.has(entry.player.id) || seatable.has(entry))
    .map(({ player }) => player);
  return { round, state, boards, sittingOut, people, certificate: certificateView(certificate) };
}

/** A certificate as everyone may see it: of pairs that wanted to be kept apart only the number. */
export function certificateView(certificate: RoundRecord['certificate']): Round['certificate'] {
  const { apart } = certificate;
  return Certificate.parse({ ...certificate, apart: Array.isArray(apart) ? apart.length : 0 });
}

/** A row of the standing whose lines nobody has read yet. */
export interface Standing extends Omit<StandingRow, 'lines'> {
  readonly lines: readonly Line[];
}

function saidRow(say: Say, row: Standing): StandingRow {
  return { ...row, lines: saidLines(say, row.lines) };
}

export function standingOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): Standing[] {
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  return tableOf(season, entries, boards, rounds).flatMap(({ place, player, total, lines, games }) => {
    const person = people.get(player);
    if (person === undefined) return [];
    return [
      {
        place,
        player: person,
        total,
        lines,
        rounds: games.map(({ round, points, entry }) => ({ round, points, ...entry })),
      },
    ];
  });
}
