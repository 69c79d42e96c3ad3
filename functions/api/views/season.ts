import { gameSystem } from '../../../engine/systems';
import { explainRules, USUAL_RULES } from '../../../engine/tournament/aggregation';
import { inWordsOfGame } from '../../../engine/tournament/game-words';
import { chosenScoring } from '../../../engine/tournament/scoring';
import { mayActOn } from '../../services/access/conflicts';
import { rolesIn } from '../../services/access/roles';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { isAnonymous, withoutNames } from '../../services/press/anonymity';
import { seatsOf } from '../../services/results/season-seats';
import { tableOf } from '../../services/results/season-table';
import type { BoardRecord, EntryRecord, RoundRecord, SeasonRecord } from '../../store/records';
import type { SeasonSummary } from '../schemas/leagues';
import type { Board, Entry, Round, Season, StandingRow } from '../schemas/seasons';
import { Certificate } from '../schemas/seasons';
import { calendarFor } from './calendar';
import { readyIn } from './game';
import { lifeOf } from './season-life';

/** A season with its boards and the table they make. */
export async function seasonView(deps: Deps, caller: Caller | null, id: string): Promise<Outcome<Season>> {
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
  const secret = isAnonymous(season.press, season.status === 'finished');
  const ready = await readyCounts(deps, boards);
  return done({
    ...factsOf(season),
    registration: { ...season.registration, code: organizes ? season.registration.code : null },
    calendar: calendarFor(season, rounds, deps.clock()),
    entries: entries
      .filter(({ state }) => isShown(state, organizes))
      .map((entry) => entryView(entry, season)),
    mine: mineOf(own, season),
    apart: organizes ? season.apart : [],
    planned:
      organizes && (caller === null || (await mayActOn(deps, season, caller)) !== 'may-not')
        ? rounds.filter(({ state }) => state === 'planned').map(roundView)
        : [],
    boards: boards.map((board) => boardView(withSecrets(season, board, caller), ready.get(board.game) ?? 0)),
    standing: standingOf(
      season,
      entries,
      boards.filter((board) => !isSecret(season, board)),
      rounds,
    ),
    // Anyone who knows the seed can draw the boards.
    drawSeed: secret ? null : season.drawSeed,
    entered,
    myRoles: [...myRoles],
    ...lifeOf(season, { entries, boards, rounds }, deps.clock()),
  });
}

/** What the season's record says to every reader. */
function factsOf(season: SeasonRecord) {
  const { id, name, league, system, options, format, leftOver, rounds, round } = season;
  const { press, disputes = 'run', deadlines, absence = null, division = null, status, champions } = season;
  const { atTheTable = null } = season;
  const { title, measures, seats, counts } = gameSystem(system);
  const scoring = chosenScoring(season.scoring);
  return {
    ...{ id, name, league, system, systemTitle: title, options, format, leftOver, rounds, round },
    ...{ press, disputes, deadlines, absence, atTheTable, division, status, champions },
    measures: measures.map((measure) => ({ ...measure })),
    scoring: { id: scoring.id, name: scoring.name, explanation: inWordsOfGame(counts, scoring.explanation) },
    rules: inWordsOfGame(counts, explainRules(season.aggregation ?? USUAL_RULES)),
    teams: season.teams !== undefined,
    createdAt: new Date(season.createdAt).toISOString(),
    boardSize: seatsOf(season).length,
    seats: seats.fixed ? [...seatsOf(season)] : [],
  };
}

function isSecret({ press }: SeasonRecord, { status }: BoardRecord): boolean {
  return isAnonymous(press, status === 'finished');
}

/** A board that names only the caller while its seats are anonymous. */
function withSecrets(season: SeasonRecord, board: BoardRecord, caller: Caller | null): BoardRecord {
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
    result: board.result ?? 'as-played',
    seats: board.seats,
  };
}

function isShown(state: EntryRecord['state'], organizes: boolean): boolean {
  return state === 'in' || state === 'waiting' || (state === 'asked' && organizes);
}

function entryView(
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

export function roundView({ round, state, boards, sittingOut, certificate }: RoundRecord): Round {
  return { round, state, boards, sittingOut, certificate: certificateView(certificate) };
}

/** A certificate as everyone may see it: of pairs that wanted to be kept apart only the number. */
export function certificateView(certificate: RoundRecord['certificate']): Round['certificate'] {
  const { apart } = certificate;
  return Certificate.parse({ ...certificate, apart: Array.isArray(apart) ? apart.length : 0 });
}

function standingOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): StandingRow[] {
  const people = new Map(entries.map(({ player }) => [player.id, player]));
  return tableOf(season, entries, boards, rounds).flatMap(({ place, player, total, lines, games }) => {
    const person = people.get(player);
    if (person === undefined) return [];
    return [
      {
        place,
        player: person,
        total,
        lines: lines.map((line) => ({ ...line })),
        rounds: games.map(({ round, points, entry }) => ({ round, points, ...entry })),
      },
    ];
  });
}
