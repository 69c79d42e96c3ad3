import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isoOrNull } from '../platform/instants';
import type { EntryRecord } from '../season/seasons.records';
import { qualificationOf } from './change-qualification';
import { invitable } from './fill-qualified';
import { hasLapsed } from './lapsed';
import type { QualificationView } from './qualification.schema';
import { qualifiedOrder } from './qualified-order';

type State = NonNullable<QualificationView['invites']>['order'][number]['state'];

/** Who may enter a season: what it asks, and how far its invitations have come, for everybody. */
export async function qualificationView(deps: Deps, seasonId: string): Promise<Outcome<QualificationView>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const { version, asks, invites } = qualificationOf(season);
  const view = { season: { id: season.id, name: season.name }, version, asks };
  if (invites === null) return done({ ...view, invites: null });
  const { name, final, order, leagues } = await qualifiedOrder(deps, season, invites.from);
  const [entries, open] = await Promise.all([
    deps.store.entries(seasonId),
    invitable(
      deps,
      season,
      leagues,
      order.map(({ player }) => player.id),
    ),
  ]);
  const byPlayer = new Map(entries.map((entry) => [entry.player.id, entry]));
  const may = new Set(open);
  return done({
    ...view,
    invites: {
      ...{ places: invites.places, answerDays: invites.answerDays, final },
      from: { ...invites.from, name },
      order: order.map(({ place, player }) => {
        const entry = byPlayer.get(player.id);
        const state = stateOf(entry, may.has(player.id), deps.clock());
        const answerBy = state === 'invited' ? (entry?.answerBy ?? null) : null;
        return { place, player, state, answerBy: isoOrNull(answerBy) };
      }),
    },
  });
}

/** An invitation by mail is nobody else's business, so that it shows as none. */
function stateOf(entry: EntryRecord | undefined, mayBeInvited: boolean, now: number): State {
  switch (entry?.state) {
    case 'in':
    case 'waiting':
      return 'plays';
    case 'invited':
      if (entry.answerBy !== undefined) return hasLapsed(entry, now) ? 'lapsed' : 'invited';
      break;
    case 'withdrawn':
    case 'removed':
      return entry.lapsed === true ? 'lapsed' : 'declined';
  }
  return mayBeInvited ? 'waits' : 'cannot';
}
