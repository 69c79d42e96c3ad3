import type { Message } from '../../../engine/game';
import type { Language } from '../../../messages/languages';
import type { Board } from '../../core/game/boards.schema';
import { discordText } from '../../core/notification/discord-text';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import { stageOfBoardIn } from '../../core/round/stage-of-board';
import { boardsPage } from '../../core/season/season-pages.view';
import type { RoundRecord, SeasonRecord } from '../../core/season/seasons.records';
import { STAGE_WORDS } from '../../core/season/stages';
import type { Speaker } from './interaction';

const FIRST = 10;

/** When the open turns of a season close, the next first. Discord shows each time in its reader's own zone. */
export async function deadlineLines(
  deps: Deps,
  season: SeasonRecord,
  { language, say }: Speaker,
): Promise<readonly string[]> {
  const [boards, rounds] = await Promise.all([
    runningBoards(deps, season.id, language),
    deps.store.rounds(season.id),
  ]);
  const sorted = boards.sort((one, other) => timeOf(one) - timeOf(other));
  if (sorted.length === 0) return [say(message('discord.noTurn'))];
  const lines = sorted.slice(0, FIRST).map((board) => say(lineOf(season, rounds, board)));
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

function lineOf(season: SeasonRecord, rounds: readonly RoundRecord[], one: Board): Message {
  const { round, board, label, deadline, paused, ready, owing, atTheTable } = one;
  const stage = stageOfBoardIn(season, rounds, { round, board });
  const where =
    stage === undefined
      ? message('discord.board', { round, board })
      : message('discord.boardOfStage', { stage: STAGE_WORDS[stage], board });
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
