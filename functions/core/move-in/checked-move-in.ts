import { fault } from '../../../engine/fault';
import type { GameSystem, Message, Problem } from '../../../engine/game';
import { stepRandom } from '../../../engine/random';
import type { MemberRecord } from '../account/people.records';
import { bots } from '../game/bots';
import { isBanned } from '../member/bans';
import { peopleBehind } from '../past-season/known-people';
import type { PastPlayer } from '../past-season/past-seasons.records';
import type { ListedPerson } from '../past-season/people-on-list';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { StoredText } from '../platform/message.records';
import { problemAt } from '../roster/lists/csv-lines';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { seatsOf } from '../standings/season-seats';
import type { MovedBoard } from './move-in.records';
import type { MoveIn } from './move-in.schema';
import { readSheet } from './read-sheet';

/** Games that can move in, with the people who play them. */
export interface CheckedMoveIn {
  readonly players: readonly PastPlayer[];
  readonly boards: readonly MovedBoard[];
  readonly skipped: readonly string[];
}

/** Reads positions and sheet of a move; nothing is written. All problems are reported at once. */
export async function checkedMoveIn(
  deps: Deps,
  system: GameSystem,
  season: SeasonRecord,
  { games, text }: Pick<MoveIn, 'games' | 'text'>,
): Promise<Outcome<CheckedMoveIn>> {
  const seats = seatsOf(season);
  const read = games.map((game, at) => positionOf(system, season, game, at));
  const wrong = read.flatMap((one) => ('problems' in one ? one.problems : []));
  const sheet = await readSheet(text, { files: games.map(({ file }) => file), seats });
  if (!sheet.ok)
    return sheet.refusal.code === 'invalid'
      ? refuse({ code: 'invalid', problems: [...wrong, ...sheet.refusal.problems] })
      : sheet;
  const { people, boards, skipped } = sheet.value;
  const at = season.createdAt;
  const behind = await peopleBehind(deps, season.league.id, { id: season.id, at }, people);
  const problems: Problem[] = [
    ...wrong,
    ...behind.problems,
    ...(await refusedPeople(deps, season, people, behind.players)),
    ...placeProblems(season, behind.players),
  ];
  const free = bots().map(({ id }) => id);
  const moved = games.map(({ file }, game): MovedBoard => {
    const one = read[game];
    const position = one !== undefined && 'position' in one ? one.position : undefined;
    const seated = seats.flatMap((seat) => {
      const person = boards[game]?.[seat];
      const player = person === undefined ? free.shift() : behind.players[person]?.id;
      return player === undefined ? [] : [[seat, player] as const];
    });
    return { file, position, seats: Object.fromEntries(seated) };
  });
  const empty = boards.reduce((sum, board) => sum + seats.length - Object.keys(board).length, 0);
  if (empty > bots().length)
    problems.push(ofList(fault('seating.bots', { seats: empty, bots: bots().length })));
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  return done({ players: behind.players, boards: moved, skipped });
}

type ReadPosition = { readonly position: unknown } | { readonly problems: readonly Problem[] };

/** A game's position under the season's options: what it leaves out is as in the season's set-up. */
function positionOf(
  system: GameSystem,
  season: SeasonRecord,
  { file, position }: MoveIn['games'][number],
  at: number,
): ReadPosition {
  const seats = seatsOf(season);
  const options = system.options.parse(season.options);
  const wrong = (problem: StoredText, path: Problem['path'] = []): Problem => ({
    ...{ code: 'bad-game', path: ['games', at, ...path], rule: '' },
    message: fault('move.game', { file: file.slice(0, 60), problem }),
  });
  // Only games without dice and hidden parts can move in: their set-up draws nothing.
  const setup = system.setup(options, seats, stepRandom('0'.repeat(32), season.id, 0));
  const read = system.read({ ...(setup as object), ...position }, options, seats);
  if (!read.ok) return { problems: read.problems.map(({ message, path }) => wrong(message, path)) };
  if (system.pending(read.value) === null) return { problems: [wrong(fault('move.over'))] };
  return { position: read.value };
}

/**
 * People who cannot be seated without being asked: those who are banned, have left the season, or have a login and are
 * not members of the league.
 */
async function refusedPeople(
  deps: Deps,
  season: SeasonRecord,
  listed: readonly ListedPerson[],
  players: readonly PastPlayer[],
): Promise<readonly Problem[]> {
  const [members, entries] = await Promise.all([
    deps.store.members(season.league.id),
    deps.store.entries(season.id),
  ]);
  const found = await Promise.all(
    players.map(async (player, at) => {
      const why = player.isNew ? undefined : await whyNot(deps, player, members, entries);
      return why === undefined ? [] : [problemAt(listed[at]?.lines[0] ?? 1, why)];
    }),
  );
  return found.flat();
}

async function whyNot(
  deps: Deps,
  { id, name }: PastPlayer,
  members: readonly MemberRecord[],
  entries: readonly EntryRecord[],
): Promise<Message | undefined> {
  const member = members.find(({ player }) => player.id === id);
  if (isBanned(member, deps.clock())) return fault('move.banned', { name });
  const entry = entries.find(({ player }) => player.id === id);
  if (entry?.state === 'withdrawn' || entry?.state === 'removed') return fault('seating.notNow', { name });
  if (member !== undefined && member.leftAt === undefined) return undefined;
  // An account that nobody has ever logged in to waits for its owner, whoever opened it.
  const login = await deps.store.loginOf(id);
  return login?.hasCome === false ? undefined : fault('move.notMember', { name });
}

function placeProblems(
  { registration: { capacity } }: SeasonRecord,
  players: readonly PastPlayer[],
): readonly Problem[] {
  if (capacity === null || players.length <= capacity) return [];
  return [ofList(fault('move.capacity', { players: players.length, places: capacity }))];
}

function ofList(message: Message): Problem {
  return { code: 'bad-list', path: ['text'], rule: '', message };
}
