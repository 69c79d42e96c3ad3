import type { SeasonSummary } from '../../../functions/api/schemas/leagues';
import type { Season } from '../../../functions/api/schemas/seasons';

/** Seasons that a visitor is told of. */
export interface FrontSeasons {
  /** Those that anyone can register for now. */
  readonly open: readonly Season[];
  /** One to watch, where there is none to join. */
  readonly watch: Season | null;
}

/** How many seasons of each kind are asked for; the front page needs no more. */
const ASKED = 4;

/** Which seasons are worth a closer look: the latest in registration, then those that most people play. */
export function candidates(seasons: readonly SeasonSummary[]): readonly SeasonSummary[] {
  const of = (status: SeasonSummary['status']) =>
    seasons.filter((season) => season.status === status && !season.imported);
  const latest = of('registration').sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const fullest = of('running').sort((one, other) => other.players - one.players);
  return [...latest.slice(0, ASKED), ...fullest.slice(0, ASKED)];
}

/** Chooses what a visitor sees: seasons to join, else one with a board on which something happens. */
export function frontSeasons(seasons: readonly Season[]): FrontSeasons {
  const open = seasons.filter(canBeJoined);
  const watched = seasons.find(
    ({ status, boards }) => status === 'running' && boards.some((board) => board.status === 'running'),
  );
  return { open, watch: open.length === 0 ? (watched ?? null) : null };
}

/** Whether a stranger can register: by its dates, without an invitation, and with a place left. */
function canBeJoined({ status, registrationOpen, registration, counts }: Season): boolean {
  const { mode, capacity } = registration;
  return (
    (status === 'registration' || (status === 'running' && registration.late)) &&
    registrationOpen &&
    mode === 'open' &&
    (capacity === null || counts.in < capacity)
  );
}
