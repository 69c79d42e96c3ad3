import { memo } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { Sentence, Verdict } from '../../../engine/game';
import { quietVerdicts } from '../../../engine/ny2047/reading/describe';
import { type Fight, fightsOf } from '../../../engine/ny2047/reading/fights';
import { happeningsOf } from '../../../engine/ny2047/reading/happenings';
import { byNumber } from '../../../engine/ny2047/reading/words';
import type { Event, Order, Position } from '../../../engine/ny2047/types';
import { RuleLinks } from '../../components/frame/rule-link';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatName } from '../../components/frame/seats';
import { Happenings } from '../../components/simultaneous-table/happenings';
import { OrderText } from './order-line';
import { resultText } from './order-text';
import { Leaning, PlaceName } from './place-name';
import { NewYorkRule } from './rule';

interface VerdictListProps {
  readonly before: Position;
  readonly verdicts: readonly Verdict[];
  readonly events: readonly Event[];
  /** The reader's seat: its fights come first, edged in its colour. */
  readonly seat: string | null;
}

/** The results of a step's orders: fights as cards, then conquests, then every order without a fight. */
export const VerdictList = memo(function VerdictList({ before, verdicts, events, seat }: VerdictListProps) {
  const t = useTexts('ny2047');
  const say = useTranslate('ny2047');
  const fights = fightsOf(before, verdicts, events);
  const mine = (fight: Fight) =>
    seat !== null && sentencesOf(fight).some(({ seats }) => seats.includes(seat));
  const inOrder = [...fights.filter(mine), ...fights.filter((fight) => !mine(fight))];
  const quiet = quietVerdicts(verdicts, fights);
  return (
    <>
      {inOrder.map((fight) => (
        <FightCard key={fight.space} fight={fight} seat={mine(fight) ? seat : null} />
      ))}
      {fights.length === 0 && before.phase === 'orders' ? (
        <p className="empty small">{t('verdicts.none')}</p>
      ) : null}
      {/* Units, Turretons and home bases won and lost; land is on the map. */}
      <Happenings
        system="ny2047"
        sentences={happeningsOf(before, events).map(({ says, rules }) => ({
          text: say(says),
          rules: [...rules],
        }))}
        set={(text) => <Leaning text={text} />}
      />
      {quiet.length === 0 ? null : (
        <details className="typed">
          <summary>{t('verdicts.quiet', { count: quiet.length })}</summary>
          <ul className="quiet-orders">
            {quiet.map((verdict) => (
              <QuietOrder
                key={`${verdict.seat} ${JSON.stringify(verdict.order)}`}
                before={before}
                verdict={verdict}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
});

function sentencesOf({ headline, sentences }: Fight): readonly Sentence[] {
  return [headline, ...sentences];
}

/** The headline is a drawing: the space, the word, the two powers. */
function FightCard({ fight, seat }: { fight: Fight; seat: string | null }) {
  const say = useTranslate('ny2047');
  const style = seat === null ? undefined : { boxShadow: `inset 3px 0 0 var(--f-${seat})` };
  return (
    <article className="verdict" style={style}>
      <header>
        <h3>
          <PlaceName space={fight.space} />
        </h3>
        <span className="verdict-word">{say(fight.word)}</span>
      </header>
      <Sides sides={fight.sides} />
      <p className="verdict-text">
        <Leaning text={fight.sentences.map(({ says }) => say(says)).join(' ')} />
      </p>
      <p className="verdict-rules">
        <RuleLinks
          system="ny2047"
          rules={sentencesOf(fight)
            .flatMap(({ rules }) => rules)
            .sort(byNumber)}
        />
      </p>
    </article>
  );
}

/** Two sides as "Hamblet 2 : 1 Dunning"; more of them each with its faction. */
function Sides({ sides }: { sides: Fight['sides'] }) {
  const [one, other] = sides;
  if (one !== undefined && other !== undefined && sides.length === 2)
    return (
      <p className="verdict-sides">
        <Side seat={one.seat} />
        <b className="numbers">
          {one.power} : {other.power}
        </b>
        <Side seat={other.seat} />
      </p>
    );
  return (
    <p className="verdict-sides">
      {sides.map(({ seat, power }) => (
        <span key={seat} className="verdict-side">
          <Side seat={seat} /> <b className="numbers">{power}</b>
        </span>
      ))}
    </p>
  );
}

function Side({ seat }: { seat: string }) {
  return (
    <span className="verdict-side">
      <SeatChip seat={seat} size={20} /> {seatName(seat)}
    </span>
  );
}

function QuietOrder({ before, verdict }: { before: Position; verdict: Verdict }) {
  const t = useTexts('ny2047');
  const order = verdict.order as Order & { readonly default?: boolean };
  return (
    <li>
      <SeatChip seat={verdict.seat} size={18} />
      <span>
        {isReadable(order) ? <OrderText position={before} order={order} /> : t('verdicts.unreadable')}
        {order.default ? <span className="muted"> {t('verdicts.withoutOrder')}</span> : null}
        <span className="muted">: {resultText(verdict.result, t)}</span>
      </span>
      <NewYorkRule rule={verdict.reason} />
    </li>
  );
}

const TYPES = ['HOLD', 'MOVE', 'SUPPORT', 'VOTE', 'PREFER', 'DISBAND', 'RELOCATE'];

function isReadable(order: unknown): boolean {
  if (typeof order !== 'object' || order === null || !('type' in order)) return false;
  const { type } = order as { type: unknown };
  if (type === 'SUPPORT') return 'at' in order || ('from' in order && 'to' in order);
  return typeof type === 'string' && TYPES.includes(type);
}
