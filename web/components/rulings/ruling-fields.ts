import type { ConsiderRuling } from '../../../functions/core/ruling/rulings.schema';
import type { Answer } from '../../lib/ask';
import type { Texts } from '../../lib/texts';
import { instantOf } from '../../lib/wall-time';
import type { Kind } from './ruling-choices';

/** The fields of all rulings. */
export interface RulingFields {
  /** In the reader's zone, in the format of the input. */
  readonly until: string;
  readonly seat: string;
  readonly player: string;
  readonly step: number;
  /** A list in JSON, or the notation of the game. */
  readonly orders: string;
  readonly later: 'anew' | 'again';
  /** The whole position in JSON. */
  readonly position: string;
  readonly as: 'it-stands' | 'void';
}

/** The game that the form was filled from. */
type SeenGame = NonNullable<Extract<ConsiderRuling, { kind: 'close' }>['seen']>;

/** The choice of a player that means a bot. */
export const BOT = '';

/** The ruling to request, or why a text is not JSON. */
export function wantedRuling(
  kind: Kind,
  fields: RulingFields & { readonly seen: SeenGame },
  zone: string,
  t: Texts<'rule-game'>,
): Answer<ConsiderRuling> {
  const { until, seat, player, step, later, as, seen } = fields;
  switch (kind) {
    case 'extend':
      return wanted({ kind, until: new Date(instantOf(until, zone) ?? 0).toISOString() });
    case 'replace':
      return wanted({ kind, seat, player: player === BOT ? null : player });
    case 'roll-back':
      return wanted({ kind, step, seen });
    case 'correct-order': {
      const text = fields.orders.trim();
      if (!text.startsWith('[')) return wanted({ kind, step, seat, orders: { text }, later, seen });
      const orders = fromJson(text, (error) => t('ordersUnread', { error }));
      return orders.ok
        ? wanted({ kind, step, seat, orders: orders.value as unknown[], later, seen })
        : orders;
    }
    case 'correct-position': {
      const position = fromJson(fields.position, (error) => t('positionUnread', { error }));
      return position.ok
        ? wanted({ kind, position: position.value as Record<string, unknown>, seen })
        : position;
    }
    case 'end':
      return wanted({ kind, as, seen });
    case 'close':
      return wanted({ kind, seen });
    default:
      return wanted({ kind });
  }
}

function wanted(value: ConsiderRuling): Answer<ConsiderRuling> {
  return { ok: true, value };
}

function fromJson(text: string, wordsFor: (error: string) => string): Answer<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const detail = wordsFor(error instanceof Error ? error.message : String(error));
    const problem = { type: 'about:blank', title: detail, status: 0, detail, code: 'not-json' };
    return { ok: false, status: 0, problem };
  }
}
