import type { Sentence, StepResult, Verdict } from '../../game';
import type { Atlas } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { message } from '../message';
import type { Event, MoveOrder, Order, Position } from '../types';
import { type Fight, fightsOf } from './fights';
import { happeningsOf, landOf } from './happenings';
import { factionName, placeName } from './names';
import { sentence, standingOf } from './words';

/**
 * The step's report, the most important first: refusals, fights, changes, land, moves; then the reason for the result
 * of each fight.
 */
export function describe(before: Position, result: StepResult<Position>): readonly Sentence[] {
  const events = result.events as readonly Event[];
  const atlas = atlasAt(before);
  const fights = fightsOf(before, result.orders, events);
  return [
    ...result.orders.filter(({ result: code }) => code === 'rejected').map(refusal),
    ...fights.map(({ headline }) => headline),
    ...happeningsOf(before, events),
    ...landOf(atlas, events),
    ...quietVerdicts(result.orders, fights).flatMap((verdict) => quietMove(atlas, before, verdict)),
    ...fights.flatMap(({ sentences }) => sentences),
  ];
}

/** The orders that no fight mentions. */
export function quietVerdicts(verdicts: readonly Verdict[], fights: readonly Fight[]): readonly Verdict[] {
  const inFights = new Set(fights.flatMap((fight) => fight.verdicts));
  return verdicts.filter((verdict) => !inFights.has(verdict));
}

function refusal({ seat, reason }: Verdict): Sentence {
  return sentence(message('story.refused', { seat: factionName(seat) }), [reason], [seat]);
}

function quietMove(
  atlas: Atlas,
  before: Position,
  { seat, order, result, reason }: Verdict,
): readonly Sentence[] {
  if (result !== 'succeeded') return [];
  const from = standingOf(before, order as Order) ?? '';
  const says = message('story.entered', {
    seat: factionName(seat, 'first'),
    from: placeName(atlas, from),
    to: placeName(atlas, (order as MoveOrder).to),
  });
  return [sentence(says, [reason], [seat])];
}
