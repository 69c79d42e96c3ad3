import type { Message } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { PLATFORM } from '../access/caller';
import type { GameRecord } from '../game/games.records';
import type { NoticeRecord } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import { instantInWords, message } from '../platform/message';

/** How the absence policy was applied to a player. Times are in milliseconds; counts are what remains. */
export type Applied =
  | { readonly kind: 'grace'; readonly label: string; readonly until: number; readonly left: number }
  | { readonly kind: 'missed'; readonly label: string; readonly untilDisorder: number | null }
  /** A turn without a deadline waits for the player; `left` is how many more of these lead to civil disorder. */
  | { readonly kind: 'waited'; readonly label: string; readonly left: number }
  | { readonly kind: 'disorder'; readonly label: string; readonly row: number }
  | { readonly kind: 'substitute' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'relieved' };

/** A private note to a player: how the season's policy was applied to them and what they can do. */
export function noteTo(deps: Deps, game: GameRecord, player: string, applied: Applied): NoticeRecord {
  return {
    id: deps.newId(),
    league: game.league,
    season: game.season,
    player,
    kind: applied.kind === 'waited' ? 'missed' : applied.kind,
    at: deps.clock(),
    by: PLATFORM,
    text: message('absence.at', { round: game.round, board: game.board, note: noteOf(game.system, applied) }),
  };
}

function noteOf(system: GameSystemId, applied: Applied): Message {
  switch (applied.kind) {
    case 'grace': {
      const parts = { turn: readLabel(system, applied.label), time: instantInWords(applied.until) };
      return message('absence.grace', { ...parts, left: applied.left });
    }
    case 'missed': {
      const [turn, more] = [readLabel(system, applied.label), applied.untilDisorder];
      return more === null
        ? message('absence.missed', { turn })
        : message('absence.missedWarned', { turn, more });
    }
    case 'waited':
      return message('absence.waited', { turn: readLabel(system, applied.label), more: applied.left });
    case 'disorder':
      return message('absence.disorder', { turn: readLabel(system, applied.label), row: applied.row });
    case 'substitute':
      return message('absence.substitute');
    case 'replaced':
      return message('absence.replaced');
    case 'relieved':
      return message('absence.relieved');
  }
}
