import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { inRound } from '../../../engine/games';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { Caller } from '../access/caller';
import { mayActOn } from '../access/conflicts';
import { organizedSeason } from '../access/guards';
import type { MemberRecord } from '../account/people.records';
import { personFor } from '../account/profile';
import { isWaitedFor } from '../entry/enter-free-place';
import { newEntry } from '../entry/new-entry';
import { boardOf } from '../game/boards';
import { earlierYears, finishedBoard } from '../game/current-board';
import type { GameRecord, SeatRecord } from '../game/games.records';
import { seasonAct } from '../league/log-act';
import { isBanned } from '../member/bans';
import { seatTitle } from '../notification/of-game';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { inSeries, message } from '../platform/message';
import { personInLog } from '../press/anonymity';
import type { BoardRecord } from '../result/results.records';
import { findable, isInvitedAs } from '../roster/known-by-name';
import { peopleNamed, taggedName } from '../roster/lists/person-name';
import { readPeople } from '../roster/lists/read-people';
import { openAccountFor } from '../roster/open-accounts';
import { pastPeople } from '../roster/past-people';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { possibleSeats } from '../standings/season-seats';
import type { ChangeChairs } from './chairs.schema';
import type { BoardOfChairs } from './chairs.store';
import { isForAll } from './draw-round';
import { sectionOfBoard, sectionOfPlayer } from './sections';
import { MOST_BOARDS_EACH, whyOneBoardEach } from './two-boards';

/**
 * Changes who sits where on boards at real tables that have no result yet, for an organizer: a stand-in takes a chair, a
 * late arrival a free one, or players of one or several boards of the round swap. All changes are carried out, or none.
 * A player who loses a chair sits out the round; the result counts for those who sit there when it is entered.
 */
export async function changeChairs(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { changes }: ChangeChairs,
): Promise<Outcome<RoundRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerChangesChairs');
  if (!found.ok) return found;
  const season = found.value;
  if ((await mayActOn(deps, season, caller)) === 'may-not') return refuse({ code: 'conflict-of-interest' });
  const parts = await partsOf(deps, season);
  const { round } = parts;
  if (round === undefined) return refuse({ code: 'not-found', what: 'round' });
  const chairs = await Promise.all(changes.map((one, at) => chairOf(deps, parts, one, at)));
  const wrong = [...chairs.flatMap((one) => ('problem' in one ? [one.problem] : [])), ...namedTwice(changes)];
  if (wrong.length > 0) return refuse({ code: 'invalid', problems: wrong });
  const named = chairs.flatMap((one) => ('problem' in one ? [] : [one]));
  if (named.some(({ before, change }) => (before?.id ?? null) !== change.holder))
    return refuse({ code: 'changed-meanwhile' });
  const takers = await takersOf(deps, parts, changes);
  if (!takers.ok) return takers;
  const wanted = named.map((chair, at) => ({ ...chair, taker: takers.value[at] ?? NOBODY }));
  const unfit = [
    ...wanted.flatMap((one, at) => unfitTaker(deps, parts, one, at)),
    ...sitTwice(parts, wanted),
  ];
  if (unfit.length > 0) return refuse({ code: 'invalid', problems: unfit });
  // An organizer who took a chair by their own act would be choosing their own games.
  if (wanted.some(({ taker }) => taker.known?.id === caller.id) && caller.confirmedBy === undefined)
    return refuse({ code: 'conflict-of-interest' });
  return carryOut(deps, caller, { ...parts, round }, wanted);
}

interface Parts {
  readonly season: SeasonRecord;
  readonly entries: readonly EntryRecord[];
  readonly members: readonly MemberRecord[];
  readonly boards: readonly BoardRecord[];
  /** The last round that has been released. */
  readonly round: RoundRecord | undefined;
}

type Change = ChangeChairs['changes'][number];

/** A chair of a change, as it is now. */
interface Chair {
  readonly change: Change;
  readonly game: GameRecord;
  /** Undefined for a chair that is free: the game has it, and nobody sits there. */
  readonly before: PersonRecord | undefined;
}

