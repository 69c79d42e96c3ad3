import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { withoutHidden } from '../access/private-leagues';
import { reliabilityIn } from '../entry/sign-up-terms';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateFields } from '../platform/translate';
import { countsOnSite } from '../rating/rate-game';
import type { PlayerPage } from '../rating/ratings.schema';
import { RATING_BOARDS, rowOf } from '../rating/ratings.view';
import { playedAs } from '../result/played-as';
import type { RatingRecord, ResultRecord } from '../result/results.records';

const RESULTS = 100;

/**
 * A player's page, from their own partition; results from private leagues are only shown to members of these leagues.
 */
export async function playerView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<PlayerPage>> {
  const [ratings, all, won] = await Promise.all([
    deps.store.ratingsOf(id),
    deps.store.resultsOf(id, RESULTS),
    deps.store.trophiesOf(id),
  ]);
  const [records, trophies] = await Promise.all([
    withoutHidden(deps, caller, all, ({ league }) => league.id),
    withoutHidden(deps, caller, won, ({ league }) => league.id),
  ]);
  const mine = records.flatMap((result) => {
    const seat = result.seats.find(({ player }) => player.id === id);
    return seat === undefined ? [] : [{ result, seat }];
  });
  const player = all
    .flatMap(({ seats, left = [] }) => [...seats, ...left.filter(({ rating }) => rating !== undefined)])
    .find((seat) => seat.player.id === id)?.player;
  // Void and unconfirmed results are listed, but not counted here.
  const counting = mine.filter(({ result }) => countsOnSite(result));
  if (player === undefined) {
    const other = (await deps.store.player(id))?.mergedInto;
    if (other !== undefined) return playerView(deps, caller, language, other.id);
    return refuse({ code: 'not-found', what: 'playerWithGame' });
  }
  return done({
    player,
    ratings: ratings.map((record) => ratingRow(record, deps.clock())),
    results: records.flatMap((result) => resultRow(result, id)),
    trophies: await Promise.all(
      trophies
        .filter(({ unconfirmed }) => unconfirmed !== true)
        .sort((one, other) => other.endedAt - one.endedAt)
        .map(async ({ awards, endedAt, ...trophy }) => ({
          ...trophy,
          endedAt: iso(endedAt),
          awards: await translateFields(language, awards, ['title', 'detail']),
        })),
    ),
    deadlines: {
      reliability: reliabilityIn(id, records),
      owed: counting.reduce((sum, { seat }) => sum + seat.owed, 0),
      kept: counting.reduce((sum, { seat }) => sum + seat.kept, 0),
    },
    bySeat: bySeat(counting),
    byOpponent: byOpponent(counting),
  });
}

function ratingRow(record: RatingRecord, now: number): PlayerPage['ratings'][number] {
  const title = RATING_BOARDS.get(record.board)?.title ?? record.board;
  return { board: record.board, title, ...rowOf(record, 0, now), place: null };
}

interface Mine {
  readonly result: ResultRecord;
  readonly seat: ResultRecord['seats'][number];
}

/** A board of the player: one whose seat they held at the end, or left and were rated for. */
function resultRow(result: ResultRecord, id: string): readonly PlayerPage['results'][number][] {
  const { game, system, season, round, board, endedAt, ending, seats, left = [] } = result;
  const held = seats.find(({ player }) => player.id === id);
  const lost = left.find(({ player, rating }) => player.id === id && rating !== undefined);
  const seat = (held ?? lost)?.seat;
  const ended = seats.find((one) => one.seat === seat);
  if (seat === undefined || ended === undefined) return [];
  const last = held === undefined && lost?.forfeited === true;
  return [
    {
      ...{ game, system, season, round, board, ending, seat },
      endedAt: iso(endedAt),
      place: last ? seats.length : ended.place,
      players: seats.length,
      winner: held?.winner === true,
      voided: result.voided === true,
      unconfirmed: result.unconfirmed === true,
      left: held !== undefined ? null : last ? 'missed' : 'handed-over',
      points: held?.points ?? lost?.points ?? 0,
      rating: held?.rating ?? lost?.rating ?? 0,
      deviation: held?.deviation ?? null,
      opponents: seats
        .filter((other) => other !== ended)
        .map((other) => ({ player: other.player, seat: other.seat, place: other.place })),
    },
  ];
}

function bySeat(mine: readonly Mine[]): PlayerPage['bySeat'] {
  const groups = grouped(mine, ({ result, seat }) => `${result.system} ${playedAs(seat)}`);
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [
      {
        system: first.result.system,
        seat: playedAs(first.seat),
        games: group.length,
        wins: group.filter(({ seat }) => seat.winner).length,
        meanPlace: group.reduce((sum, { seat }) => sum + seat.place, 0) / group.length,
      },
    ];
  });
}

function byOpponent(mine: readonly Mine[]): PlayerPage['byOpponent'] {
  const meetings = mine.flatMap(({ result, seat }) =>
    result.seats
      .filter((other) => other.player.id !== seat.player.id)
      .map((other) => ({ player: other.player, own: seat.place, theirs: other.place })),
  );
  const rows = grouped(meetings, ({ player }) => player.id).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const ahead = group.filter(({ own, theirs }) => own < theirs).length;
    const behind = group.filter(({ own, theirs }) => own > theirs).length;
    return [{ player: first.player, games: group.length, ahead, behind }];
  });
  return rows.sort((one, other) => other.games - one.games);
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return [...groups.values()];
}
