import type { SeatId, Viewer } from '../game';

/** Whether a viewer may see what is visible only to one seat. */
export function sees(viewer: Viewer, seat: SeatId): boolean {
  return viewer.kind === 'seat' && viewer.seat === seat;
}
