import { useTexts } from '#texts';
import type { Verdict } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import type { StudiedStep } from '../../../engine/study/study';
import type { Texts } from '../../lib/texts';
import type { Corrections } from '../corrections/corrections';
import { nameOf, type People } from '../frame/people';
import { RuleLink } from '../frame/rule-link';
import { SeatChip } from '../frame/seat-chip';

interface OrderVerdictsProps {
  readonly step: StudiedStep;
  readonly corrections: Corrections;
  readonly people: People;
  readonly system: GameSystemId;
}

/** Every order of a step with its result and the rule that decided it. */
export function OrderVerdicts({ step: { before, result }, corrections, people, system }: OrderVerdictsProps) {
  const t = useTexts('verdicts');
  if (result.orders.length === 0) return null;
  return (
    <details className="typed" open>
      <summary>{t('summary')}</summary>
      <VerdictRows {...{ before, people, system, corrections }} verdicts={result.orders} />
    </details>
  );
}

interface VerdictRowsProps {
  readonly before: unknown;
  readonly verdicts: readonly Verdict[];
  readonly corrections: Pick<Corrections, 'words' | 'result'>;
  readonly people: People;
  readonly system: GameSystemId;
}

/** Orders in words, each with its seat, its result and its rule. */
export function VerdictRows({ before, verdicts, corrections, people, system }: VerdictRowsProps) {
  const t = useTexts('verdicts');
  const { words, result = (one: string) => resultText(one, t) } = corrections;
  return (
    <ul className="quiet-orders">
      {verdicts.map((verdict, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may hold the same order twice
        <li key={at}>
          <SeatChip seat={verdict.seat} player={people[verdict.seat]} size={18} />
          <span>
            <span className="hidden-text">{nameOf(people, verdict.seat)}: </span>
            {wordsOf(words, verdict.order, before, people) ?? t('unreadable')}
            <span className="muted">: {result(verdict.result)}</span>
          </span>
          <RuleLink rule={verdict.reason} system={system} />
        </li>
      ))}
    </ul>
  );
}

/** A result in words; one without words is shown unchanged. */
function resultText(result: string, t: Texts<'verdicts'>): string {
  switch (result) {
    case 'ok':
      return t('done');
    case 'rejected':
      return t('refused');
    case 'partial':
      return t('partial');
    case 'unused':
      return t('unused');
    case 'void':
      return t('void');
    case 'default':
    case 'defaulted':
      return t('silent');
    default:
      return result;
  }
}

/** The words of an order; null for an entry that is not an order. */
function wordsOf(
  words: Corrections['words'],
  order: unknown,
  before: unknown,
  people: People,
): string | null {
  try {
    const [what, does] = words(order as object, before, people);
    return does === '' ? what : `${what}: ${does}`;
  } catch {
    return null;
  }
}
