'use client';

import { useState } from 'react';
import type { Problem } from '../../../engine/game';
import type { OpenPart } from '../../../engine/game/offer';
import { OrderRow } from '../../components/sequential-table/order-row';
import { CheckList } from '../../components/table/fields/check-list';
import { NamedList } from '../../components/table/fields/named-list';
import { OrderFields } from '../../components/table/fields/order-fields';
import { PickList } from '../../components/table/fields/pick-list';
import { PickMenu } from '../../components/table/fields/pick-menu';
import { Placements } from '../../components/table/fields/placements';
import { SelectField } from '../../components/table/fields/select-field';
import { Stepper } from '../../components/table/fields/stepper';
import { OrderPicker } from '../../components/table/order-picker';
import { TypedOrders } from '../../components/table/typed-orders';
import { Part, Shown } from './part';
import { SAMPLE_GAME } from './samples';

const nothing = () => undefined;
const HOODS = ['SoHo', 'Tribeca', 'Chelsea'] as const;
const nameOf = (value: unknown) => String(value);
const REFUSED: Problem = { code: 'too-far', path: [0], rule: '6.2', message: 'SoHo does not border Harlem.' };

/** The parts for listing, choosing and typing orders. */
export function OrderParts() {
  return (
    <>
      <Part
        name="OrderRow"
        about="One order of a list: what it does, how it stands, and the ways to change it."
      >
        <Shown name="a draft, stored, refused, open" wide>
          <Rows />
        </Shown>
      </Part>
      <Part name="OrderPicker" about="All legal orders of one unit. It takes the focus when it opens.">
        <Shown name="opens by the button">
          <Picker />
        </Shown>
      </Part>
      <Part name="TypedOrders" about="The list in the notation of the rules, to type or to paste.">
        <Shown name="two orders; “Store this list” finds fault with the first line">
          <TypedOrders
            system={SAMPLE_GAME}
            orders={['SoHo - Harlem', 'Chelsea H']}
            onChange={nothing}
            print={nameOf}
            read={async () => ({ ok: false, problems: [REFUSED] })}
            help="A hold: Chelsea H."
            action={async () => null}
            gameId="sample"
            step={1}
          />
        </Shown>
      </Part>
      <Fields />
    </>
  );
}

function Rows() {
  const [open, show] = useState<number | null>(3);
  const rows = { open, show, move: nothing, remove: nothing };
  const row = { system: SAMPLE_GAME, isLast: false, rows } as const;
  const shut = { ...row, children: null };
  return (
    <ol className="plan">
      <OrderRow
        {...shut}
        place={0}
        name="Place 3"
        words="Place 3 units in SoHo"
        stored={false}
        problem={undefined}
      />
      <OrderRow {...shut} place={1} name="Attack" words="SoHo attacks Tribeca" stored problem={undefined} />
      <OrderRow
        {...shut}
        place={2}
        name="Attack Harlem"
        words="SoHo attacks Harlem"
        stored={false}
        problem={REFUSED}
        alternatives={[{ name: 'Attack Chelsea', onTake: nothing }]}
      />
      <OrderRow {...row} place={3} name="Move" words="Move 2 to Chelsea" stored isLast problem={undefined}>
        <Stepper label="Units" value={2} min={1} max={4} onChange={nothing} />
      </OrderRow>
    </ol>
  );
}

function Picker() {
  const [open, setOpen] = useState(false);
  const [order, setOrder] = useState('SoHo holds');
  const shut = () => setOpen(false);
  return (
    <>
      <button type="button" className="button compact" aria-expanded={open} onClick={() => setOpen(!open)}>
        Order: {order}
      </button>
      {open ? (
        <OrderPicker
          name="SoHo"
          orders={['SoHo holds', 'SoHo to Tribeca', 'SoHo to Chelsea', 'SoHo supports Tribeca']}
          current={order}
          textOf={nameOf}
          onPick={(picked) => {
            setOrder(picked);
            shut();
          }}
          onCancel={shut}
        />
      ) : null}
    </>
  );
}

