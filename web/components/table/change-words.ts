import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { SeatChange } from '../../lib/seat-change';
import type { Texts } from '../../lib/texts';

/** More names than these are counted. */
const MOST_NAMES = 4;

interface ChangeWords {
  /** What the reader's own seat gained and lost; null for readers without a seat, and where nothing changed at all. */
  readonly own: string | null;
  /** A sentence for each other seat, those with the largest changes first. */
  readonly others: readonly string[];
}

/** The changes of seats in sentences, the reader's own first: "You lost Munich." and "Russia gained Munich." */
export function changeWords(
  changes: readonly SeatChange[],
  own: string | null,
  nameOf: (seat: string) => string,
  t: Texts<'catch-up'>,
  language: Language,
): ChangeWords {
  const mine = changes.find(({ seat }) => seat === own);
  const others = changes
    .filter(({ seat }) => seat !== own)
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .flatMap((change) => sentencesOf(change, nameOf(change.seat), t, language));
  if (own === null || changes.length === 0) return { own: null, others };
  if (mine === undefined) return { own: t('nothingOfYours'), others };
  const what = clausesOf(mine, t, language);
  const said = [
    ...(what.length === 0 ? [] : [t('you', { what: listInWords(what, language) })]),
    ...(mine.isOut ? [t('youAreOut')] : []),
  ];
  return { own: said.join(' '), others };
}

function sizeOf({ gained, lost, weakened = [], agreementsLost = [], isOut }: SeatChange): number {
  return gained.length + lost.length + weakened.length + agreementsLost.length + (isOut ? 100 : 0);
}

function sentencesOf(
  change: SeatChange,
  name: string,
  t: Texts<'catch-up'>,
  language: Language,
): readonly string[] {
  const what = clausesOf(change, t, language);
  return [
    ...(what.length === 0 ? [] : [t('other', { name, what: listInWords(what, language) })]),
    ...(change.isOut ? [t('isOut', { name })] : []),
  ];
}

/** The parts of a sentence about a seat: "gained Paris and 1 unit", "scored 3 points". */
function clausesOf(
  { gained, lost, weakened = [], agreementsLost = [], units, points }: SeatChange,
  t: Texts<'catch-up'>,
  language: Language,
): readonly string[] {
  const things = (names: readonly string[], isGain: boolean) => {
    const sign = isGain ? 1 : -1;
    const counted = [
      ...(units * sign > 0 ? [t('units', { count: Math.abs(units) })] : []),
      ...(!isGain && points < 0 ? [t('points', { count: -points })] : []),
    ];
    return listInWords([...shortened(names, t), ...counted], language);
  };
  const [gains, losses] = [things(gained, true), things(lost, false)];
  return [
    ...(gains === '' ? [] : [t('gained', { things: gains })]),
    ...(losses === '' ? [] : [t('lost', { things: losses })]),
    ...(weakened.length === 0
      ? []
      : [t('weakened', { things: listInWords(shortened(weakened, t), language) })]),
    ...(agreementsLost.length === 0
      ? []
      : [
          t('agreementsLost', {
            count: agreementsLost.length,
            things: listInWords(shortened(agreementsLost, t), language),
          }),
        ]),
    ...(points > 0 ? [t('scored', { points: t('points', { count: points }) })] : []),
  ];
}

function shortened(names: readonly string[], t: Texts<'catch-up'>): readonly string[] {
  if (names.length <= MOST_NAMES) return names;
  const shown = names.slice(0, MOST_NAMES - 1);
  return [...shown, t('more', { count: names.length - shown.length })];
}
