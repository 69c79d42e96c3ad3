import type { BoardRecord, ResultRecord, SeasonRecord } from '../../store/records';

/** A row of the standing as a report reads it. */
export interface TableRow {
  readonly player: string;
  readonly name: string;
  readonly place: number;
  readonly total: number;
}

/** Text for Markdown: nothing in a name can format, link or notify anyone. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~#]/g, '\\$&')
    .replaceAll('@', '@\u200b');
}

/** Each board with its seats, best first, and what a ruling made of it. */
export function boardLines(boards: readonly BoardRecord[]): readonly string[] {
  return boards.flatMap((board, at) => {
    const seats = [...board.seats].sort(
      (one, other) => (one.place ?? 0) - (other.place ?? 0) || other.points - one.points,
    );
    return [
      ...(at === 0 ? [] : ['']),
      `**Board ${board.board}**, ${stateOf(board)}${winnerOf(board)}`,
      ...seats.map(({ place, player, seat, points }) => {
        const row = `${plain(player.name)} (${plain(capital(seat))}), ${points.toFixed(1)} points`;
        return place === null ? `- ${row}` : `- ${place}: ${row}`;
      }),
    ];
  });
}

function winnerOf({ winner, seats, status, result }: BoardRecord): string {
  const alone = seats.find(({ seat }) => seat === winner);
  if (alone === undefined || status === 'running' || result === 'void') return '';
  return ` Won by ${plain(alone.player.name)} alone.`;
}

function capital(seat: string): string {
  return `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`;
}

function stateOf({ status, label, result }: BoardRecord): string {
  if (status === 'running') return `${plain(label)}, still running: points as if it ended now.`;
  const end = plain(label);
  if (result === 'void') return `${end}. Declared void by a ruling: it does not count.`;
  return result === 'corrected' ? `${end}. The result was corrected by a ruling.` : `${end}.`;
}

/** The standing after a round, and how far each moved since the one before. */
export function standingLines(rows: readonly TableRow[], earlier: readonly TableRow[]): readonly string[] {
  const places = new Map(earlier.map(({ player, place }) => [player, place]));
  return rows.map(
    ({ player, name, place, total }) =>
      `- ${place}: ${plain(name)}, ${total.toFixed(1)}${movedFrom(places.get(player), place)}`,
  );
}

function movedFrom(before: number | undefined, now: number): string {
  if (before === undefined || before === now) return '';
  return before > now ? ` (up ${before - now})` : ` (down ${now - before})`;
}

/** Who finished ahead of someone rated at least 100 points higher, the greatest difference first. */
export function upsets(results: readonly ResultRecord[]): readonly string[] {
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
    .map(
      ({ board, own, other }) =>
        `${own.player.name} (rated ${own.before}) finished ahead of ${other.player.name} (${other.before}) on board ${board}`,
    );
}

/** What follows a round, with the next deadline in UTC. */
export function nextLine(
  { status, champions }: Pick<SeasonRecord, 'status' | 'champions'>,
  round: number,
  boards: readonly BoardRecord[],
): string {
  const running = boards.filter((board) => board.status === 'running');
  const here = running.filter((board) => board.round === round);
  if (here.length > 0)
    return `${here.length === 1 ? 'One board is' : `${here.length} boards are`} still running${deadlineOf(here)}.`;
  const next = running.filter((board) => board.round > round);
  if (next.length > 0) return `Round ${next[0]?.round} is running${deadlineOf(next)}.`;
  if (status !== 'finished') return 'The next round has not been drawn yet.';
  const winners = champions.map(({ name }) => plain(name)).join(' and ');
  return winners === '' ? 'The season is over.' : `The season is over. Won by ${winners}.`;
}

function deadlineOf(boards: readonly BoardRecord[]): string {
  const deadlines = boards.flatMap(({ deadline }) => deadline ?? []);
  if (deadlines.length === 0) return '';
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return `; the next deadline is ${when.format(Math.min(...deadlines))} UTC`;
}