const PLACES: Extract<OpenPart, { kind: 'placements' }> = {
  field: 'placed',
  kind: 'placements',
  to: HOODS,
  min: 3,
  max: 5,
};

function Fields() {
  const [units, setUnits] = useState(2);
  const [hood, setHood] = useState<string>('SoHo');
  const [chosen, setChosen] = useState<readonly string[]>(['Chelsea']);
  const [placed, setPlaced] = useState<readonly { to: string; count: number }[]>([{ to: 'SoHo', count: 2 }]);
  const list = { from: HOODS, chosen, min: 0, max: 2, nameOf, onChange: setChosen };
  const open = HOODS.map((name) => [name, name] as const);
  return (
    <>
      <Part name="Stepper" about="A whole number that is set by two buttons, or by the arrow keys on it.">
        <Shown name="between its limits">
          <Stepper label="Units that attack" value={units} min={1} max={4} onChange={setUnits} />
        </Shown>
        <Shown name="at its limits">
          <Stepper label="Units that stay" value={1} min={1} max={1} onChange={nothing} />
        </Shown>
        <Shown name="a word in place of the figure">
          <Stepper label="Units that move" value={4} min={1} max={4} shown="all" onChange={nothing} />
        </Shown>
      </Part>
      <Part name="PickMenu" about="A menu that adds what is picked in it.">
        <Shown name="nothing picked">
          <PickMenu label="Another hood" options={open} onPick={nothing} />
        </Shown>
      </Part>
      <Part name="NamedList" about="A list in order, with a menu that adds to it.">
        <Shown name="two names">
          <NamedList
            label="Defend first"
            names={['SoHo', 'Chelsea']}
            options={open}
            onPick={nothing}
            onRemove={nothing}
          />
        </Shown>
      </Part>
      <Part name="CheckList" about="Entries to be ticked, up to as many as may be named.">
        <Shown name="one of two">
          <CheckList label="Hoods to keep" {...list} />
        </Shown>
        <Shown name="full: the others are disabled">
          <CheckList label="Hoods to hold" {...list} chosen={['SoHo', 'Chelsea']} onChange={nothing} />
        </Shown>
      </Part>
      <Part name="PickList" about="Entries in an order of preference.">
        <Shown name="one of two">
          <PickList label="Cards by rank" {...list} />
        </Shown>
      </Part>
      <Part name="Placements" about="Units by place.">
        <Shown name="too few">
          <Placements
            part={PLACES}
            value={placed}
            words={{ label: () => 'Place', value: nameOf }}
            onChange={setPlaced}
          />
        </Shown>
      </Part>
      <Part
        name="OrderFields"
        about="The parts of an order that can be filled in more than one way, each with its field."
      >
        <Shown name="a number, a place, a yes or no, a list">
          <Whole />
        </Shown>
      </Part>
      <Part name="TableSelect" about="SelectField of tables: one of several values, in a menu.">
        <Shown name="chosen">
          <SelectField label="Into" from={HOODS} value={hood} nameOf={nameOf} onChange={setHood} />
        </Shown>
      </Part>
    </>
  );
}

const OPEN: readonly OpenPart[] = [
  { field: 'units', kind: 'number', min: 1, max: 4 },
  { field: 'into', kind: 'choice', from: HOODS },
  { field: 'again', kind: 'choice', from: [false, true] },
  { field: 'cards', kind: 'list', from: ['Subway', 'Ferry', 'Taxi'], min: 0, max: 2, repeats: false },
];
const LABELS: Readonly<Record<string, string>> = {
  units: 'Units',
  into: 'Hood',
  again: 'Again',
  cards: 'Cards',
};

function Whole() {
  const [order, setOrder] = useState<object>({ units: 2, into: 'Tribeca', again: true, cards: ['Taxi'] });
  return (
    <OrderFields
      offer={{ order, open: OPEN }}
      order={order}
      words={{ label: ({ field }) => LABELS[field] ?? field, value: nameOf }}
      onChange={setOrder}
    />
  );
}
