'use client';

import { FlaskConical } from 'lucide-react';
import { useMemo } from 'react';
import type { Event, Order, Position } from '../../../../engine/ny2047/types';
import { RuleLink } from '../../frame/rule-link';
import { PlaceName } from '../place-name';
import { ifOthersHold, starsOf } from '../system';

interface PreviewProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** How the turn would end if everybody else held: worked out here, by the rules themselves. */
export function Preview({ position, seat, orders, options }: PreviewProps) {
  const result = useMemo(
    () => ifOthersHold(position, seat, orders, options),
    [position, seat, orders, options],
  );
  const events = result.events as readonly Event[];
  const battles = events.flatMap((event) =>
    event.type === 'battle' && event.attacker === seat ? [event] : [],
  );
  const taken = events.flatMap((event) =>
    event.type === 'control' && event.to === seat ? [event.space] : [],
  );
  const entered = taken.filter((space) => !battles.some((battle) => battle.space === space));
  const stars = starsOf(result.position, seat);
  return (
    <div className="preview">
      <FlaskConical size={18} />
      <p>
        <b>If everyone else holds,</b>{' '}
        {battles.map((battle) => (
          <span key={battle.space}>
            you {BATTLE_WORDS[battle.result]} <PlaceName space={battle.space} /> with {battle.power} against{' '}
            {Math.max(battle.defence, battle.opposing)} <RuleLink rule={BATTLE_RULES[battle.result]} />,{' '}
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
      </p>
    </div>
  );
}

const BATTLE_WORDS = { won: 'take', standoff: 'draw at', lost: 'are beaten off at' } as const;
const BATTLE_RULES = { won: '8.1', standoff: '8.2', lost: '8.3' } as const;
