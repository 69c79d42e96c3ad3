import type { GameSystemId, SystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { type Gate, hasNoDeadline, type StepRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import { type RoundEnd, roundEndOf } from '../round/round-ends';
import type { ConsideredSteps } from './considered-steps';
import { considerEnd } from './end-game';
import { previewSteps, type StepsPreview } from './preview-steps';
import { considerHolder, isAsked } from './replace-player';
import { considerClock } from './rule-on-clock';
import { type ConsideredGame, considerClocks, type WantedClocks } from './rule-on-clocks';
import type { ClocksEffect, ConsiderRuling, RulingEffect } from './rulings.schema';

/** The changes that a ruling on a running game would make, without making it. */
export async function rulingEffect(
  deps: Deps,
  caller: Caller,
  language: Language,
  game: string,
  wanted: ConsiderRuling,
): Promise<Outcome<RulingEffect>> {
  switch (wanted.kind) {
    case 'replace':
      return andThen(considerHolder(deps, caller, game, wanted), async (considered) => {
        const { before, after, entry } = considered;
        const asks = await isAsked(deps, considered);
        return done({ of: 'seat', seat: wanted.seat, before, after, newInSeason: entry !== null, asks });
      });
    case 'end':
      return andThen(considerEnd(deps, caller, game, wanted), ({ end }) =>
        done({ of: 'end', as: wanted.as, seats: end.seats }),
      );
    case 'roll-back':
    case 'correct-order':
    case 'correct-position':
      return andThen(previewSteps(deps, caller, game, wanted), async (preview) =>
        done(previewView(preview, await translatorIn(language, ['labels']))),
      );
    default: {
      const clock = wanted.kind === 'extend' ? { ...wanted, until: Date.parse(wanted.until) } : wanted;
      return andThen(considerClock(deps, caller, game, clock), async (considered) => {
        const { gate, after } = considered;
        const now = deps.clock();
        const end = await roundEndOf(deps, await deps.store.season(considered.game.season.id));
        const ends = end?.round === considered.game.round ? endView(end) : null;
        return done({ of: 'clock', before: clockView(gate, now), after: clockView(after, now), end: ends });
      });
    }
  }
}

/** The effect on one of many games. */
export function clockEffectView({ board: { game, round, board }, effect }: ConsideredGame) {
  return { game, round, board, effect };
}

/** The effect of a ruling on the clocks of many games, in the order of their boards. */
export async function clocksEffect(
  deps: Deps,
  caller: Caller,
  season: string,
  wanted: WantedClocks,
): Promise<Outcome<ClocksEffect>> {
  const considered = await considerClocks(deps, caller, season, wanted);
  if (!considered.ok) return considered;
  const now = deps.clock();
  const games = considered.value.games.map((game) => ({
    ...clockEffectView(game),
    before: game.clock && clockView(game.clock.gate, now),
    after: game.clock && clockView(game.clock.after, now),
  }));
  const end = await roundEndOf(deps, considered.value.season);
  return done({ games, end: end && endView(end) });
}

function endView(end: RoundEnd) {
  return { ...end, at: iso(end.at) };
}

function previewView(preview: StepsPreview, say: Translate): RulingEffect {
  if (preview.of === 'steps') return stepsView(preview.considered, say);
  const { of, taken, again, changes } = preview;
  return {
    of,
    taken: taken.map((step) => momentView(preview.system, step, say)),
    again,
    changes: [...changes],
  };
}

function momentView(system: SystemId, { step, label }: StepRecord, say: Translate) {
  return { step, label: say(readLabel(system, label)) };
}

function stepsView(considered: ConsideredSteps, say: Translate): RulingEffect {
  const { system, takeBack, taken, before, after, changes } = considered;
  const game = system.id as GameSystemId;
  const now = system.figures(before.position);
  const then = system.figures(after.position);
  const ends = system.pending(after.position) === null;
  return {
    of: 'steps',
    taken: taken.map((step) => momentView(game, step, say)),
    again: takeBack.again,
    opens: ends ? null : { step: after.step + 1, label: say(readLabel(game, system.label(after.position))) },
    seats: Object.keys(now).map((seat) => ({ seat, before: { ...now[seat] }, after: { ...then[seat] } })),
    verdicts: verdictsOf(considered),
    changes: [...changes],
  };
}

/** The verdicts on the corrected seat's orders, before and after. */
function verdictsOf({ system, takeBack: { orders }, taken, rewritten }: ConsideredSteps) {
  const [was] = taken;
  const [corrected] = rewritten;
  if (orders === null || was === undefined || corrected === undefined) return null;
  const ofSeat = (record: StepRecord) =>
    system
      .viewResult(record, { kind: 'moderator' })
      .orders.filter(({ seat }) => seat === orders.seat)
      .map((verdict) => ({ ...verdict }));
  return { seat: orders.seat, before: ofSeat(was), after: ofSeat(corrected) };
}

function clockView({ deadline, pausedAt }: Gate, now: number) {
  if (hasNoDeadline({ deadline })) return { deadline: null, left: null };
  if (pausedAt !== undefined) return { deadline: null, left: deadline - pausedAt };
  return { deadline: iso(deadline), left: deadline - now };
}
