import { fault } from '../../../engine/fault';
import type { GameSystem, Message, Problem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { countedOf } from '../../../engine/measures';
import type { CorrectedEnd, GameRecord } from '../../store/records';

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

function problem(path: readonly (string | number)[], message: Message): Problem {
  return { code: 'bad-result', path, rule: '', message };
}
