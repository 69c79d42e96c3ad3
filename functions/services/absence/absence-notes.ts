import type { GameRecord, NoticeRecord } from '../../store/records';
import { PLATFORM } from '../caller';
import type { Deps } from '../deps';

/** How the policy was applied to a player. Times in milliseconds, numbers are what is left. */
export type Applied =
  | { readonly kind: 'grace'; readonly label: string; readonly until: number; readonly left: number }
  | { readonly kind: 'missed'; readonly label: string; readonly untilDisorder: number | null }
  /** A turn without a deadline waits for the player; so many more such times until civil disorder. */
  | { readonly kind: 'waited'; readonly label: string; readonly left: number }
  | { readonly kind: 'disorder'; readonly label: string; readonly row: number }
  | { readonly kind: 'substitute' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'relieved' };

/** A private note that tells a player how the season's policy was applied to them, and what they can do. */
export function noteTo(deps: Deps, game: GameRecord, player: string, applied: Applied): NoticeRecord {
  return {
    id: deps.newId(),
    league: game.league,
    season: game.season,
    player,
    kind: applied.kind === 'waited' ? 'missed' : applied.kind,
    at: deps.clock(),
    by: PLATFORM,
    text: `Round ${game.round}, board ${game.board}: ${textOf(applied)}`,
  };
}

function textOf(applied: Applied): string {
  switch (applied.kind) {
    case 'grace':
      return `You missed the deadline of ${applied.label}. A grace gives you until ${instant(applied.until)}. ${left(applied.left)}`;
    case 'missed':
      return `${applied.label} closed without your orders, so the default orders of the rules were used. ${warning(applied.untilDisorder)}`;
    case 'waited':
      return `${applied.label} still waits for your orders. This counts as a missed turn. ${warning(applied.left)}`;
    case 'disorder':
      return `You have missed ${applied.row === 1 ? applied.label : `${turns(applied.row)} in a row, most recently ${applied.label}`}. Your seat is in civil disorder: the game no longer waits for it. Send orders to come back before someone else takes the seat.`;
    case 'substitute':
      return 'You have taken over a seat as a substitute. You play it from now on.';
    case 'replaced':
      return 'You missed turns, so under the season’s policy your seat has gone to someone else.';
    case 'relieved':
      return 'A substitute has taken your seat, as you asked.';
  }
}

function left(graces: number): string {
  return graces === 0 ? 'You have no grace left this season.' : `You have ${graces} left this season.`;
}

function warning(untilDisorder: number | null): string {
  if (untilDisorder === null) return '';
  return `After ${turns(untilDisorder)} more in a row your seat falls into civil disorder.`;
}

function turns(count: number): string {
  return count === 1 ? 'one turn' : `${count} turns`;
}

function instant(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ', ')} UTC`;
}
