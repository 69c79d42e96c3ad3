import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '#texts';
import { AREA_IDS, LAND_IDS } from '../../../../engine/domination/data/map';
import { validate } from '../../../../engine/domination/offers/validate';
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
import type { Problem } from '../../../../engine/game';
import { Alert } from '../../../components/frame/alert';
import { nameOf, type People } from '../../../components/frame/people';
import { CheckList } from '../../../components/table/fields/check-list';
import { NamedList } from '../../../components/table/fields/named-list';
import { SelectField } from '../../../components/table/fields/select-field';
import { StandingBar } from '../../../components/table/standing-bar';
import { areaName } from '../names';
import { DominationRule } from '../rule';

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
  const [problem] = validate(view, seat, [order]);
  return (
    <div className="standing-editor">
      {airborne.map((entry, at) => (
        <AirborneFields
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
          key={at}
          {...{ entry, rivals, people }}
          onChange={(next) => setAirborne(airborne.with(at, next))}
          onRemove={() => setAirborne(airborne.toSpliced(at, 1))}
        />
      ))}
      {airborne.length >= 6 ? null : (
        <button type="button" className="button compact" onClick={() => setAirborne([...airborne, NEW])}>
          <Plus size={16} /> Airborne Forces
        </button>
      )}
      <SelectField
        label={
          <>
            Fog of War <DominationRule rule="8.4" />
          </>
        }
        from={FOG_SETTINGS}
        value={fog}
        nameOf={(setting) => FOG_NAMES[setting]}
        onChange={setFog}
      />
      <BioFields {...{ bio, rivals, people }} onChange={setBio} />
      <Refusal problem={problem} />
      <StandingBar isBlocked={problem !== undefined} onStore={() => onGive(order)} onCancel={onCancel} />
    </div>
  );
}

const NEW: AirborneEntry = { when: 'scoring', actions: [] };

function Refusal({ problem }: { readonly problem: Problem | undefined }) {
  const say = useSay('domination');
  if (problem === undefined) return null;
  return (
    <Alert>
      {say(problem.message)} <DominationRule rule={problem.rule} />
    </Alert>
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
  const moments: readonly Moment[] = ['scoring', ...rivals.map((after) => ({ after }))];
  const nameOfMoment = (moment: Moment) =>
    moment === 'scoring' ? 'Before the scoring' : `After ${nameOf(people, moment.after)}’s next turn`;
  return (
    <fieldset className="standing-entry">
      <legend>
        Airborne Forces <DominationRule rule="8.2" />
      </legend>
      <SelectField
        label="When"
        from={moments}
        value={when}
        nameOf={nameOfMoment}
        onChange={(next) => onChange({ ...entry, when: next })}
      />
      <NamedList
        names={actions.map(pointName)}
        onRemove={(at) => onChange({ ...entry, actions: actions.toSpliced(at, 1) })}
        label="Then, if possible"
        options={POINTS.map((point, at) => [at, pointName(point)])}
        onPick={(at) =>
          onChange({ ...entry, actions: [...actions, ...POINTS.slice(Number(at)).slice(0, 1)] })
        }
      />
      <button type="button" className="button compact" onClick={onRemove}>
        Leave out
      </button>
    </fieldset>
  );
}

const POINTS = LAND_IDS.flatMap((area): readonly Point[] => [
  { do: 'reduce', area },
  { do: 'build', area },
]);

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
      {bio === null ? null : <BioAnswerFields {...{ bio, rivals, people, onChange }} />}
    </fieldset>
  );
}

function BioAnswerFields({ bio, rivals, people, onChange }: BioFieldsProps & { readonly bio: BioAnswer }) {
  return (
    <>
      <NamedList
        names={bio.areas.map(areaName)}
        onRemove={(at) => onChange({ ...bio, areas: bio.areas.toSpliced(at, 1) })}
        label="First in"
        options={AREA_IDS.map((area) => [area, areaName(area)])}
        onPick={(area) => onChange({ ...bio, areas: [...bio.areas, area] })}
      />
      <CheckList
        label="Then against"
        from={rivals}
        chosen={bio.against ?? []}
        max={rivals.length}
        nameOf={(rival) => nameOf(people, rival)}
        onChange={(against) => onChange({ ...bio, against })}
      />
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
  );
}
