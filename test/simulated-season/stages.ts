import { shuffled } from '../../engine/core/shuffled';
import { textRandom } from '../../engine/random';
import type { SectionKind } from '../../engine/tournament/left-over';
import type { RoundRecord } from '../../functions/core/season/seasons.records';
import type { Played, PlayedSeat } from './recomputed';

/** A section of a round, or a whole round without sections. */
export interface Stage {
  readonly round: number;
  /** The number of its first board. */
  readonly first: number;
  /** Player ids by seat. */
  readonly boards: RoundRecord['boards'];
  readonly sittingOut: readonly string[];
}

/** The sections of a kind by round; a round without sections is a stage of a cup. */
export function stagesOf(rounds: readonly RoundRecord[], kind: SectionKind): readonly Stage[] {
  return rounds.flatMap((round) => {
    const { sections, boards, sittingOut } = round;
    if (sections === undefined) return kind === 'cup' ? [{ ...round, first: 1, boards, sittingOut }] : [];
    return sectionsIn(round)
      .filter((one) => one.kind === kind)
      .map(({ stage }) => stage);
  });
}

/** All sections of a round in the order of their boards. */
export function sectionsIn({ round, boards, sittingOut, sections = [] }: RoundRecord) {
  return sections.map(({ kind, boards: count, players }, at) => {
    const before = sections.slice(0, at).reduce((sum, one) => sum + one.boards, 0);
    const stage: Stage = {
      round,
      first: before + 1,
      boards: boards.slice(before, before + count),
      sittingOut: sittingOut.filter((id) => players.includes(id)),
    };
    return { kind, players, stage };
  });
}

export function enteredIn({ boards, sittingOut }: Stage): ReadonlySet<string> {
  return new Set([...boards.flatMap((board) => Object.values(board)), ...sittingOut]);
}

/** The games of a stage. */
export function gamesIn({ round, first, boards }: Stage, games: readonly Played[]): readonly Played[] {
  return games.filter(
    (game) => game.round === round && game.board >= first && game.board < first + boards.length,
  );
}

/** A seat with its position among the people of its board: it decides places, and only a draw separates equal ones. */
export interface OrderedSeat extends PlayedSeat {
  readonly position: number;
}

/**
 * The people of a board, best first: by place, points, their best game until then, and last by the draw that
 * docs/scoring.md describes.
 * @param seed of the season
 */
export function orderOnBoard(game: Played, games: readonly Played[], seed: string): readonly OrderedSeat[] {
  const best = (id: string) => bestUntil(id, game.round, games);
  const people = game.players.filter(({ isBot }) => !isBot);
  const compare = (one: PlayedSeat, other: PlayedSeat) =>
    one.place - other.place || other.points - one.points || best(other.id) - best(one.id);
  const drawn = (level: readonly PlayedSeat[]) =>
    level.length < 2
      ? level
      : shuffled(
          [...level].sort((one, other) => (one.id < other.id ? -1 : 1)),
          textRandom(`${seed} cut of round ${game.round}`),
        );
  const sorted = [...people].sort(compare);
  const leaders = sorted.filter((seat, at) => {
    const before = sorted[at - 1];
    return before === undefined || compare(before, seat) !== 0;
  });
  return leaders.flatMap((leader) => {
    const position = 1 + sorted.filter((seat) => compare(seat, leader) < 0).length;
    const level = sorted.filter((seat) => compare(leader, seat) === 0);
    return drawn(level).map((seat) => ({ ...seat, position }));
  });
}

/** The points of a player's best game until a round. */
export function bestUntil(id: string, round: number, games: readonly Played[]): number {
  const points = games
    .filter((one) => one.round <= round)
    .flatMap(({ players }) => players.filter((seat) => seat.id === id).map((seat) => seat.points));
  return Math.max(...points);
}
