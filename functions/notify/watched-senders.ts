import type { NotifyDeps, Sender } from '../core/notification/deliver';
import { logMetrics } from '../metrics';

type Senders = NotifyDeps['senders'];

/** The same senders, with a log line that counts each attempt. */
export function watchedSenders(senders: Senders): Senders {
  const watched = Object.entries(senders).map(([channel, send]) => [channel, watch(send)]);
  return Object.fromEntries(watched) as Record<keyof Senders, Sender>;
}

function watch(send: Sender): Sender {
  return async (delivery) => {
    const { event, correlation, channel } = delivery;
    const fields = { event, channel, ...(correlation === undefined ? {} : { correlation }) };
    try {
      const sent = await send(delivery);
      if (sent.ok) logMetrics('sent', fields, { NoticesSent: 1 });
      else logMetrics('not sent', { ...fields, why: sent.why }, { NoticesFailed: 1 });
      return sent;
    } catch (error) {
      logMetrics('not sent', { ...fields, why: String(error) }, { NoticesFailed: 1 });
      throw error;
    }
  };
}
