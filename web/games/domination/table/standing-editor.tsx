'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { AREA_IDS, LAND_IDS } from '../../../../engine/domination/data/map';
import type { OrderOf } from '../../../../engine/domination/orders/order-types';
import {
  type AirborneEntry,
  type BioAnswer,
  FOG_SETTINGS,
  type FogSetting,
  type Moment,
  type Point,
  type Standing,
  type View,
} from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { StandingBar } from '../../../components/table/standing-bar';
import { areaName } from '../names';
import { DominationRule } from '../rule';
import { problemsOf } from '../system';

interface StandingEditorProps {
  readonly view: View;
  readonly seat: string;
  readonly people: People;
  readonly known: Standing;
  readonly onGive: (order: OrderOf<'standing'>) => void;
  readonly onCancel: () => void;
}

const FOG_NAMES: Readonly<Record<FogSetting, string>> = {
  never: 'Never',
  always: 'Before every scoring',
  if_rival_monopoly: 'If a rival holds a region',
};

/** The form of standing orders: when to play Airborne Forces and Fog of War, and how to answer Bio Weapons. */
export function StandingEditor({ view, seat, people, known, onGive, onCancel }: StandingEditorProps) {
  const [airborne, setAirborne] = useState<readonly AirborneEntry[]>(known.airborne);
  const [fog, setFog] = useState<FogSetting>(known.fog);
  const [bio, setBio] = useState<BioAnswer | null>(known.bio);
  const rivals = view.order.filter((other) => other !== seat);
  const order: OrderOf<'standing'> = { type: 'standing', airborne, fog, bio };
  const [problem] = problemsOf(view, seat, [order]);
  const change = (at: number, entry: AirborneEntry) =>
    setAirborne(airborne.map((one, place) => (place === at ? entry : one)));
  return (
    <div className="standing-editor">
      {airborne.map((entry, at) => (
        <AirborneFields
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
          key={at}
          entry={entry}
          rivals={rivals}
          people={people}
          onChange={(next) => change(at, next)}
          onRemove={() => setAirborne(airborne.filter((_, place) => place !== at))}
        />
      ))}
      {airborne.length >= 6 ? null : (
        <button
          type="button"
          className="button compact"
          onClick={() => setAirborne([...airborne, { when: 'scoring', actions: [] }])}
        >
          <Plus size={16} /> Airborne Forces
        </button>
      )}
      <label className="order-field">
        <span>
          Fog of War <DominationRule rule="8.4" />
        </span>
        <select className="input" value={fog} onChange={(event) => setFog(event.target.value as FogSetting)}>
          {FOG_SETTINGS.map((setting) => (
            <option key={setting} value={setting}>
              {FOG_NAMES[setting]}
            </option>
          ))}
        </select>
      </label>
      <BioFields bio={bio} rivals={rivals} people={people} onChange={setBio} />
      {problem === undefined ? null : (
        <p className="saving-note" role="alert">
          {problem.message} <DominationRule rule={problem.rule} />
        </p>
      )}
      <StandingBar isBlocked={problem !== undefined} onStore={() => onGive(order)} onCancel={onCancel} />
    </div>
  );
}

interface AirborneFieldsProps {
  readonly entry: AirborneEntry;
  readonly rivals: readonly string[];
  readonly people: People;
  readonly onChange: (entry: AirborneEntry) => void;
  readonly onRemove: () => void;
}

function AirborneFields({ entry, rivals, people, onChange, onRemove }: AirborneFieldsProps) {
  const { when, actions } = entry;
  const moments: readonly (readonly [string, Moment, string])[] = [
    ['scoring', 'scoring', 'Before the scoring'],
    ...rivals.map((after) => [after, { after }, `After ${nameOf(people, after)}’s next turn`] as const),
  ];
  const points = LAND_IDS.flatMap((area): readonly Point[] => [
    { do: 'reduce', area },
    { do: 'build', area },
  ]);
  return (
    <fieldset className="standing-entry">
      <legend>
        Airborne Forces <DominationRule rule="8.2" />
      </legend>
      <label className="order-field">
        <span>When</span>
        <select
          className="input"
          value={when === 'scoring' ? 'scoring' : when.after}
          onChange={(event) => {
            const chosen = moments.find(([id]) => id === event.target.value);
            if (chosen !== undefined) onChange({ ...entry, when: chosen[1] });
          }}
        >
          {moments.map(([id, , name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Names
        names={actions.map((point) => pointName(point))}
        onRemove={(at) => onChange({ ...entry, actions: actions.filter((_, place) => place !== at) })}
      />
      <AddName
        label="Then, if possible"
        names={points.map(pointName)}
        onAdd={(at) => {
          const point = points[at];
          if (point !== undefined) onChange({ ...entry, actions: [...actions, point] });
        }}
      />
      <button type="button" className="button compact" onClick={onRemove}>
        Leave out
      </button>
    </fieldset>
  );
}

function pointName(point: Point): string {
  return `${point.do === 'build' ? 'Build' : 'Reduce'} ${areaName(point.area)}`;
}

interface BioFieldsProps {
  readonly bio: BioAnswer | null;
  readonly rivals: readonly string[];
  readonly people: People;
  readonly onChange: (bio: BioAnswer | null) => void;
}

function BioFields({ bio, rivals, people, onChange }: BioFieldsProps) {
  return (
    <fieldset className="standing-entry">
      <legend>
        Bio Weapons <DominationRule rule="8.8" />
      </legend>
      <label className="order-check">
        <input
          type="checkbox"
          checked={bio !== null}
          onChange={() => onChange(bio === null ? { areas: [], against: [], times: 1 } : null)}
        />
        Answer with two Reductions
      </label>
      {bio === null ? null : (
        <>
          <Names
            names={bio.areas.map(areaName)}
            onRemove={(at) => onChange({ ...bio, areas: bio.areas.filter((_, place) => place !== at) })}
          />
          <AddName
            label="First in"
            names={AREA_IDS.map(areaName)}
            onAdd={(at) => onChange({ ...bio, areas: [...bio.areas, AREA_IDS[at] ?? ''] })}
          />
          {rivals.map((rival) => (
            <label key={rival} className="order-check">
              <input
                type="checkbox"
                checked={bio.against?.includes(rival) ?? false}
                onChange={() => onChange({ ...bio, against: toggled(bio.against ?? [], rival) })}
              />
              then against {nameOf(people, rival)}
            </label>
          ))}
          <label className="order-field">
            <span>Most answers in one chain</span>
            <input
              className="input"
              type="number"
              min={1}
              max={12}
              value={bio.times ?? 1}
              onChange={(event) => onChange({ ...bio, times: Number(event.target.value) })}
            />
          </label>
        </>
      )}
    </fieldset>
  );
}

function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

function Names({ names, onRemove }: { names: readonly string[]; onRemove: (at: number) => void }) {
  return (
    <ol className="named">
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there more than once
        <li key={at}>
          <span>{name}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={`Leave out ${name}, ${at + 1}`}
            onClick={() => onRemove(at)}
          >
            <X size={16} />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface AddNameProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly onAdd: (at: number) => void;
}

function AddName({ label, names, onAdd }: AddNameProps) {
  return (
    <label className="order-field">
      <span>{label}</span>
      <select className="input" value="" onChange={(event) => onAdd(Number(event.target.value))}>
        <option value="" disabled>
          Choose…
        </option>
        {names.map((name, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
