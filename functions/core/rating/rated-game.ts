import { GAMES, isGameSystem } from '../../../engine/games';
import type { RatedGame, RatedSeat } from '../../../engine/tournament/ratings';
import { type Holding, ratedParts } from '../../../engine/tournament/seat-holders';
import type { ResultRecord } from '../result/results.records';

/** How much of a person's loss counts in a game that only bots won: nobody to be compared with has beaten them. */
const LOSS_TO_BOTS = 0.5;

/** A game's entry in the record for ratings: its seats at the end, and those who left one. */
export function ratedGame(result: ResultRecord): RatedGame {
  const game = gameOf(result);
  const winners = result.seats.filter(({ winner }) => winner);
  if (winners.length === 0 || winners.some(({ player }) => player.kind === 'human')) return game;
  const bots = new Set(result.seats.flatMap(({ player }) => (player.kind === 'bot' ? [player.id] : [])));
  const lessLoss = (one: RatedSeat): RatedSeat =>
    bots.has(one.player) ? one : { ...one, loss: (one.loss ?? 1) * LOSS_TO_BOTS };
  return { ...game, seats: game.seats.map(lessLoss), left: (game.left ?? []).map(lessLoss) };
}

function gameOf(result: ResultRecord): RatedGame {
  const rated = result.seats.map((seat) => partsOf(result, seat));
  const atTheEnd = new Set(result.seats.map(({ player }) => player.id));
  const once = new Set<string>();
  const dealt = result.seats.flatMap(({ seat, faction }) => (faction === undefined ? [] : [[seat, faction]]));
  return {
    system: result.system,
    ...(dealt.length > 0 && dealt.length === result.seats.length && { dealt: Object.fromEntries(dealt) }),
    factions: isGameSystem(result.system) && GAMES[result.system].seats.fixed,
    seats: result.seats.map(
      ({ player, seat, place }, at) =>
        rated[at]?.find((one) => one.player === player.id) ?? { player: player.id, seat, place },
    ),
    // No one is rated twice for one board: the seat that they held at the end counts, then the one they left first.
    left: rated.flat().filter(({ player }) => {
      const again = atTheEnd.has(player) || once.has(player);
      once.add(player);
      return !again;
    }),
  };
}

type Seat = ResultRecord['seats'][number];

/** The rated parts of a seat that several players held; none for a seat with one player. */
function partsOf({ seats, left = [], shared = false }: ResultRecord, held: Seat): readonly RatedSeat[] {
  const { seat, place, turns, player } = held;
  const leavers = left.filter((one) => one.seat === seat);
  // Results of earlier releases do not have the turns.
  if (leavers.length === 0 || turns === undefined) return [];
  const holdings = leavers.map(
    (one): Holding => ({
      player: one.player.id,
      turns: one.turns ?? 0,
      end: one.forfeited === true ? 'missed' : 'handed-over',
    }),
  );
  return ratedParts([...holdings, { player: player.id, turns, end: 'holds' }], shared).map(
    ({ last, ...part }) => ({ ...part, seat, place: last ? seats.length : place }),
  );
}
