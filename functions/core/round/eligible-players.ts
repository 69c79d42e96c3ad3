import { inRound } from '../../../engine/games';
import type { EligiblePlayer } from '../../../engine/tournament/formats';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import { USUAL_CHECK_IN } from '../../../engine/tournament/schedule';
import { playsRound } from '../../../engine/tournament/season-schedule';
import type { BoardRecord } from '../result/results.records';
import type { SeasonParts } from '../season/season-state';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { drawnOrder } from '../standings/drawn-order';
import { sizesOf } from '../standings/season-seats';
import { seasonTable } from '../standings/season-table';
import { fillingBots } from './knock-out';
import { waitingForBoard } from './waiting-for-board';

/** The players of this round, in the order of the standings; in a knock-out tied players are in drawn order. */
export function eligiblePlayers(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
  round: number,
): readonly EligiblePlayer[] {
  const playing = playersOf(season, entries, round);
  const byId = new Map(playing.map((entry) => [entry.player.id, entry]));
  const contenders = seasonTable(season, entries, boards, rounds).flatMap(
    ({ player, place, total, games }) => {
      const entry = byId.get(player);
      if (entry === undefined) return [];
      // Those who came back have games from before.
      const since = games.filter((game) => game.round >= entry.since);
      // A player may have played two boards of a round.
      const rounds = new Set(since.map((game) => game.round)).size;
      return [{ id: player, place, total, byes: round - entry.since - rounds }];
    },
  );
  if (!knocksOut(season.format)) return contenders;
  const drawn = drawnOrder(season, `byes of round ${round}`, [...byId.keys()]);
  return contenders.sort(
    (one, other) => one.place - other.place || drawn.indexOf(one.id) - drawn.indexOf(other.id),
  );
}

/**
 * The players of a round: those who are entered and, if the season asks, have confirmed or are assumed to play; not
 * those whom an organizer marked absent, nor bots that only fill boards.
 */
export function playersOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  round: number,
): readonly EntryRecord[] {
  const filling = fillingBots(entries);
  const able = entries.filter(
    ({ state, since, player, absent = [] }) =>
      state === 'in' && since <= round && !absent.includes(round) && !filling.has(player.id),
  );
  if (!season.registration.confirm) return able;
  const answers = able.map((entry) => ({ ...entry, declined: entry.declined ?? 0 }));
  const people = answers.filter(({ player }) => player.kind === 'human');
  // A player who has reached the next stage keeps the place unless they give it up.
  const isKnockOut = knocksOut(season.format);
  const { assume } = season.schedule?.checkIn ?? USUAL_CHECK_IN;
  const fewest = sizesOf(inRound(season, round)).boardSize;
  return [
    ...answers.filter(({ player }) => player.kind === 'bot'),
    ...playsRound(people, round, { assume: isKnockOut ? 'plays' : assume, fewest }),
  ];
}

/** Players who wait for a board of a ladder, the longest wait first. */
export function eligibleForLadder(season: SeasonRecord, parts: SeasonParts): readonly EligiblePlayer[] {
  const table = new Map(seasonTable(season, parts.entries, parts.boards, []).map((row) => [row.player, row]));
  return waitingForBoard(season, parts).map(({ player: { id } }) => ({
    id,
    place: table.get(id)?.place ?? 1,
    total: table.get(id)?.total ?? 0,
    byes: 0,
  }));
}
