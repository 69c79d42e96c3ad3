import { seatName } from '../../web/components/frame/seats';
import { changeWords } from '../../web/components/table/change-words';
import type { SeatChange } from '../../web/lib/seat-change';
import { english } from './texts';

/** What a seat is told of changes: its own sentence first, then those of the others. */
export function changesInEnglish(changes: readonly SeatChange[], own: string | null): readonly string[] {
  const words = changeWords(changes, own, (seat) => seatName(seat), english('catch-up'), 'en');
  return [...(words.own === null ? [] : [words.own]), ...words.others];
}
