import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { inSeries, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import type { SeasonRecord } from '../season/seasons.records';
import { asksInWords } from './asks-in-words';
import type { Qualification, QualifiedBy } from './qualification.records';
import type { ChangeQualification } from './qualification.schema';

const ASKS_NOTHING = { games: null, rating: null, memberDays: null };

/** Who may enter a season; without a choice, everybody whom its registration admits. */
export function qualificationOf({ qualification }: SeasonRecord): Qualification {
  return qualification ?? { invites: null, asks: ASKS_NOTHING, version: 0 };
}

/**
 * Changes who may enter a season, for an organizer, before it starts. As soon as the earlier table is final, its first
 * players are invited; invitations that were sent before a change stay.
 */
export async function changeQualification(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { version, ...wanted }: ChangeQualification,
): Promise<Outcome<null>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerQualifies');
  if (!found.ok) return found;
  const season = found.value;
  if (season.status !== 'registration') return refuse({ code: 'registration-closed' });
  const { version: current, ...before } = qualificationOf(season);
  if (current !== version) return refuse({ code: 'changed-meanwhile' });
  if (hashOf(before) === hashOf(wanted)) return refuse({ code: 'nothing-changes' });
  const from = wanted.invites === null ? done('') : await sourceOf(deps, season, wanted.invites.from);
  if (!from.ok) return from;
  const was = before.invites === null ? done('') : await sourceOf(deps, season, before.invites.from);
  const logged = await seasonAct(deps, caller, season, {
    kind: 'qualification',
    before: inWords(before, was.ok ? was.value : ''),
    after: inWords(wanted, from.value),
  });
  const event = seasonChanged(deps, seasonId);
  const saved = await deps.store.saveQualification(
    seasonId,
    { ...wanted, version: version + 1 },
    logged,
    event,
  );
  if (saved !== 'saved') return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, seasonId);
  return done(null);
}

/** The name of an earlier table; refused unless it is of the same league and does not wait for this season itself. */
async function sourceOf(
  deps: Deps,
  { id, league }: SeasonRecord,
  { kind, id: source }: QualifiedBy,
): Promise<Outcome<string>> {
  if (kind === 'season') {
    const season = await deps.store.season(source);
    if (season?.league.id !== league.id) return refuse({ code: 'not-found', what: 'season' });
    return season.id === id ? refuse(WAITS_FOR_ITSELF) : done(season.name);
  }
  const circuit = await deps.store.circuit(league.id, source);
  if (circuit === undefined) return refuse({ code: 'not-found', what: 'circuit' });
  return circuit.events.some(({ season }) => season === id) ? refuse(WAITS_FOR_ITSELF) : done(circuit.name);
}

const WAITS_FOR_ITSELF = {
  code: 'invalid',
  problems: [
    {
      code: 'bad-qualification',
      path: ['invites', 'from'],
      rule: '',
      message: fault('circuit.itself'),
    },
  ],
} as const;

function inWords({ invites, asks }: Omit<Qualification, 'version'>, from: string): StoredText {
  const said = [
    ...(invites === null
      ? []
      : [
          message('log.qualify.invites', { places: invites.places, from }),
          ...(invites.answerDays === null
            ? []
            : [message('log.qualify.answer', { days: invites.answerDays })]),
        ]),
    ...asksInWords(asks),
  ];
  return inSeries(said.length === 0 ? [message('log.none')] : said);
}
