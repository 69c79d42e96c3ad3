import type { SeatId, Viewer } from '../game';

/** Whether somebody sees what is for the eyes of one seat. */
export function sees(viewer: Viewer, seat: SeatId): boolean {
  return viewer.kind === 'seat' && viewer.seat === seat;
}
