import { GAMES } from '../../../engine/games';
import type { GameEnd } from '../../../functions/core/game/game-end.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import type { GameProgress } from '../../../functions/core/result/results.schema';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { seatName } from '../frame/seats';

type Named = Pick<GameEnd['seats'][number], 'seat' | 'player'>;

/** The players of some seats, by the names used in sentences. */
export function namesOfSeats(seats: readonly Named[], wanted: readonly string[], language: Language): string {
  const named = seats.filter(({ seat }) => wanted.includes(seat));
  return listInWords(
    named.map(({ seat, player }) => seatName(seat, player.name)),
    language,
  );
}

/** The result of a game, as the title of its page: "Ines wins", "Ines and Kenji share the win". */
export function endTitle(
  { seats, state }: Pick<GameEnd, 'seats' | 'state'>,
  t: Texts<'game-end'>,
  language: Language,
): string {
  if (state === 'void') return t('title.void');
  const winners = namesOfWinners(seats);
  if (winners.length === 0) return t('title.nobody');
  if (isDrawn(seats)) return t('title.drawn');
  const players = listInWords(winners, language);
  return winners.length === 1 ? t('title.wins', { players }) : t('title.share', { players });
}

/** The result of a game for one of its players, as the title of its page: "You are number 2 of 5". */
export function ownTitle(
  { seats, state }: Pick<GameEnd, 'seats' | 'state'>,
  seat: string | null,
  t: Texts<'game-end'>,
): string | null {
  const own = seats.find((one) => one.seat === seat);
  if (own === undefined || state === 'void') return null;
  if (isDrawn(seats)) return t('mine.drawn');
  if (own.winner) return t(seats.filter(({ winner }) => winner).length === 1 ? 'mine.won' : 'mine.shared');
  return own.place === null ? null : t('mine.place', { place: own.place, of: seats.length });
}

/** One line to send to friends, with the address of the page. */
export function shareLine(end: GameEnd, address: string, t: Texts<'game-end'>, language: Language): string {
  const winners = namesOfWinners(end.seats);
  const said = { game: end.systemTitle, label: end.label, address };
  if (winners.length === 0) return t('tell.nobody', said);
  const players = listInWords(winners, language);
  if (isDrawn(end.seats)) return t('tell.drawn', { ...said, players });
  const figure = winners.length === 1 ? figureOfWinner(end) : undefined;
  return figure === undefined
    ? t('tell.won', { ...said, players })
    : t('tell.wonWith', { ...said, players, figure });
}

/** Whether nobody lost: where all seats of a board share the first place, nobody has won anything. */
function isDrawn(seats: readonly Pick<GameEnd['seats'][number], 'winner'>[]): boolean {
  return seats.length > 1 && seats.every(({ winner }) => winner);
}

function namesOfWinners(seats: GameEnd['seats']): readonly string[] {
  return seats.filter(({ winner }) => winner).map(({ player }) => player.name);
}

/** "18 centres" */
function figureOfWinner({ seats, measures: [lead], system }: GameEnd): string | undefined {
  const figure = lead && seats.find(({ winner }) => winner)?.figures[lead.id];
  const { one, many } = GAMES[system].counts;
  return figure === undefined ? undefined : `${figure} ${figure === 1 ? one : many}`;
}

/** The seat that has won alone; null if nobody has, or several. */
export function winnerAlone({ seats }: Pick<GameEnd, 'seats'>): string | null {
  const [first, ...others] = seats.filter(({ winner }) => winner);
  return first === undefined || others.length > 0 ? null : first.seat;
}

/**
 * Whether figures decided for a seat that had no more of the leading measure at the end than another; a concession is
 * a decision of the players.
 */
export function isLevel(
  end: Pick<GameEnd, 'seats' | 'state'>,
  outcome: Pick<NonNullable<Game['outcome']>, 'end'> | null,
  { seats }: Pick<GameProgress, 'seats'>,
): boolean {
  const isByFigures = outcome?.end === 'points' || outcome?.end === 'time';
  const winner = isByFigures && end.state === 'as-played' ? winnerAlone(end) : null;
  const last = (wanted: (seat: string) => boolean) =>
    Math.max(...seats.filter(({ seat }) => wanted(seat)).map(({ values }) => values.at(-1) ?? 0));
  return winner !== null && last((seat) => seat === winner) === last((seat) => seat !== winner);
}
