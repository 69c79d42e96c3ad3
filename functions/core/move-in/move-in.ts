import type { GameSystem } from '../../../engine/game';
import { loadGameSystem } from '../../../engine/load-system';
import { roundsOf } from '../../../engine/tournament/formats';
import { certify } from '../../../engine/tournament/seating/certificate';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { personFor } from '../account/profile';
import { bots } from '../game/bots';
import { seasonAct } from '../league/log-act';
import { acceptsSeasons } from '../league/open-league';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { roundSeed } from '../round/round-seed';
import { seasonChanged } from '../season/season-changed';
import type { RoundRecord, SeasonRecord } from '../season/seasons.records';
import { seatsOf, sizesOf } from '../standings/season-seats';
import { type CheckedMoveIn, checkedMoveIn } from './checked-move-in';
import type { MovedIn, MoveIn } from './move-in.schema';

/**
 * Moves games that were played elsewhere into a season that has not started: it runs from then on, and its first round are
 * these games, seated as a sheet says. Everything is kept in one write, and any run finishes the boards. Their clocks
 * stand still until an organizer starts them. Games or a sheet with any problem change nothing.
 * @param preview whether only to report what the move would do
 */
export async function moveIn(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { preview, ...wish }: MoveIn,
): Promise<Outcome<MovedIn>> {
  const event = deps.newId();
  const found = await organizedSeason(deps, caller, seasonId, 'organizerMovesGamesIn');
  if (!found.ok) return found;
  const season = found.value;
  // The reply of the request that began it was lost.
  const isBegun = season.movedIn?.event === event;
  if (!isBegun && (season.status !== 'registration' || season.round > 0))
    return refuse({ code: 'registration-closed' });
  const open = await acceptsSeasons(deps, season.league.id);
  if (!open.ok) return open;
  if (season.format.kind !== 'rounds' || season.atTheTable !== undefined) return refuse(OTHER_FORMAT);
  const system = await loadGameSystem(season);
  if (system.loadTranscripts === undefined) return refuse(OTHER_GAME);
  const checked = await checkedMoveIn(deps, system, season, wish);
  if (!checked.ok) return checked;
  if (!preview && !isBegun && !(await begin(deps, caller, season, checked.value, event)))
    return refuse({ code: 'changed-meanwhile' });
  return done(shown(system, season, checked.value));
}

const OTHER_FORMAT = { code: 'not-allowed', why: { text: 'moveInFormat' } } as const;
const OTHER_GAME = { code: 'not-allowed', why: { text: 'moveInGame' } } as const;

/** Keeps the move as begun; its event completes it. */
async function begin(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  { players, boards }: CheckedMoveIn,
  event: string,
): Promise<boolean> {
  const at = deps.clock();
  const by = await personFor(deps, caller);
  const drawSeed = deps.newSeed();
  const seated = boards.map((board) => ({ ...board.seats }));
  const after = message('log.movedIn', { boards: boards.length, players: players.length });
  const rounds = roundsOf(season.format, Math.max(players.length, seatsOf(season).length), sizesOf(season));
  const written = await deps.store.beginMoveIn({
    season: { ...season, rounds },
    drawSeed,
    moved: { season: season.id, at, by, players: [...players], boards: [...boards] },
    round: await firstRound(deps, { ...season, drawSeed }, seated, at),
    entry: await seasonAct(deps, caller, season, { kind: 'move-in', after }),
    event: { ...seasonChanged(deps, season.id), id: event },
  });
  return written === 'begun';
}

/** The first round as the sheet seats it; everybody else who has registered sits out. */
async function firstRound(
  deps: Deps,
  season: SeasonRecord,
  boards: readonly Readonly<Record<string, string>>[],
  at: number,
): Promise<RoundRecord> {
  const playing = new Set(boards.flatMap((board) => Object.values(board)));
  const problem = { players: [...playing].map((id) => ({ id })), seats: seatsOf(season), earlier: [] };
  const made = { seed: roundSeed(season, 1), round: 1, method: 'by-hand', cost: 0 } as const;
  const entries = await deps.store.entries(season.id);
  return {
    ...{ season: season.id, round: 1, state: 'open' },
    boards: boards.map((board) => ({ ...board })),
    sittingOut: entries.flatMap(({ player, state }) =>
      state === 'in' && !playing.has(player.id) ? [player.id] : [],
    ),
    certificate: { ...certify(problem, boards, made) },
    ...{ plannedAt: at, version: 0 },
  };
}

function shown(
  system: GameSystem,
  season: SeasonRecord,
  { players, boards, skipped }: CheckedMoveIn,
): MovedIn {
  const people = new Map<string, PersonRecord>([...bots(), ...players].map((one) => [one.id, one]));
  const fresh = new Set(players.filter(({ isNew }) => isNew).map(({ id }) => id));
  return {
    season: { id: season.id, name: season.name },
    boards: boards.map(({ file, position, seats }, at) => ({
      ...{ board: at + 1, file, label: system.label(position) },
      seats: Object.entries(seats).map(([seat, id]) => {
        const { name = id, kind = 'human' } = people.get(id) ?? {};
        return { seat, name, holder: kind === 'bot' ? 'bot' : fresh.has(id) ? 'new' : 'known' };
      }),
    })),
    skipped: [...skipped],
  };
}