/** Who takes a chair: somebody whom the league knows, or a name that nobody there has. */
interface Taker {
  readonly known?: PersonRecord;
  readonly newName?: string;
}

type Wanted = Chair & { readonly taker: Taker };

const NOBODY: Taker = {};

async function partsOf(deps: Deps, season: SeasonRecord): Promise<Parts> {
  const [entries, members, boards, rounds] = await Promise.all([
    deps.store.entries(season.id),
    deps.store.members(season.league.id),
    deps.store.boards(season.id),
    deps.store.rounds(season.id),
  ]);
  return { season, entries, members, boards, round: rounds.findLast(({ state }) => state === 'open') };
}

/** The chair that a change names, or why it cannot change hands. */
async function chairOf(
  deps: Deps,
  { season, boards, round }: Parts,
  change: Change,
  at: number,
): Promise<Chair | { readonly problem: Problem }> {
  const board = boards.find(({ game }) => game === change.game);
  const game = board && (await deps.store.game(board.game));
  if (board === undefined || game === undefined)
    return { problem: problemIn(at, 'game', 'unknown-board', fault('chairs.noBoard')) };
  const number = { board: board.board };
  if (game.atTheTable === undefined)
    return { problem: problemIn(at, 'game', 'not-at-a-table', fault('chairs.notAtTable', number)) };
  if (board.round !== round?.round)
    return { problem: problemIn(at, 'game', 'earlier-round', fault('chairs.earlierRound', number)) };
  const finished = await finishedBoard(deps, game);
  if (finished?.end.outcome !== null || finished.end.result !== 'as-played')
    return { problem: problemIn(at, 'game', 'has-a-result', fault('chairs.hasResult', number)) };
  const before = game.seats.find(({ seat }) => seat === change.seat)?.player;
  if (before === undefined && !possibleSeats(inRound(season, board.round)).includes(change.seat))
    return { problem: problemIn(at, 'seat', 'unknown-seat', fault('ruling.noSeat')) };
  return { change, game, before };
}

function namedTwice(changes: readonly Change[]): readonly Problem[] {
  return changes.flatMap(({ game, seat }, at) =>
    changes.findIndex((one) => one.game === game && one.seat === seat) < at
      ? [problemIn(at, 'seat', 'named-twice', fault('chairs.namedTwice'))]
      : [],
  );
}

/** Finds the people who take the chairs, by id or by the name that the league knows. */
async function takersOf(
  deps: Deps,
  { season, entries, members }: Parts,
  changes: readonly Change[],
): Promise<Outcome<readonly Taker[]>> {
  const isNamed = changes.some(({ name }) => name !== undefined);
  const [invitations, past] = isNamed
    ? await Promise.all([deps.store.invitations(season.id), pastPeople(deps, season.league.id)])
    : [[], []];
  const league = { members, past, entries, invitations };
  const people = [...entries, ...members].map(({ player }) => player);
  const problems: Problem[] = [];
  const takers: Taker[] = [];
  for (const [at, { player, name }] of changes.entries()) {
    const unknown = () => problems.push(problemIn(at, 'player', 'unknown-player', fault('chairs.unknown')));
    if ((player === undefined) === (name === undefined)) unknown();
    else if (player !== undefined) {
      const known = people.find(({ id }) => id === player);
      if (known === undefined) unknown();
      else takers.push({ known });
    } else if (name !== undefined) {
      const read = await readPeople(name);
      const [one, ...more] = read.ok ? read.value.players : [];
      if (one === undefined || one.name === null || one.email !== null || more.length > 0) {
        problems.push(problemIn(at, 'name', 'bad-name', fault('chairs.name')));
        continue;
      }
      const found = one.isNew ? [] : peopleNamed(one.name, findable(league));
      const [known] = found;
      if (found.length > 1) {
        const choices = found.map(taggedName).join(', ');
        problems.push(
          problemIn(at, 'name', 'several-people', fault('chairs.which', { name: one.name, choices })),
        );
      } else if (known === undefined && isInvitedAs(one.name, league))
        problems.push(problemIn(at, 'name', 'invited', fault('chairs.invited', { name: one.name })));
      else takers.push(known === undefined ? { newName: one.name } : { known });
    }
  }
  return problems.length > 0 ? refuse({ code: 'invalid', problems }) : done(takers);
}

