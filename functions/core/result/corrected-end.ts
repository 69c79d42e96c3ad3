import { fault } from '../../../engine/fault';
import type { GameSystem, Message, Problem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { countedOf } from '../../../engine/measures';
import { loadScoring } from '../../../engine/tournament/scoring';
import { endOf } from '../game/board-end';
import type { GameRecord } from '../game/games.records';
import { seatTitle } from '../notification/of-game';
import type { CorrectedEnd } from '../ruling/rulings.records';
import { lackingYears } from '../scoring/scored-boards';

/** The fields of a game against which an end is checked. */
type Board = Pick<GameRecord, 'seats' | 'options'>;

/** All problems of a corrected end, each with the path to its field. */
export function problemsOfEnd(
  system: GameSystem,
  game: Board,
  position: unknown,
  end: CorrectedEnd,
): readonly Problem[] {
  return [
    ...seatProblems(game, end),
    ...figureProblems(system, end),
    ...sumProblems(system, game, position, end),
    ...placeProblems(end),
    ...endingProblems(end),
    ...outProblems(system, game, position, end),
  ];
}

function seatProblems({ seats }: Board, end: CorrectedEnd): readonly Problem[] {
  const names = seats.map(({ seat }) => seat);
  const given = end.seats.map(({ seat }) => seat);
  const wrong = given.flatMap((seat, at) => {
    if (!names.includes(seat)) return [problem(['seats', at, 'seat'], fault('result.noSeat', { seat }))];
    const twice = given.indexOf(seat) < at;
    return twice ? [problem(['seats', at, 'seat'], fault('result.twice', { seat }))] : [];
  });
  const missing = names.filter((name) => !given.includes(name));
  return missing.length === 0
    ? wrong
    : [...wrong, problem(['seats'], fault('result.missing', { seats: missing.join(', ') }))];
}

function figureProblems({ measures, title }: GameSystem, { seats }: CorrectedEnd): readonly Problem[] {
  const known = new Set(measures.map(({ id }) => id));
  return seats.flatMap(({ seat, figures }, at) => [
    ...Object.keys(figures)
      .filter((id) => !known.has(id))
      .map((id) =>
        problem(['seats', at, 'figures', id], fault('result.noFigure', { game: title, figure: id })),
      ),
    ...measures
      .filter(({ id }) => figures[id] === undefined)
      .map(({ id, name }) =>
        problem(['seats', at, 'figures', id], fault('result.figureMissing', { figure: name, seat })),
      ),
  ]);
}

/** If the game fixes the total of its leading measure, the seats together cannot have more. */
function sumProblems(
  system: GameSystem,
  game: Board,
  position: unknown,
  { seats }: CorrectedEnd,
): readonly Problem[] {
  const [leading] = system.measures;
  const total = system.progress?.(position, system.options.parse(game.options)).total;
  if (leading === undefined || total === undefined) return [];
  const sum = seats.reduce((all, { figures }) => all + (figures[leading.id] ?? 0), 0);
  if (sum <= total) return [];
  const measure = countedOf(system.id as GameSystemId);
  return [problem(['seats'], fault('result.sum', { total, measure, sum }))];
}

/** Seats that share a rank share its number, and the next number is skipped. */
function placeProblems({ seats }: CorrectedEnd): readonly Problem[] {
  return seats.flatMap(({ seat, place }, at) => {
    const better = seats.filter((other) => other.place < place).length;
    if (place === better + 1) return [];
    const why = fault('result.place', { count: better, seat, place: better + 1 });
    return [problem(['seats', at, 'place'], why)];
  });
}

function endingProblems({ ending, seats }: CorrectedEnd): readonly Problem[] {
  const first = seats.filter(({ place }) => place === 1).length;
  if (ending === 'won' && first !== 1) return [problem(['ending'], fault('result.won'))];
  if (ending === 'shared' && first < 2) return [problem(['ending'], fault('result.shared'))];
  return [];
}

/**
 * If the game fixes a measure's total, a seat with some of it is not eliminated; and no one is eliminated after the
 * last year played.
 */
function outProblems(
  system: GameSystem,
  game: Board,
  position: unknown,
  { seats, years }: CorrectedEnd,
): readonly Problem[] {
  const [leading] = system.measures;
  const fixed = system.progress?.(position, system.options.parse(game.options)).total !== undefined;
  return seats.flatMap(({ seat, out, figures }, at) => {
    if (out === undefined) return [];
    const has = fixed && leading !== undefined && (figures[leading.id] ?? 0) > 0;
    if (has)
      return [
        problem(
          ['seats', at, 'out'],
          fault('result.notOut', { seat: seatTitle({ system: system.id as GameSystemId }, seat) }),
        ),
      ];
    return years !== undefined && out > years
      ? [problem(['seats', at, 'out'], fault('result.outLater'))]
      : [];
  });
}

/**
 * The years that a result lacks although its scoring pays for them: those in which seats were eliminated, or the number
 * played.
 */
export async function yearProblems(
  system: GameSystem,
  game: Pick<GameRecord, 'seats' | 'options' | 'scoring' | 'atTheTable'>,
  position: unknown,
  end: CorrectedEnd,
): Promise<readonly Problem[]> {
  const scoring = await loadScoring(game.scoring);
  const ruled = endOf(system, position, [{ number: 1, kind: 'correct', end }]);
  const lacking = lackingYears(system, game, position, ruled, scoring);
  if (lacking === undefined) return [];
  const name = scoring.name;
  const seats = lacking.seats
    .map((seat) => seatTitle({ system: system.id as GameSystemId }, seat))
    .join(', ');
  return [
    ...(lacking.seats.length > 0 ? [problem(['seats'], fault('result.lacksOut', { name, seats }))] : []),
    ...(lacking.played ? [problem(['years'], fault('result.lacksYears', { name }))] : []),
  ];
}

function problem(path: readonly (string | number)[], message: Message): Problem {
  return { code: 'bad-result', path, rule: '', message };
}
