import { gameSystem } from '../../../engine/systems';
import { type Format, formatProblem } from '../../../engine/tournament/formats';
import type { Chance } from './chance';
import { type ShortGame, shortGame } from './games';

/** The settings of a run, chosen by its seed. */
export interface Scenario {
  readonly settings: Record<string, unknown> & { readonly absence?: object };
  readonly game: ShortGame;
  readonly format: Format;
  readonly players: number;
  /** Whether a player who withdraws may stay out: the season begins without them. */
  readonly mayStayAway: boolean;
  /** People outside the season who take vacated seats. */
  readonly substitutes: number;
  /**
   * The number of orders, of a thousand, from a bot that plays to win, so that units meet, fall and change their homes.
   */
  readonly wellPlayed: number;
}

/** A short season of small boards, with a few of the features of seasons. */
export function scenarioOf(chance: Chance): Scenario {
  const game = shortGame(chance);
  const { format, players, leftOver } = shapeOf(chance, game);
  const orders = chance.among(Math.min(3, game.minutes), game.minutes);
  const isOpen = format.kind === 'ladder';
  const isOneRound = format.kind === 'rounds' && format.rounds === 1;
  const withSubstitutes = chance.permille(180);
  const absence = withSubstitutes || chance.permille(400) ? absenceOf(chance, withSubstitutes) : undefined;
  const settings = {
    ...{ name: 'Faulty season', system: game.system, boardSize: game.boardSize },
    ...{ options: game.options(chance), format, leftOver, scoring: chance.pick(SCORINGS) },
    deadlines: {
      ...{ orders, adjustment: orders },
      earlyClose: chance.pick(['allowed', 'allowed', 'forbidden', 'consent']),
      ...(chance.permille(250) && { undoSeconds: chance.among(5, 60) }),
    },
    registration: {
      mode: 'open',
      capacity: isOneRound && chance.permille(150) ? Math.max(game.boardSize, players - 1) : null,
      confirm: format.kind === 'rounds' && !isOneRound && chance.permille(400),
      review: !isOpen && chance.permille(150),
      late: isOpen,
    },
    disputes: chance.pick(['hold', 'run']),
    ...(absence === undefined ? {} : { absence }),
  };
  return {
    ...{ settings, game, format, players, wellPlayed: chance.pick([200, 1000, 1000]) },
    mayStayAway: isOneRound && leftOver === 'bots' && players > game.boardSize,
    substitutes: withSubstitutes ? chance.among(1, 2) : 0,
  };
}

/** The two kinds of scoring that the recomputation supports. */
const SCORINGS = ['sum-of-squares', 'leading-measure'] as const;

type Shape = Pick<Scenario, 'format' | 'players'> & { readonly leftOver: 'bots' | 'byes' };

/** Rounds, a cup or a ladder, as far as it works with these players. */
function shapeOf(chance: Chance, game: ShortGame): Shape {
  const leftOver = game.isLong ? 'bots' : chance.pick(['bots', 'bots', 'byes'] as const);
  const shape = wantedShape(chance, game, leftOver);
  const { format, players } = shape;
  const sizes = { boardSize: game.boardSize, smallest: gameSystem(game.system).seats.min };
  const works = formatProblem(format, players, sizes, shape.leftOver) === undefined;
  return works ? shape : { ...shape, format: rounds(1), leftOver: 'bots' };
}

function wantedShape(chance: Chance, game: ShortGame, leftOver: Shape['leftOver']): Shape {
  const { boardSize, isLong } = game;
  const kind = chance.among(1, 100);
  if (kind <= 16 && !isLong)
    return { format: { kind: 'knock-out', advance: 1 }, players: boardSize + chance.among(1, 2), leftOver };
  if (kind <= 27) {
    const open = { boardsAtATime: 1, endsAfter: 2, fill: { afterMinutes: 4, with: 'bots' as const } };
    const players = isLong ? 3 : chance.among(2, 4);
    return { format: { kind: 'ladder', open }, players, leftOver: 'bots' };
  }
  const count = !isLong && chance.permille(boardSize > 2 ? 200 : 100) ? 2 : 1;
  const most = isLong
    ? 3
    : count === 1 && leftOver === 'bots' && boardSize > 2
      ? boardSize + 2
      : boardSize + 1;
  return { format: rounds(count), players: chance.among(Math.min(3, most), most), leftOver };
}

function rounds(count: number): Format {
  return { kind: 'rounds', rounds: count, strength: 'ignore', topBoard: false };
}

function absenceOf(chance: Chance, withSubstitutes: boolean): object {
  const canFallVacant = withSubstitutes || chance.permille(700);
  return {
    grace: chance.permille(600)
      ? { times: 1, minutes: chance.among(2, 6), freezes: chance.permille(500) }
      : null,
    disorder: canFallVacant ? { after: chance.among(1, 2), minutes: 3 } : null,
    substitutes: withSubstitutes ? chance.pick(['first', 'rating']) : 'none',
    botAfter: withSubstitutes && chance.permille(500) ? chance.among(0, 1) : null,
  };
}
