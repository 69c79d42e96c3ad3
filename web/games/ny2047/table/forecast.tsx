import { useCallback } from 'react';
import { useTexts } from '#texts';
import type { StepResult } from '../../../../engine/game';
import { figuresOf } from '../../../../engine/ny2047/rules/tally';
import type { Event, Order, Position } from '../../../../engine/ny2047/types';
import { IfOthersHold } from '../../../components/simultaneous-table/if-others-hold';
import { PlaceName } from '../place-name';
import { NewYorkRule } from '../rule';

interface ForecastProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** The turn's result if all other players held. */
export function Forecast({ position, seat, orders, options }: ForecastProps) {
  const workOut = useCallback(async () => {
    const { ifOthersHold } = await import('../if-others-hold');
    return ifOthersHold(position, seat, orders, options);
  }, [position, seat, orders, options]);
  return <IfOthersHold workOut={workOut}>{(result) => <Ending result={result} seat={seat} />}</IfOthersHold>;
}

function Ending({ result, seat }: { result: StepResult<Position>; seat: string }) {
  const t = useTexts('ny2047');
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
          {t.rich(`battle.${battle.result}`, {
            place: () => <PlaceName space={battle.space} />,
            power: battle.power,
            other: Math.max(battle.defence, battle.opposing),
            rule: () => <NewYorkRule rule={BATTLE_RULES[battle.result]} />,
          })}
          ,{' '}
        </span>
      ))}
      {entered.length > 0 ? (
        <>
          {t.rich('forecast.enter', {
            places: () =>
              entered.map((space, index) => (
                <span key={space}>
                  {index > 0 ? ', ' : ''}
                  <PlaceName space={space} />
                </span>
              )),
          })}
          ,{' '}
        </>
      ) : null}
      {t(battles.length + entered.length > 0 ? 'forecast.andHold' : 'forecast.hold', { stars })}
    </>
  );
}

const BATTLE_RULES = { won: '8.1', standoff: '8.2', lost: '8.3' } as const;
