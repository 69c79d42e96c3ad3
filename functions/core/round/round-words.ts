import { seatName } from '../../../engine/core/by-seat';
import type { Message } from '../../../engine/game';
import type { SystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { type Language, localeOf } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import { message } from '../platform/message';
import type { BoardRecord, ResultRecord } from '../result/results.records';
import { pointsIn } from '../scoring/points-in';
import type { SeasonRecord } from '../season/seasons.records';

/** A row of the standings in a report. */
export interface TableRow {
  readonly player: string;
  readonly name: string;
  readonly place: number;
  readonly total: number;
}

/** The translator of a season's reports, with its language, its game's terms, and points with one decimal. */
export async function reportWords(language: Language, system: SystemId) {
  const say = await translatorIn(language, ['platform', 'labels']);
  return { language, system, say, points: pointsIn(language) };
}

export type ReportWords = Awaited<ReturnType<typeof reportWords>>;

/** Text for Markdown, escaped so that a name cannot format, link or notify anyone. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~#]/g, '\\$&')
    .replaceAll('@', '@\u200b');
}

/**
 * Each board with its seats, best first, and the effect of a ruling on it.
 * @param stageOf the name of a board that is called otherwise than its round
 */
export function boardLines(
  words: ReportWords,
  boards: readonly BoardRecord[],
  stageOf: (board: BoardRecord) => Message | undefined = () => undefined,
): readonly string[] {
  const { say, points: figure } = words;
  return boards.flatMap((board, at) => {
    const seats = [...board.seats].sort(
      (one, other) => (one.place ?? 0) - (other.place ?? 0) || other.points - one.points,
    );
    const stage = stageOf(board);
    const name =
      stage === undefined
        ? message('report.board', { board: board.board })
        : message('report.boardOfStage', { board: board.board, stage });
    const head = [`**${say(name)}**,`, stateOf(words, board)];
    return [
      ...(at === 0 ? [] : ['']),
      [...head, ...winnerOf(words, board)].join(' '),
      ...seats.map(({ place, player, seat, points }) => {
        const named = { name: plain(player.name), seat: plain(seatName(seat)) };
        const row = say(message('report.seat', { ...named, points: figure(points) }));
        return place === null ? `- ${row}` : `- ${place}: ${row}`;
      }),
    ];
  });
}

function winnerOf({ say }: ReportWords, { winner, seats, status, result }: BoardRecord): readonly string[] {
  const alone = seats.find(({ seat }) => seat === winner);
  if (alone === undefined || status === 'running' || result === 'void') return [];
  return [say(message('report.alone', { name: plain(alone.player.name) }))];
}

function stateOf({ say, system }: ReportWords, { status, label, result }: BoardRecord): string {
  const turn = plain(say(readLabel(system, label)));
  if (status === 'running') return say(message('report.running', { turn }));
  if (result === 'void') return say(message('report.void', { turn }));
  return say(
    result === 'corrected' ? message('report.corrected', { turn }) : message('report.turn', { turn }),
  );
}

/** The standings after a round, and how far each player moved since the previous one. */
export function standingLines(
  words: ReportWords,
  rows: readonly TableRow[],
  earlier: readonly TableRow[],
): readonly string[] {
  const places = new Map(earlier.map(({ player, place }) => [player, place]));
  return rows.map(
    ({ player, name, place, total }) =>
      `- ${place}: ${plain(name)}, ${words.points(total)}${movedFrom(words, places.get(player), place)}`,
  );
}

function movedFrom({ say }: ReportWords, before: number | undefined, now: number): string {
  if (before === undefined || before === now) return '';
  const moved =
    before > now
      ? message('report.up', { places: before - now })
      : message('report.down', { places: now - before });
  return ` (${say(moved)})`;
}

/** Players who finished ahead of one rated at least 100 points higher, the greatest difference first. */
export function upsets(results: readonly ResultRecord[]): readonly Message[] {
  const pairs = results.flatMap(({ board, seats }) =>
    seats.flatMap((own) =>
      seats
        .filter((other) => other.place > own.place)
        .map((other) => ({ board, own, other, gap: (other.before ?? 0) - (own.before ?? 0) })),
    ),
  );
  return pairs
    .filter(({ own, other, gap }) => own.before !== undefined && other.before !== undefined && gap >= 100)
    .sort((one, other) => other.gap - one.gap)
    .slice(0, 3)
    .map(({ board, own, other }) =>
      message('report.upset', {
        ...{ name: own.player.name, rating: own.before ?? 0 },
        ...{ other: other.player.name, otherRating: other.before ?? 0, board },
      }),
    );
}

/**
 * The line about the continuation after a round, with the next deadline in UTC.
 * @param stageOf the name of a round that has one
 */
export function nextLine(
  { say, language }: ReportWords,
  { status, champions }: Pick<SeasonRecord, 'status' | 'champions'>,
  round: number,
  boards: readonly BoardRecord[],
  stageOf: (round: number) => Message | undefined = () => undefined,
): string {
  const running = boards.filter((board) => board.status === 'running');
  const here = running.filter((board) => board.round === round);
  if (here.length > 0) return say(stillRunning(here, language));
  const next = running.filter((board) => board.round > round);
  if (next.length > 0) return say(roundRunning(next, language, stageOf));
  if (status !== 'finished') return say(message('report.notDrawn'));
  const names = champions.map(({ name }) => plain(name));
  return say(names.length === 0 ? message('report.over') : message('report.overWon', { names }));
}

function stillRunning(boards: readonly BoardRecord[], language: Language): Message {
  const time = deadlineOf(boards, language);
  const count = { boards: boards.length };
  return time === undefined
    ? message('report.stillRunning', count)
    : message('report.stillRunningUntil', { ...count, time });
}

function roundRunning(
  boards: readonly BoardRecord[],
  language: Language,
  stageOf: (round: number) => Message | undefined,
): Message {
  const time = deadlineOf(boards, language);
  const { round = 0 } = boards[0] ?? {};
  const stage = stageOf(round);
  if (stage !== undefined)
    return time === undefined
      ? message('report.stageRunning', { stage })
      : message('report.stageRunningUntil', { stage, time });
  return time === undefined
    ? message('report.roundRunning', { round })
    : message('report.roundRunningUntil', { round, time });
}

function deadlineOf(boards: readonly BoardRecord[], language: Language): string | undefined {
  // The deadline of a board that others see later would tell what kind of turn is open.
  const deadlines = boards.flatMap(({ deadline, shown }) => (shown === undefined ? (deadline ?? []) : []));
  if (deadlines.length === 0) return undefined;
  const as = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), as).format(Math.min(...deadlines));
}
