import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome } from '../../services/errors';
import { considerHolder } from '../../services/replace-player';
import { considerClock } from '../../services/rule-on-clock';
import { considerClocks, type WantedClocks } from '../../services/rule-on-clocks';
import type { Gate } from '../../store/records';
import type { ClocksEffect, ConsiderRuling, RulingEffect } from '../schemas/rulings';
import { iso } from './game';

/** What a ruling on a running game would change, without making it. */
export async function rulingEffect(
  deps: Deps,
  caller: Caller,
  game: string,
  wanted: ConsiderRuling,
): Promise<Outcome<RulingEffect>> {
  if (wanted.kind === 'replace') {
    const considered = await considerHolder(deps, caller, game, wanted);
    if (!considered.ok) return considered;
    const { before, after, entry } = considered.value;
    return done({ of: 'seat', seat: wanted.seat, before, after, newInSeason: entry !== null });
  }
  const clock = wanted.kind === 'extend' ? { ...wanted, until: Date.parse(wanted.until) } : wanted;
  const considered = await considerClock(deps, caller, game, clock);
  if (!considered.ok) return considered;
  const { gate, after } = considered.value;
  const now = deps.clock();
  return done({ of: 'clock', before: clockView(gate, now), after: clockView(after, now) });
}

/** What pausing or resuming many games would do to each, in the order of their boards. */
export async function clocksEffect(
  deps: Deps,
  caller: Caller,
  season: string,
  wanted: WantedClocks,
): Promise<Outcome<ClocksEffect>> {
  const considered = await considerClocks(deps, caller, season, wanted);
  if (!considered.ok) return considered;
  const now = deps.clock();
  const games = considered.value.games.map(({ board: { game, round, board }, effect, clock }) => ({
    ...{ game, round, board, effect },
    before: clock && clockView(clock.gate, now),
    after: clock && clockView(clock.after, now),
  }));
  return done({ games });
}

function clockView({ deadline, pausedAt }: Gate, now: number) {
  if (pausedAt !== undefined) return { deadline: null, left: deadline - pausedAt };
  return { deadline: iso(deadline), left: deadline - now };
}