/** Why a person may not take a chair. */
function unfitTaker(
  deps: Deps,
  parts: Parts,
  { change, before, taker, game }: Wanted,
  at: number,
): readonly Problem[] {
  const { season, entries, members, round } = parts;
  const field = change.player === undefined ? 'name' : 'player';
  const { known } = taker;
  const sits = known !== undefined && seatedIn(parts).some(({ player }) => player.id === known.id);
  const isOfRound = sits || (known !== undefined && round?.sittingOut.includes(known.id) === true);
  const problem = (code: string, why: Message) => [problemIn(at, field, code, why)];
  if (knocksOut(season.format) && (round?.round ?? 1) > 1 && !isOfRound)
    return problem('not-in-this-round', fault('chairs.gotThrough'));
  if (round !== undefined && isOfRound && known !== undefined && round.round > 1) {
    const [here, own] = [sectionOfBoard(round, game.board), sectionOfPlayer(round, known.id)];
    if (here?.first !== own?.first) return problem('other-section', fault('chairs.section'));
  }
  if (known === undefined) return [];
  const { name } = known;
  if (known.kind === 'bot') return problem('bot', fault('chairs.bot'));
  if (known.id === before?.id) return problem('changes-nothing', fault('chairs.sitsThere', { name }));
  const member = members.find(({ player }) => player.id === known.id);
  const entry = entries.find(({ player }) => player.id === known.id);
  if (isBanned(member, deps.clock())) return problem('banned', fault('chairs.banned', { name }));
  if (entry?.state === 'removed') return problem('removed', fault('ruling.removed', { name }));
  if (entry?.state === 'invited') return problem('invited', fault('chairs.invited', { name }));
  if (!sits && (member === undefined || member.leftAt !== undefined))
    return problem('not-a-member', fault('chairs.notMember', { name }));
  return [];
}

/** The seats of the round, as the boards say. */
function seatedIn({
  boards,
  round,
}: Parts): readonly (SeatRecord & { readonly game: string; readonly board: number })[] {
  return boards
    .filter((one) => one.round === round?.round)
    .flatMap(({ game, board, seats }) => seats.map(({ seat, player }) => ({ game, board, seat, player })));
}

/**
 * Players who would hold two chairs of the round although nobody says that they play both, or who cannot: at one board,
 * at more than two, or in a format in which a player has one place.
 */
function sitTwice(parts: Parts, wanted: readonly Wanted[]): readonly Problem[] {
  const stay = seatedIn(parts).filter(
    ({ game, seat }) => !wanted.some(({ change }) => change.game === game && change.seat === seat),
  );
  return wanted.flatMap(({ taker, change, game }, at) => {
    const id = taker.known?.id;
    const others = [
      ...stay.filter(({ player }) => player.id === id),
      ...wanted.slice(0, at).flatMap((one) => (isSame(one.taker, taker) ? [one.game] : [])),
    ];
    const [other] = others;
    if (other === undefined) return [];
    const { board } = other;
    const named = { name: taker.known?.name ?? taker.newName ?? '', board };
    const field = change.player === undefined ? 'name' : 'player';
    const why =
      change.twice !== true
        ? fault('chairs.twice', named)
        : others.some((one) => one.board === game.board)
          ? fault('chairs.sameBoard', named)
          : others.length >= MOST_BOARDS_EACH
            ? fault('chairs.thrice', named)
            : whyOneBoardEach(parts.season);
    return why === undefined ? [] : [problemIn(at, field, 'sits-twice', why)];
  });
}

function isSame(one: Taker, other: Taker): boolean {
  return one.known === undefined
    ? one.newName !== undefined && one.newName === other.newName
    : one.known.id === other.known?.id;
}

