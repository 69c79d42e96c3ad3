import pMap from 'p-map';
import { dateOf } from '../../../engine/deadlines/holidays';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { AllowanceRecord } from '../absence/absence.records';
import { moveForHolidays, silentIn } from '../absence/deadline-moves';
import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { HolidaysBooked } from '../platform/events.records';
import type { SeasonRecord } from '../season/seasons.records';
import { moveDeadline } from './move-deadline';

const AT_ONCE = 8;

/**
 * Books the caller's holidays in a season: all future days, replacing those booked before. Days that have begun stay as
 * they are. Deadlines of open steps that fall on a booked day move at once.
 * @param days dates in the season's zone: "2026-12-25"
 */
export async function bookHolidays(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  days: readonly string[],
): Promise<Outcome<null>> {
  const [season, [known]] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.allowances(seasonId, [caller.id]),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const before = known ?? AllowanceRecord.parse({ season: seasonId, player: caller.id });
  const today = dateOf(season.deadlines, deps.clock());
  const begun = before.holidays.filter((day) => day <= today);
  const booked = [...begun, ...days.filter((day) => !begun.includes(day))].sort();
  const problems = problemsOf(season, days, begun, booked, today);
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const event: HolidaysBooked = {
    ...{ id: deps.newId(), kind: 'holidays-booked', at: deps.clock() },
    ...{ season: seasonId, player: caller.id },
  };
  if ((await deps.store.saveHolidays(before, booked, event)) === 'changed-meanwhile')
    return refuse({ code: 'changed-meanwhile' });
  await moveForBooked(deps, event);
  return done(null);
}

function problemsOf(
  { absence }: SeasonRecord,
  days: readonly string[],
  begun: readonly string[],
  booked: readonly string[],
  today: string,
): readonly Problem[] {
  const most = absence?.holidays ?? 0;
  return [
    ...days.flatMap((day, at) =>
      day > today || begun.includes(day) ? [] : [problem(['days', at], fault('holiday.tomorrow'))],
    ),
    ...(booked.length > most
      ? [problem(['days'], fault('holiday.most', { most, days: booked.length }))]
      : []),
  ];
}

/** Moves the deadlines of open steps that fall on a player's booked days. Repeating it is harmless. */
export async function moveForBooked(
  deps: Deps,
  { season, player: booker }: Pick<HolidaysBooked, 'season' | 'player'>,
): Promise<void> {
  const [running, [used]] = await Promise.all([
    deps.store.runningGamesOf(booker),
    deps.store.allowances(season, [booker]),
  ]);
  if (used === undefined) return;
  await pMap(
    running,
    async (id) => {
      const found = await deps.store.gameAndGate(id);
      if (found?.game.season.id !== season) return;
      const { game, gate } = found;
      if (gate.state !== 'open' || gate.deadline <= deps.clock()) return;
      const move = moveForHolidays(game, gate, silentIn(game, gate), [used]);
      if (move !== null) await moveDeadline(deps, game, gate, move, [used]);
    },
    { concurrency: AT_ONCE },
  );
}

function problem(path: readonly (string | number)[], message: Message): Problem {
  return { code: 'bad-holiday', path, rule: '', message };
}
