import { FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StepResult } from '../../../../engine/game';
import { figuresOf } from '../../../../engine/ny2047/rules/tally';
import type { Event, Order, Position } from '../../../../engine/ny2047/types';
import { useInView } from '../../../lib/use-in-view';
import { PlaceName } from '../place-name';
import { NewYorkRule } from '../rule';

interface PreviewProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * How the turn would end if all other players held, worked out in the browser by the rules themselves. The adjudication is
 * fetched once this is in sight, because nothing else on the page needs it.
 */
export function Preview({ position, seat, orders, options }: PreviewProps) {
  const [result, setResult] = useState<StepResult<Position> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { wasInView } = useInView(place);
  useEffect(() => {
    if (!wasInView) return;
    let wanted = true;
    void import('../if-others-hold').then(({ ifOthersHold }) => {
      if (wanted) setResult(ifOthersHold(position, seat, orders, options));
    });
    return () => {
      wanted = false;
    };
  }, [position, seat, orders, options, wasInView]);
  return (
    <div className="preview" ref={place}>
      <FlaskConical size={18} />
      <p>
        <b>If everyone else holds,</b>{' '}
        {result === null ? 'working it out …' : <Forecast result={result} seat={seat} />}
      </p>
    </div>
  );
}

function Forecast({ result, seat }: { result: StepResult<Position>; seat: string }) {
  const events = result.events as readonly Event[];
  const battles = events.flatMap((event) =>
    event.type === 'battle' && event.attacker === seat ? [event] : [],
  );
  const taken = events.flatMap((event) =>
    event.type === 'control' && event.to === seat ? [event.space] : [],
  );
  const entered = taken.filter((space) => !battles.some((battle) => battle.space === space));
  const stars = figuresOf(result.position)[seat]?.stars ?? 0;
  return (
    <>
      {battles.map((battle) => (
        <span key={battle.space}>
          you {BATTLE_WORDS[battle.result]} <PlaceName space={battle.space} /> with {battle.power} against{' '}
          {Math.max(battle.defence, battle.opposing)} <NewYorkRule rule={BATTLE_RULES[battle.result]} />,{' '}
        </span>
      ))}
      {entered.length > 0 ? (
        <>
          you enter{' '}
          {entered.map((space, index) => (
            <span key={space}>
              {index > 0 ? ', ' : ''}
              <PlaceName space={space} />
            </span>
          ))}
          ,{' '}
        </>
      ) : null}
      {battles.length + entered.length > 0 ? 'and hold ' : 'you hold '}
      {stars} {stars === 1 ? 'star' : 'stars'}.
    </>
  );
}

const BATTLE_WORDS = { won: 'take', standoff: 'draw at', lost: 'are beaten off at' } as const;
const BATTLE_RULES = { won: '8.1', standoff: '8.2', lost: '8.3' } as const;