function problemIn(at: number, field: string, code: string, why: Message): Problem {
  return { code, path: ['changes', at, field], rule: '', message: why };
}

/** A chair with its new player. */
type Taken = Chair & { readonly player: PersonRecord };

async function carryOut(
  deps: Deps,
  caller: Caller,
  parts: Parts & { readonly round: RoundRecord },
  wanted: readonly Wanted[],
): Promise<Outcome<RoundRecord>> {
  const { season, round } = parts;
  const members = [...parts.members];
  const taken: Taken[] = [];
  // One after the other: of two new people with one name, the second gets a tag.
  for (const { taker, ...chair } of wanted) {
    const player = taker.known ?? (await openAccountFor(deps, taker.newName ?? '', members));
    if (player === undefined) return refuse({ code: 'not-allowed', why: { text: 'noLoginByMail' } });
    if (taker.known === undefined)
      members.push({ league: season.league.id, player, roles: ['player'], joinedAt: deps.clock() });
    taken.push({ ...chair, player });
  }
  const joining = members.slice(parts.members.length);
  const entries = await entriesFor(deps, caller, parts, taken);
  const after = roundAfter(parts, taken);
  const written = await deps.store.changeChairs({
    ...{ season, round: [round, after], entries, members: joining },
    boards: await boardsAfter(deps, taken),
    entry: await seasonAct(deps, caller, season, {
      kind: 'change-chairs',
      subject: message('log.round', { round: round.round }),
      before: inSeries(
        taken.map((one) => (one.before === undefined ? freeInWords(one) : chairInWords(one, one.before))),
      ),
      after: inSeries(
        taken.map((one) => {
          const words = chairInWords(one, one.player);
          return isSecondChair(parts, taken, one) ? message('log.chairTwice', { chair: words }) : words;
        }),
      ),
    }),
    at: deps.clock(),
    events: [
      {
        ...{ id: deps.newId(), kind: 'chairs-changed', at: deps.clock(), season: season.id },
        moved: movedIn(parts, taken),
      },
      // A place of the season is taken.
      ...(entries.length === 0 ? [] : [seasonChanged(deps, season.id)]),
    ],
  });
  return written === 'changed'
    ? done({ ...after, version: round.version + 1 })
    : refuse({ code: 'changed-meanwhile' });
}

/** Entries for those who have none: with a place from the next round on, or on the wait list while none is free. */
async function entriesFor(
  deps: Deps,
  caller: Caller,
  { season, entries }: Parts,
  taken: readonly Taken[],
): Promise<readonly EntryRecord[]> {
  const known = new Set(entries.map(({ player }) => player.id));
  const fresh = taken.filter(({ player }) => !known.has(player.id));
  if (fresh.length === 0) return [];
  const { capacity } = season.registration;
  const free = (await isWaitedFor(deps, season))
    ? 0
    : (capacity ?? Number.POSITIVE_INFINITY) - season.players;
  const by = await personFor(deps, caller);
  return fresh.map(({ player }, at) => ({
    ...newEntry(season, player, deps.clock(), at < free ? 'in' : 'waiting'),
    enteredBy: by,
  }));
}

async function boardsAfter(deps: Deps, taken: readonly Taken[]): Promise<readonly BoardOfChairs[]> {
  const games = new Map(taken.map(({ game }) => [game.id, game]));
  return Promise.all(
    [...games.values()].map(async (game) => {
      const seats = taken
        .filter((one) => one.game.id === game.id)
        .map(({ change, player }) => ({ seat: change.seat, player }));
      return { game, seats, board: await summaryOf(deps, { ...game, seats: withPlayers(game, seats) }) };
    }),
  );
}

function withPlayers({ seats }: GameRecord, moved: readonly SeatRecord[]): SeatRecord[] {
  const isHere = (chair: string) => seats.some(({ seat }) => seat === chair);
  return [
    ...seats.map((one) => moved.find(({ seat }) => seat === one.seat) ?? one),
    ...moved.filter(({ seat }) => !isHere(seat)),
  ];
}

