import { createHash } from 'node:crypto';
import { translatorFor } from '../../messages/translator';
import type { PlayerRecord } from '../core/account/people.records';
import { type ReplySeat, replyAddress } from '../core/mailed-orders/reply-address';
import type { MailedOrders, UnusedLine } from '../core/mailed-orders/store-mailed-orders';
import { seatTitle } from '../core/notification/of-game';
import { zoneOf } from '../core/notification/preferences';
import type { Deps } from '../core/platform/deps';
import { type Mail, oneLine, rendered, textsIn, timeInWords } from '../notify/compose-mail';
import { pathIn } from '../notify/path-in-language';
import type { MailText } from './mail-text';

interface Answered {
  readonly seat: ReplySeat;
  readonly player: Pick<PlayerRecord, 'id' | 'zone' | 'language'>;
  readonly address: string;
  readonly receivedAt: number;
  readonly replyTo: Pick<MailText, 'messageId'>;
}

/**
 * The answer to a player's mail: when it was received, which orders are stored now, and which lines were not used.
 * Marked as automatic, so that no program answers it.
 */
export async function composeAnswer(
  deps: Deps,
  orders: MailedOrders,
  { seat, player, address, receivedAt, replyTo }: Answered,
): Promise<Mail> {
  const language = player.language ?? 'en';
  const { site } = deps.reach;
  const { game } = seat;
  const t = await textsIn(language);
  const say = await translatorFor(language, [orders.turn, ...messagesIn(orders)]);
  const time = (at: number) => timeInWords(at, zoneOf(player), language);
  const turn = say(orders.turn);
  const unused = (line: UnusedLine) =>
    line.line === '' ? say(line.message) : t('orders.line', { line: line.line, message: say(line.message) });
  const received = t('orders.received', { time: time(receivedAt) });
  const stored = orders.kind === 'stored';
  const lines = [
    received,
    ...outcome(),
    ...(orders.unused.length === 0 ? [] : [t('orders.unused'), ...orders.unused.map(unused)]),
  ];
  const title = oneLine(t(stored ? 'orders.storedTitle' : 'orders.notStoredTitle', { turn }));
  const { html, text } = await rendered({
    ...{ language, title, league: game.league.name, lines },
    deadline: stored && orders.deadline !== null ? t('deadline', { time: time(orders.deadline) }) : null,
    picture: null,
    button: { text: t('button.game'), url: site + pathIn(player.language, `/games/${game.id}`) },
    reason: t('orders.reason'),
    unsubscribe: null,
    settings: null,
    reply: null,
  });
  // The same mail gets the same answer, however often it is processed.
  const name = `${game.id} ${seat.seat} ${seat.step} ${receivedAt} ${replyTo.messageId ?? ''}`;
  const id = createHash('sha256').update(name).digest('base64url').slice(0, 32);
  const again = await replyAddress(deps, seat, player.id);
  return {
    ...{ to: address, subject: title, text, html },
    messageId: `<answer.${id}@${new URL(site).hostname}>`,
    ...(again !== null && { replyTo: again }),
    ...(replyTo.messageId !== null && {
      inReplyTo: oneLine(replyTo.messageId),
      references: oneLine(replyTo.messageId),
    }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };

  function outcome(): readonly string[] {
    switch (orders.kind) {
      case 'stored':
        return [
          t('orders.stored', { count: orders.lines.length, seat: seatTitle(game, seat.seat) }),
          ...orders.lines,
          ...orders.notes.map(unused),
          ...(orders.ready ? [t('orders.ready')] : []),
          ...(orders.notReady ? [t('orders.notReady')] : []),
        ];
      case 'nothing':
        return [t('orders.nothing')];
      case 'newer':
        return [t('orders.newer')];
      case 'late':
        return [
          orders.closedAt === null
            ? t('orders.over', { turn })
            : t('orders.late', { turn, time: time(orders.closedAt) }),
        ];
      case 'refused':
        return [t('orders.refused')];
    }
  }
}

function messagesIn(orders: MailedOrders) {
  const notes = orders.kind === 'stored' ? orders.notes : [];
  return [...orders.unused, ...notes].map(({ message }) => message);
}
