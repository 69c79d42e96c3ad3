import type { Deps } from '../../services/deps';
import { discordText } from '../../services/notifications/discord-text';
import type { SeasonRecord } from '../../store/records';
import type { Board } from '../schemas/boards';
import { boardsPage } from '../views/season-pages';

const FIRST = 10;

/** When the open turns of a season close, the next first. Discord shows each time in its reader's own zone. */
export async function deadlineLines(deps: Deps, season: SeasonRecord): Promise<readonly string[]> {
  const boards = await runningBoards(deps, season.id);
  const sorted = boards.sort((one, other) => timeOf(one) - timeOf(other));
  if (sorted.length === 0) return ['No turn is open.'];
  const lines = sorted.slice(0, FIRST).map(lineOf);
  return sorted.length > FIRST ? [...lines, `… and ${sorted.length - FIRST} more`] : lines;
}

/** All boards that run, whatever round they are of. */
async function runningBoards(deps: Deps, season: string): Promise<Board[]> {
  const first = await boardsPage(deps, null, 'en', season, { page: 1, search: '', round: null });
  if (!first.ok) return [];
  const found: Board[] = [];
  for (const { round, running } of first.value.rounds) {
    if (running === 0) continue;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const part = await boardsPage(deps, null, 'en', season, { page, search: '', round });
      if (!part.ok) break;
      pages = part.value.pages;
      found.push(...part.value.boards.filter(({ status }) => status === 'running'));
    }
  }
  return found;
}

function lineOf({ round, board, label, deadline, paused, ready, owing, atTheTable }: Board): string {
  const where = `Round ${round}, board ${board}`;
  if (atTheTable) return `${where}: played at the table`;
  const turn = `${where}, ${discordText(label)}`;
  if (paused) return `${turn}: paused`;
  if (deadline === null) return `${turn}: closes when everyone is ready (${ready} of ${owing} ready)`;
  const seconds = Math.floor(Date.parse(deadline) / 1000);
  return `${turn}: closes <t:${seconds}:f>, <t:${seconds}:R> (${ready} of ${owing} ready)`;
}

function timeOf({ deadline }: Board): number {
  return deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);
}
