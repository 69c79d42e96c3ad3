import type { BoardRecord } from '../../store/records';
import type { BoardEnd } from './board-end';

/**
 * A result in one sentence for logs, with every figure that counts: "Won by tower. 1. Ann (tower), 62.5 points:
 * stars 8, land 12; ...". Two results that count the same read the same.
 */
export function resultInWords({ seats }: BoardRecord, { outcome, result }: BoardEnd): string {
  if (result === 'void') return 'Void.';
  const rows = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const lines = rows.map(({ place, player, seat, points, figures }) => {
    const measured = Object.entries(figures).map(([measure, figure]) => `${measure} ${figure}`);
    return `${place}. ${player.name} (${seat}), ${Math.round(points * 100) / 100} points: ${measured.join(', ')}`;
  });
  return `${endingOf(outcome)} ${lines.join('; ')}.`;
}

function endingOf(outcome: BoardEnd['outcome']): string {
  if (outcome?.end === 'time') return 'Time was up.';
  const winners = outcome?.winners ?? [];
  const how = outcome?.end === 'points' ? ' on points' : '';
  return winners.length === 1 ? `Won by ${winners[0]}${how}.` : `Shared by ${winners.join(', ')}${how}.`;
}
