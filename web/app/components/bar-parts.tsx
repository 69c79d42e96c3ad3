'use client';

import { useState } from 'react';
import { StandingOrdersBar } from '../../components/sequential-table/standing-orders-bar';
import { StandingOrdersFrame } from '../../components/sequential-table/standing-orders-frame';
import { ReadyBar } from '../../components/table/ready-bar';
import { Resign } from '../../components/table/resign';
import { SheetTabs } from '../../components/table/sheet-tabs';
import { SeatTag, TableClock } from '../../components/table/table-head';
import { Part, Shown } from './part';
import { gameAt, hoursFrom, SEATS } from './samples';

const nothing = () => undefined;
const STARS = { id: 'stars', one: 'star', many: 'stars' } as const;

/** The parts above and below the panels of a table: seats, clock, tabs, bars. */
export function BarParts({ now }: { readonly now: number }) {
  return (
    <>
      <Clocks now={now} />
      <Part name="SeatTag" about="A seat above the board, in each state that its orders can have.">
        <Shown name="of a game with points; the first is the reader’s" wide>
          <ul className="strip" aria-label="Seats">
            {SEATS.map((seat, at) => (
              <SeatTag key={seat.seat} seat={seat} mine={at === 0} measure={STARS} />
            ))}
          </ul>
        </Shown>
      </Part>
      <Tabs />
      <Bars />
    </>
  );
}

function Clocks({ now }: { readonly now: number }) {
  const clocks = [
    ['far', {}],
    ['near, and the reader owes orders', { deadline: hoursFrom(now, 0.08) }],
    [
      'near, and the reader is ready',
      { deadline: hoursFrom(now, 0.08), seats: SEATS.map((seat) => ({ ...seat, state: 'ready' as const })) },
    ],
    ['over', { deadline: hoursFrom(now, -0.01), state: 'closing' as const }],
    ['paused', { deadline: null, paused: { since: hoursFrom(now, -2), left: null } }],
    ['without a deadline', { deadline: null, waits: true }],
    ['practice', { deadline: null, practice: 'gentle' as const }],
    ['finished', { status: 'finished' as const, state: 'finished' as const }],
  ] as const;
  return (
    <Part name="TableClock" about="How long the open turn has. Signal only where the reader owes something.">
      {clocks.map(([name, changed]) => (
        <Shown key={name} name={name}>
          <div className="part-row">
            <TableClock
              game={gameAt(now, { ...changed, ...('seats' in changed ? { seats: [...changed.seats] } : {}) })}
              now={now}
            />
          </div>
        </Shown>
      ))}
    </Part>
  );
}

function Tabs() {
  const [tab, setTab] = useState<'orders' | 'results' | 'press'>('orders');
  const names = { orders: 'Orders', results: 'Results', press: 'Press' };
  return (
    <Part name="SheetTabs" about="The panels of a table on narrow screens; the press counts what is unread.">
      <Shown name="three tabs, two unread" wide>
        <p className="small muted only-wide">
          Wide screens show all panels at once. Narrow the window to see the tabs.
        </p>
        <div className="only-narrow">
          <SheetTabs tab={tab} names={names} unread={2} onTab={setTab} />
          {Object.entries(names).map(([id, name]) => (
            <p key={id} id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={id !== tab}>
              The panel “{name}”.
            </p>
          ))}
        </div>
      </Shown>
    </Part>
  );
}

function Bars() {
  const bar = { readySeats: 2, owingSeats: 5, earlyClose: true, isPractice: false, onReady: nothing };
  return (
    <>
      <Part name="ReadyBar" about="The one main action of the table, always in reach.">
        <Shown name="not ready">
          <ReadyBar {...bar} ready={false} saving={false} />
        </Shown>
        <Shown name="ready">
          <ReadyBar {...bar} ready saving={false} />
        </Shown>
        <Shown name="saving">
          <ReadyBar {...bar} ready={false} saving />
        </Shown>
        <Shown name="practice">
          <ReadyBar {...bar} ready={false} saving={false} isPractice />
        </Shown>
      </Part>
      <Part name="StandingOrdersBar" about="The buttons of the form for standing orders.">
        <Shown name="can be stored">
          <StandingOrdersBar isBlocked={false} onStore={nothing} onCancel={nothing} />
        </Shown>
        <Shown name="blocked">
          <StandingOrdersBar isBlocked onStore={nothing} onCancel={nothing} />
        </Shown>
      </Part>
      <Part name="StandingOrdersFrame" about="What the reader’s seat does when no one asks the reader.">
        <Shown name="in force; “Change” opens the form">
          <StandingOrdersFrame
            state="in-force"
            lead="If you are attacked while you sleep:"
            summary={<p className="panel-lead">Defend with all units.</p>}
            editor={(onDone) => <StandingOrdersBar isBlocked={false} onStore={onDone} onCancel={onDone} />}
          />
        </Shown>
      </Part>
      <Part name="Resign" about="Leaving the game, with a second click to confirm.">
        <Shown name="at first">
          <Resign resigned={false} busy={false} onResign={nothing}>
            A bot takes your seat.
          </Resign>
        </Shown>
        <Shown name="resigned">
          <Resign resigned busy={false} onResign={nothing}>
            A bot takes your seat.
          </Resign>
        </Shown>
      </Part>
    </>
  );
}
