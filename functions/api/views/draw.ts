import { EMPTY } from '../../../engine/tournament/seating/problem';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { rolesIn } from '../../services/leagues/roles';
import { isAnonymous } from '../../services/press/anonymity';
import { Draw } from '../schemas/seasons';
import { certificateView } from './season';

const Problem = Draw.shape.problem.omit({ earlier: true });

/**
 * A drawn round with what was to be seated. Whom players wish to avoid and where they live is shown to organizers
 * alone; others are told how much of it there was.
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
  if (isAnonymous(season.press, season.status === 'finished'))
    return refuse({
      code: 'not-allowed',
      why: 'Who sits where is told when this season is over, and its draws with it.',
    });
  const { boards, certificate } = round;
  const problem = Problem.parse(round.problem);
  const earlier = rounds.filter((one) => one.round < number).flatMap((one) => one.boards);
  const common = { boards, certificate: certificateView(certificate) };
  if ((await rolesIn(deps, season.league.id, caller)).includes('organizer'))
    return done({ ...common, problem: { ...problem, earlier }, withheld: 0 });
  const apart = problem.apart.filter((pair) => pair.every((player) => player.startsWith(EMPTY)));
  const hours = problem.players.filter((player) => player.hours !== undefined).length;
  return done({
    ...common,
    problem: {
      ...problem,
      players: problem.players.map(({ hours: _, ...player }) => player),
      apart,
      earlier,
    },
    withheld: problem.apart.length - apart.length + hours,
  });
}
