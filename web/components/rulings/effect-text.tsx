import { Fragment, type ReactNode } from 'react';
import type { ClocksEffect, RulingEffect } from '../../../functions/api/schemas/rulings';
import { duration } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';
import { PastEnd } from './past-end';
import { HiddenText, StepsText } from './steps-text';

type Clock = Extract<RulingEffect, { of: 'clock' }>['before'];

/** A running or stopped clock. */
export function ClockText({ clock: { deadline, left } }: { readonly clock: Clock }) {
  if (left === null) return <>No deadline</>;
  if (deadline === null) return <>Paused, {duration(left)} left</>;
  return (
    <>
      <When at={deadline} as="long" />, {duration(left)} left
    </>
  );
}

/** What a ruling would change in a game, before and after. */
export function EffectText({ effect }: { readonly effect: RulingEffect }) {
  if (effect.of === 'clock')
    return (
      <>
        <Change
          before={<ClockText clock={effect.before} />}
          after={<ClockText clock={effect.after} />}
          of="Deadline"
        />
        <PastEnd end={effect.end} deadlines={[effect.after.deadline]} />
        <p className="small muted">
          {effect.after.deadline === null
            ? 'No deadline passes while it is paused. Players can still give orders; the turn does not close, even if everyone is ready.'
            : 'It is the same for every seat. Stored orders stay.'}
        </p>
      </>
    );
  if (effect.of === 'steps') return <StepsText effect={effect} />;
  if (effect.of === 'hidden') return <HiddenText effect={effect} />;
  if (effect.of === 'end') return <EndText effect={effect} />;
  return (
    <>
      <Change before={effect.before.name} after={effect.after.name} of={seatFullName(effect.seat)} />
      {effect.asks ? (
        <p>
          {effect.after.name} is asked first, and gets the seat when they accept. Until then{' '}
          {effect.before.name} keeps it.
        </p>
      ) : null}
      <p className="small muted">
        From then on {effect.after.name} sees what the seat may and orders for it; {effect.before.name} no
        longer does. Stored orders stay until they are changed. Points and ratings follow the season’s rules
        for seats that change hands: a player who leaves a seat still bears its loss of rating.
        {effect.newInSeason
          ? ` ${effect.after.name} enters the standing with this board, but gets no seat in later rounds without registering.`
          : ''}
      </p>
    </>
  );
}

function EndText({ effect }: { readonly effect: Extract<RulingEffect, { of: 'end' }> }) {
  if (effect.as === 'void')
    return <p>The game ends and counts for nothing: no points, no places, no rating.</p>;
  const placed = [...effect.seats].sort((one, other) => one.place - other.place);
  return (
    <dl className="ruling-times numbers">
      {placed.map(({ seat, place, figures }) => (
        <Fragment key={seat}>
          <dt>Place {place}</dt>
          <dd>
            {seatFullName(seat)},{' '}
            {Object.entries(figures)
              .map(([name, value]) => `${name} ${value}`)
              .join(', ')}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface ChangeProps {
  readonly of: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function Change({ of, before, after }: ChangeProps) {
  return (
    <dl className="ruling-times numbers">
      <dt>{of} now</dt>
      <dd>{before}</dd>
      <dt>Then</dt>
      <dd>
        <b>{after}</b>
      </dd>
    </dl>
  );
}

const LEFT_OUT = {
  plays: 'You play in it, so another moderator has to rule on it',
  stands: 'It is already so',
  paused: 'It is paused, so it has no deadline to move',
  closing: 'Its turn is just closing',
} as const;

/** Why a ruling on many clocks leaves a game as it is. */
export function leftOut(effect: ClocksEffect['games'][number]['effect']): string {
  return effect === 'ruled' ? '' : LEFT_OUT[effect];
}

/** Warns of deadlines of many games that would lie after the end of their round or season. */
export function PastEnds({ effect: { games, end } }: { readonly effect: ClocksEffect }) {
  const moved = games.filter(({ round, effect }) => effect === 'ruled' && round === end?.round);
  return <PastEnd end={end} deadlines={moved.map(({ after }) => after?.deadline ?? null)} />;
}

/** What a ruling on many clocks would do to each game. */
export function ClocksText({ effect: { games, end } }: { readonly effect: ClocksEffect }) {
  if (games.length === 0) return <p>No game is being played.</p>;
  return (
    <>
      <PastEnds effect={{ games, end }} />
      <DataTable caption="What becomes of each game" columns={[['Game'], ['Deadline then']]}>
        {games.map(({ game, round, board, effect, after }) => (
          <tr key={game}>
            <th scope="row">
              Round {round}, board {board}
            </th>
            <td>
              {effect === 'ruled' && after !== null ? (
                <ClockText clock={after} />
              ) : (
                <span className="muted">{leftOut(effect)}</span>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
