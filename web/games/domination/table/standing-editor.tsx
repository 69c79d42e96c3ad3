import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import { LAND_IDS } from '../../../../engine/domination/data/map';
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
import { StandingOrdersBar } from '../../../components/sequential-table/standing-orders-bar';
import { NamedList } from '../../../components/table/fields/named-list';
import { SelectField } from '../../../components/table/fields/select-field';
import type { Texts } from '../../../lib/texts';
import { areaName, cardTitle } from '../names';
import { DominationRule } from '../rule';
import { BioFields } from './bio-fields';

interface StandingEditorProps {
  readonly view: View;
  readonly seat: string;
  readonly people: People;
  readonly known: Standing;
  readonly onGive: (order: OrderOf<'standing'>) => void;
  readonly onCancel: () => void;
}

/** The form of standing orders: when to play Airborne Forces and Fog of War, and how to answer Bio Weapons. */
export function StandingEditor({ view, seat, people, known, onGive, onCancel }: StandingEditorProps) {
  const t = useTexts('domination');
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
          <Plus size={16} /> {cardTitle('airborne_forces')}
        </button>
      )}
      <SelectField
        label={
          <>
            {cardTitle('fog_of_war')} <DominationRule rule="8.4" />
          </>
        }
        from={FOG_SETTINGS}
        value={fog}
        nameOf={(setting) => t('editor.fog', { fog: setting })}
        onChange={setFog}
      />
      <BioFields {...{ bio, rivals, people }} onChange={setBio} />
      <Refusal problem={problem} />
      <StandingOrdersBar
        isBlocked={problem !== undefined}
        onStore={() => onGive(order)}
        onCancel={onCancel}
      />
    </div>
  );
}

const NEW: AirborneEntry = { when: 'scoring', actions: [] };

function Refusal({ problem }: { readonly problem: Problem | undefined }) {
  const say = useTranslate('domination');
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
  const t = useTexts('domination');
  const { when, actions } = entry;
  const moments: readonly Moment[] = ['scoring', ...rivals.map((after) => ({ after }))];
  const nameOfMoment = (moment: Moment) =>
    moment === 'scoring'
      ? t('editor.scoring')
      : t('editor.afterTurn', { name: nameOf(people, moment.after) });
  return (
    <fieldset className="standing-entry">
      <legend>
        {cardTitle('airborne_forces')} <DominationRule rule="8.2" />
      </legend>
      <SelectField
        label={t('editor.when')}
        from={moments}
        value={when}
        nameOf={nameOfMoment}
        onChange={(next) => onChange({ ...entry, when: next })}
      />
      <NamedList
        names={actions.map((point) => pointName(point, t))}
        onRemove={(at) => onChange({ ...entry, actions: actions.toSpliced(at, 1) })}
        label={t('editor.then')}
        options={POINTS.map((point, at) => [at, pointName(point, t)])}
        onPick={(at) =>
          onChange({ ...entry, actions: [...actions, ...POINTS.slice(Number(at)).slice(0, 1)] })
        }
      />
      <button type="button" className="button compact" onClick={onRemove}>
        {t('editor.leaveOut')}
      </button>
    </fieldset>
  );
}

const POINTS = LAND_IDS.flatMap((area): readonly Point[] => [
  { do: 'reduce', area },
  { do: 'build', area },
]);

function pointName({ do: does, area }: Point, t: Texts<'domination'>): string {
  return t('editor.point', { does, area: areaName(area) });
}
