import { EMPTY } from '../../../engine/tournament/seating/problem';
import type { Caller } from '../access/caller';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { hidesNames } from '../press/anonymity';
import type { RoundRecord, SeasonRecord } from '../season/seasons.records';
import { Draw, type Round } from './draws.schema';
import { certificateView, roundView } from './season-rounds.view';

const Problem = Draw.shape.problem.omit({ earlier: true });

const SECRET = {
  code: 'not-allowed',
  why: { text: 'drawsHidden' },
} as const;

function isSecret(season: SeasonRecord): boolean {
  return hidesNames(season, season.status === 'finished');
}

/** A round as it was drawn, with its certificate. */
export async function drawnRound(deps: Deps, id: string, number: number): Promise<Outcome<Round>> {
  const [season, round, entries] = await Promise.all([
    deps.store.season(id),
    deps.store.round(id, number),
    deps.store.entries(id),
  ]);
  if (season === undefined || round?.state !== 'open') return refuse({ code: 'not-found', what: 'round' });
  return isSecret(season) ? refuse(SECRET) : done(roundView(season, round, entries, []));
}

/** A round as an organizer has just changed it. */
export async function changedRound(deps: Deps, id: string, round: RoundRecord): Promise<Outcome<Round>> {
  const [season, entries, boards] = await Promise.all([
    deps.store.season(id),
    deps.store.entries(id),
    deps.store.boards(id),
  ]);
  return season === undefined
    ? refuse({ code: 'not-found', what: 'season' })
    : done(roundView(season, round, entries, boards));
}

/**
 * A draw with the ids that its players had then: with the ids of merged accounts the same seed would give other boards.
 */
function asDrawn<Value>(value: Value, drawnAs: RoundRecord['drawnAs']): Value;
function asDrawn(value: unknown, drawnAs: RoundRecord['drawnAs'] = {}): unknown {
  if (typeof value === 'string') return drawnAs[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => asDrawn(one, drawnAs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asDrawn(one, drawnAs)]));
}

/**
 * A drawn round with the input of the draw. Whom players wish to avoid and where they live is shown only to organizers;
 * others only see the number of such wishes.
 */
export async function drawView(
  deps: Deps,
  caller: Caller | null,
  id: string,
  number: number,
): Promise<Outcome<Draw>> {
  const [season, rounds] = await Promise.all([deps.store.season(id), deps.store.rounds(id)]);
  const round = rounds.find((one) => one.round === number);
  if (season === undefined || round?.state !== 'open' || round.problem === undefined)
    return refuse({ code: 'not-found', what: 'draw' });
  if (isSecret(season)) return refuse(SECRET);
  const { certificate } = asDrawn(round, round.drawnAs);
  // A player who has taken another's chair since was not drawn to it.
  const boards = asDrawn(round.drawn ?? round.boards, round.drawnAs);
  const problem = Problem.parse(asDrawn(round.problem, round.drawnAs));
  const earlier = asDrawn(
    rounds.filter((one) => one.round < number).flatMap((one) => one.boards),
    round.drawnAs,
  );
  const common = { boards, certificate: certificateView(certificate) };
  if ((await rolesIn(deps, season.league.id, caller)).includes('organizer'))
    return done({ ...common, problem: { ...problem, earlier }, withheld: 0 });
  const apart = problem.apart.filter((pair) => pair.every((player) => player.startsWith(EMPTY)));
  const hours = problem.players.filter((player) => player.hours !== undefined).length;
  const withheld = problem.apart.length - apart.length + hours;
  const { points, sections, ...published } = problem;
  return done({
    ...common,
    problem: {
      ...published,
      // Points that do not meet would reveal who is kept apart from whom.
      ...(points === undefined || withheld > 0 ? {} : { points }),
      ...(sections && {
        sections: withheld === 0 ? sections : sections.map(({ points: _, ...section }) => section),
      }),
      players: problem.players.map(({ hours: _, ...player }) => player),
      apart,
      earlier,
    },
    withheld,
  });
}