/** The summary of a board at a real table with these players. */
async function summaryOf(deps: Deps, game: GameRecord): Promise<BoardRecord> {
  const [finished, gate] = await Promise.all([finishedBoard(deps, game), deps.store.gate(game.id)]);
  if (finished === undefined || gate === undefined) throw new Error(`game ${game.id} is at no real table`);
  const { system, last, rulings } = finished;
  return boardOf(system, game, gate, last, await earlierYears(deps, game, gate), rulings);
}

/** The round with those who really sit there, and those who sit it out; the boards as drawn stay in its record. */
function roundAfter(parts: Parts & { round: RoundRecord }, taken: readonly Taken[]): RoundRecord {
  const { season, entries, round } = parts;
  const boards = round.boards.map((board, at) => ({
    ...board,
    ...Object.fromEntries(
      taken.filter(({ game }) => game.board === at + 1).map(({ change, player }) => [change.seat, player.id]),
    ),
  }));
  const seated = new Set(playersAfter(parts, taken));
  const out = taken.flatMap(({ before }) => before?.id ?? []).filter((id) => !seated.has(id));
  const replacedBy = (id: string): string => {
    const next = taken.find(({ before }) => before?.id === id)?.player.id;
    return next === undefined ? id : replacedBy(next);
  };
  const sitters = out.filter((id) => {
    const entry = entries.find(({ player }) => player.id === id);
    const couldPlay = entry?.state === 'in' && entry.since <= round.round;
    return round.sittingOut.includes(replacedBy(id)) || (couldPlay && isForAll(season, round.round, [round]));
  });
  const away = { ...round.away };
  for (const id of sitters) {
    // A bye goes over to the player whose chair is taken; a player who leaves a chair to a stand-in is absent.
    const why = round.sittingOut.includes(replacedBy(id)) ? round.away?.[replacedBy(id)] : 'absent';
    if (why !== undefined) away[id] = why;
  }
  for (const id of seated) delete away[id];
  const sittingOut = [...round.sittingOut.filter((id) => !seated.has(id)), ...sitters];
  return { ...round, boards, sittingOut, away, drawn: round.drawn ?? round.boards };
}

function chairInWords({ game, change: { seat } }: Chair, player: PersonRecord): Message {
  const { name } = personInLog(game, player);
  return message('log.chair', { name, seat: seatTitle(game, seat), board: game.board });
}

function freeInWords({ game, change: { seat } }: Chair): Message {
  return message('log.freeChair', { seat: seatTitle(game, seat), board: game.board });
}

/** The players of all chairs of the round once these have changed hands; who plays two boards is there twice. */
function playersAfter(parts: Parts, taken: readonly Taken[]): readonly string[] {
  const isTaken = (game: string, seat: string) =>
    taken.some(({ change }) => change.game === game && change.seat === seat);
  const stay = seatedIn(parts).filter(({ game, seat }) => !isTaken(game, seat));
  return [...stay, ...taken].map(({ player }) => player.id);
}

/** Whether a chair is the second one of its new player: of two that change hands, the later one. */
function isSecondChair(parts: Parts, taken: readonly Taken[], one: Taken): boolean {
  const earlier = taken.slice(0, taken.indexOf(one)).some(({ player }) => player.id === one.player.id);
  const before = taken.filter(({ player }) => player.id === one.player.id).length;
  const all = playersAfter(parts, taken).filter((id) => id === one.player.id).length;
  return earlier || all > before;
}

/** Whom the change concerns: those with a new chair, and those without one. */
function movedIn(parts: Parts, taken: readonly Taken[]) {
  const seated = new Set(playersAfter(parts, taken));
  return [
    ...taken.map(({ game, change, player }) => ({ player: player.id, game: game.id, seat: change.seat })),
    ...taken.flatMap(({ game, before }) =>
      before === undefined || seated.has(before.id) ? [] : [{ player: before.id, game: game.id, seat: null }],
    ),
  ];
}
