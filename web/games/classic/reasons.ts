import type { Atlas } from '../../../engine/classic/data/atlas';
import type { Position } from '../../../engine/classic/types';
import type { Verdict } from '../../../engine/game';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { placeName, provinceId, unitIn } from './places';
import { readOrder } from './read-order';

/** By the number of the rule that decided; an order that succeeded needs no reason. */
const REASONS = {
  '4.2': 'noOrder',
  '5.5': 'held',
  '5.6': 'headOn',
  '5.7': 'rivals',
  '5.10': 'ownUnit',
  '5.12': 'drivenOut',
  '6.2': 'unfitting',
  '6.3': 'otherCoast',
  '6.4': 'cut',
  '7.2': 'noFleets',
  '7.3': 'lostFleets',
  '7.7': 'paradox',
  '9.5': 'collided',
  '9.6': 'noOrder',
  '11.6': 'notOrdered',
  '11.7': 'farthest',
} as const;

/** The reason for an order's result, in a sentence; empty if it succeeded. */
export function reasonText(
  atlas: Atlas,
  before: Position,
  verdict: Verdict,
  t: Texts<'classic'>,
  language: Language,
): string {
  const { result, reason, by = [] } = verdict;
  if (result === 'rejected') return t('reason.refused');
  if (reason === '7.1') return result === 'void' ? t('reason.noArmy') : '';
  if (!(reason in REASONS)) return '';
  const names = (places: readonly string[]) =>
    listInWords(
      places.map((place) => placeName(atlas, place)),
      language,
    );
  const { goal, ...ordered } = orderIn(atlas, before, verdict.order);
  // Equally strong units other than the one at the goal.
  const others = by.filter((place) => place !== goal);
  return t(`reason.${REASONS[reason as keyof typeof REASONS]}`, {
    ...ordered,
    goal: goal === undefined ? '' : placeName(atlas, goal),
    from: names(by),
    count: by.length,
    others: names(others),
    rivals: others.length,
  });
}

/** The goal of a verdict's order and, for a support (6.2), what the supported unit did instead. */
function orderIn(
  atlas: Atlas,
  before: Position,
  entry: unknown,
): { goal?: string; what?: string; place?: string } {
  const order = readOrder(atlas, before, entry);
  if (order?.type === 'MOVE' || order?.type === 'RETREAT') return { goal: provinceId(order.to) };
  if (order?.type !== 'SUPPORT') return {};
  if ('at' in order) return { what: 'hold', place: placeName(atlas, order.at) };
  const what = unitIn(before, order.from) === undefined ? 'nobody' : 'other';
  return { goal: order.to, what, place: placeName(atlas, order.from) };
}
