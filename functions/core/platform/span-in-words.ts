import type { Message } from '../../../engine/game';
import { message } from './message';

/** A span of milliseconds as "1 day, 4 hours and 20 minutes". */
export function spanInWords(span: number): Message {
  const minutes = Math.floor(span / 60_000);
  const parts = [
    ...counted(Math.floor(minutes / 1440), (count) => message('log.days', { count })),
    ...counted(Math.floor(minutes / 60) % 24, (count) => message('log.hours', { count })),
    ...counted(minutes % 60, (count) => message('log.minutes', { count })),
  ];
  return parts.length === 0 ? message('log.moment') : message('log.list', { items: parts });
}

function counted(count: number, said: (count: number) => Message): readonly Message[] {
  return count > 0 ? [said(count)] : [];
}
