import { memo } from 'react';
import { useTexts } from '#texts';
import type { Position } from '../../../engine/classic/types';
import type { Verdict } from '../../../engine/game';
import type { Step } from '../../../functions/core/game/games.schema';
import { useLanguage } from '../../components/frame/reader';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatName } from '../../components/frame/seats';
import { Happenings } from '../../components/simultaneous-table/happenings';
import { listInWords } from '../../lib/lists';
import { useAtlas } from './atlas';
import { OrderText } from './order-line';
import { subjectText } from './order-text';
import { Leaning } from './place-name';
import { readOrder } from './read-order';
import { reasonText } from './reasons';
import { ClassicRule } from './rule';

interface VerdictListProps {
  readonly before: Position;
  readonly verdicts: readonly Verdict[];
  readonly sentences: Step['sentences'];
  /** The reader's seat: its orders come first, edged in its colour. */
  readonly seat: string | null;
}

/** The results of a step: the events on the board, then every order of every power with its reason. */
export const VerdictList = memo(function VerdictList({
  before,
  verdicts,
  sentences,
  seat,
}: VerdictListProps) {
  const powers = before.seats.filter((power) => verdicts.some((verdict) => verdict.seat === power));
  const inOrder = [...powers.filter((power) => power === seat), ...powers.filter((power) => power !== seat)];
  return (
    <>
      <Happenings
        system="classic"
        sentences={sentences.filter(({ ofOrder }) => ofOrder !== true)}
        set={(text) => <Leaning text={text} />}
      />
      {inOrder.map((power) => (
        <article
          key={power}
          className="verdict"
          style={power === seat ? { boxShadow: 'inset 3px 0 0 var(--tide)' } : undefined}
        >
          <header>
            <h3 className="verdict-side">
              <SeatChip seat={power} size={22} /> {seatName(power)}
            </h3>
          </header>
          <ul className="order-verdicts">
            {verdicts
              .filter((verdict) => verdict.seat === power && !isQuiet(verdict))
              .map((verdict, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list may name the same order twice
                <OrderVerdict key={at} before={before} verdict={verdict} />
              ))}
            <QuietUnits
              before={before}
              verdicts={verdicts.filter((verdict) => verdict.seat === power && isQuiet(verdict))}
            />
          </ul>
        </article>
      ))}
    </>
  );
});

/** 4.2 A unit that had no order and simply held. */
function isQuiet({ result, reason }: Verdict): boolean {
  return result === 'held' && reason === '4.2';
}

/** Units without an order that held, in one line. */
function QuietUnits({ before, verdicts }: Pick<VerdictListProps, 'before' | 'verdicts'>) {
  const t = useTexts('classic');
  const language = useLanguage();
  const atlas = useAtlas();
  const names = verdicts.flatMap(({ order: entry }) => {
    const order = readOrder(atlas, before, entry);
    return order === null ? [] : [subjectText(atlas, before, order, t)];
  });
  if (names.length === 0) return null;
  return (
    <li className="muted">
      {t.rich('verdicts.quiet', {
        units: () => <Leaning text={listInWords(names, language)} />,
        rule: () => <ClassicRule rule="4.2" />,
      })}
    </li>
  );
}

function OrderVerdict({ before, verdict }: { before: Position; verdict: Verdict }) {
  const t = useTexts('classic');
  const atlas = useAtlas();
  const order = readOrder(atlas, before, verdict.order);
  const reason = reasonText(atlas, before, verdict, t, useLanguage());
  return (
    <li>
      <span>{order === null ? t('verdicts.unreadable') : <OrderText position={before} order={order} />}</span>{' '}
      <i className="verdict-word">{t('result', { result: verdict.result })}</i>{' '}
      <ClassicRule rule={verdict.reason} />
      {reason === '' ? null : (
        <span className="verdict-text">
          <Leaning text={reason} />
        </span>
      )}
    </li>
  );
}
