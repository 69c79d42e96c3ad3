import type { Message } from '../../../engine/game';
import type { Language } from '../../../messages/languages';
import type { Board } from '../../core/game/boards.schema';
import { discordText } from '../../core/notification/discord-text';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import { boardsPage } from '../../core/season/season-pages.view';
import type { SeasonRecord } from '../../core/season/seasons.records';
import type { Speaker } from './interaction';

const FIRST = 10;

/** When the open turns of a season close, the next first. Discord shows each time in its reader's own zone. */
export async function deadlineLines(
  deps: Deps,
  season: SeasonRecord,
  { language, say }: Speaker,
): Promise<readonly string[]> {
  const boards = await runningBoards(deps, season.id, language);
  const sorted = boards.sort((one, other) => timeOf(one) - timeOf(other));
  if (sorted.length === 0) return [say(message('discord.noTurn'))];
  const lines = sorted.slice(0, FIRST).map((board) => say(lineOf(board)));
  return sorted.length > FIRST
    ? [...lines, say(message('discord.more', { count: sorted.length - FIRST }))]
    : lines;
}

/** All running boards, of any round. */
async function runningBoards(deps: Deps, season: string, language: Language): Promise<Board[]> {
  const first = await boardsPage(deps, null, language, season, { page: 1, search: '', round: null });
  if (!first.ok) return [];
  const found: Board[] = [];
  for (const { round, running } of first.value.rounds) {
    if (running === 0) continue;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const part = await boardsPage(deps, null, language, season, { page, search: '', round });
      if (!part.ok) break;
      pages = part.value.pages;
      found.push(...part.value.boards.filter(({ status }) => status === 'running'));
    }
  }
  return found;
}

function lineOf({ round, board, label, deadline, paused, ready, owing, atTheTable }: Board): Message {
  const where = message('discord.board', { round, board });
  if (atTheTable) return message('discord.atTheTable', { where });
  const turn = { where, turn: discordText(label) };
  if (paused) return message('discord.paused', turn);
  if (deadline === null) return message('discord.whenReady', { ...turn, ready, owing });
  const seconds = Math.floor(Date.parse(deadline) / 1000);
  return message('discord.closes', {
    ...turn,
    ready,
    owing,
    at: `<t:${seconds}:f>`,
    left: `<t:${seconds}:R>`,
  });
}

function timeOf({ deadline }: Board): number {
  return deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);
}
