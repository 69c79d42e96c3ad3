import type { GameSystem, Message } from '../../../engine/game';
import { isGameSystem } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import { translatorIn } from '../../../messages/translator';
import type { GameRecord, Gate } from '../../core/game/games.records';
import { seatTitle, stageOfGame } from '../../core/notification/of-game';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import { areasOf } from '../../core/platform/translate';
import type { Speaker } from './interaction';

/** A running board on which a player holds a seat. */
export interface OwnBoard {
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly seat: string;
  readonly system: GameSystem;
}

/** The running boards of a league on which a player holds a seat, those that close first in front. */
export async function ownBoards(deps: Deps, player: string, league: string): Promise<readonly OwnBoard[]> {
  const ids = await deps.store.runningGamesOf(player);
  const found = await Promise.all(ids.map((id) => ownBoard(deps, player, league, id)));
  return found
    .flat()
    .sort(
      (one, other) =>
        one.gate.deadline - other.gate.deadline ||
        one.game.round - other.game.round ||
        one.game.board - other.game.board,
    );
}

async function ownBoard(
  deps: Deps,
  player: string,
  league: string,
  id: string,
): Promise<readonly OwnBoard[]> {
  const table = await deps.store.gameAndGate(id);
  if (table === undefined) return [];
  const { game, gate } = table;
  const seat = game.seats.find((one) => one.player.id === player)?.seat;
  if (seat === undefined || game.league.id !== league || gate.state === 'finished') return [];
  const system = isGameSystem(game.system) ? await loadSystemFor(game) : undefined;
  return system === undefined ? [] : [{ game, gate, seat, system }];
}

/** A board in words, for its player: “Season 1, round 1, board 3: France (Spring 1901)”. */
export function boardTitle({ game, gate, seat }: OwnBoard): Message {
  const named = {
    ...{ season: game.season.name, board: game.board },
    ...{ seat: seatTitle(game, seat), turn: readLabel(game.system, gate.label) },
  };
  const stage = stageOfGame(game);
  return stage === undefined
    ? message('discord.ownBoard', { ...named, round: game.round })
    : message('discord.ownBoardOfStage', { ...named, stage });
}

/** A translator that knows the texts of a board's game as well. */
export async function speakerFor({ language }: Speaker, { game }: Pick<OwnBoard, 'game'>): Promise<Speaker> {
  return { language, say: await translatorIn(language, ['platform', ...areasOf(game.system)]) };
}

/** The board that a command names; the only one if it names none. */
export function chosenBoard(
  boards: readonly OwnBoard[],
  named: unknown,
): { readonly ok: true; readonly board: OwnBoard } | { readonly ok: false; readonly why: Message } {
  if (boards.length === 0) return { ok: false, why: message('discord.noBoard') };
  if (typeof named !== 'string' || named.trim() === '') {
    const [board, ...others] = boards;
    return board === undefined || others.length > 0
      ? { ok: false, why: message('discord.whichBoard') }
      : { ok: true, board };
  }
  const board = boards.find(({ game }) => game.id === named.trim());
  return board === undefined ? { ok: false, why: message('discord.unknownBoard') } : { ok: true, board };
}
