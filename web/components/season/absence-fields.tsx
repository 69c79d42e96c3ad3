'use client';

import { useState } from 'react';
import { type AbsencePolicy, USUAL_ABSENCE } from '../../../engine/deadlines/absence';
import { absenceInWords } from '../../lib/absence';
import { NumberField } from '../forms/number-field';
import { Radio } from '../forms/radio';
import { RadioField } from '../forms/radio-field';

const POLICIES = [
  { id: 'none', name: 'Defaults alone', about: 'the game gives its orders, nothing else happens' },
  { id: 'usual', name: 'As most leagues do', about: 'grace, holidays, votes, substitutes' },
  { id: 'own', name: 'Your own', about: 'choose each rule' },
] as const;

const SUBSTITUTES = [
  { id: 'none', name: 'Nobody', about: 'the seat stays empty until a moderator fills it' },
  { id: 'first', name: 'The first on the list', about: 'who offered to substitute first' },
  { id: 'rating', name: 'The strongest on the list', about: 'by rating in this game' },
] as const;

/** What happens when players send no orders. */
export function AbsenceFields({ start }: { readonly start: AbsencePolicy | undefined }) {
  const first = policyOf(start);
  const [policy, setPolicy] = useState<string>(first);
  return (
    <>
      <RadioField
        legend="When somebody sends no orders"
        name="absence"
        options={POLICIES}
        chosen={first}
        onPick={setPolicy}
      >
        <p className="help">
          Players read this and accept it when they register. Games keep the rules with which they began.
        </p>
      </RadioField>
      {policy === 'usual' ? (
        <ul className="plain-list small">
          {absenceInWords(USUAL_ABSENCE).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {policy === 'own' ? <OwnPolicy start={start ?? USUAL_ABSENCE} /> : null}
    </>
  );
}

function policyOf(start: AbsencePolicy | undefined): string {
  if (start === undefined) return 'none';
  const plain = (policy: AbsencePolicy) => JSON.stringify({ ...policy, version: 1 });
  return plain(start) === plain(USUAL_ABSENCE) ? 'usual' : 'own';
}

function OwnPolicy({ start }: { readonly start: AbsencePolicy }) {
  const { grace, disorder, vote } = start;
  return (
    <>
      <div className="field-pair">
        <NumberField
          name="graceTimes"
          label="Graces a season"
          least={0}
          most={20}
          initial={grace?.times ?? 0}
        />
        <NumberField
          name="graceHours"
          label="Hours of a grace"
          least={1}
          most={168}
          initial={hours(grace, 12)}
        />
      </div>
      <Check
        name="freezes"
        checked={grace?.freezes ?? true}
        title="A grace stops the others"
        about="Press and the orders of the punctual rest while it runs, so that being late gains nothing."
      />
      <div className="field-pair">
        <NumberField
          name="holidayCount"
          label="Days of holiday"
          least={0}
          most={60}
          initial={start.holidays}
        />
        <NumberField
          name="disorder"
          label="Missed in a row until civil disorder"
          help="0: never"
          least={0}
          most={20}
          initial={disorder?.after ?? 0}
        />
      </div>
      <RadioField
        legend="Who takes a seat in civil disorder"
        name="substitutes"
        options={SUBSTITUTES}
        chosen={start.substitutes}
      />
      <div className="field-pair">
        <NumberField
          name="botAfter"
          optional
          label="Turns more until a bot takes it"
          help="Left empty: no bot does."
          least={0}
          most={20}
          initial={start.botAfter}
        />
        <NumberField
          name="makeGood"
          optional
          label="Minutes late the platform may be"
          help="Beyond that, and at half a turn in any case, the next turn has its whole time."
          least={0}
          most={10_080}
          initial={start.makeGood}
        />
      </div>
      <div className="field-pair">
        <NumberField
          name="voteTimes"
          label="Votes for more time, a game"
          least={0}
          most={20}
          initial={vote?.times ?? 0}
        />
        <NumberField
          name="voteHours"
          label="Hours that a vote adds"
          least={1}
          most={168}
          initial={hours(vote, 24)}
        />
      </div>
      <div className="field-pair">
        <NumberField
          name="voteShare"
          label="Share that has to vote for it, %"
          least={1}
          most={100}
          initial={vote?.share ?? 50}
        />
        <NumberField
          name="reliability"
          optional
          label="Least reliability to register, %"
          help="Left empty: none is asked for."
          least={1}
          most={100}
          initial={start.reliability}
        />
      </div>
      <Check
        name="forfeits"
        checked={start.forfeits}
        title="A lost board counts"
        about="Who lost a seat under these rules has the board with no points; else it is no board of theirs."
      />
      <fieldset className="field">
        <legend>Points of a seat that changed hands</legend>
        <div className="choices">
          <Radio
            name="seatPoints"
            value="holder"
            checked
            title="Whoever holds it at the end"
            about="points, place and rating"
          />
          <Radio
            name="seatPoints"
            value="share"
            checked={false}
            disabled
            title="Shared by turns held"
            about="not available yet"
          />
        </div>
      </fieldset>
    </>
  );
}

function hours(rule: { readonly minutes: number } | null, otherwise: number): number {
  return rule === null ? otherwise : rule.minutes / 60;
}

interface CheckProps {
  readonly name: string;
  readonly checked: boolean;
  readonly title: string;
  readonly about: string;
}

function Check({ name, checked, title, about }: CheckProps) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} defaultChecked={checked} />
      <span>
        <b>{title}</b>
        <span>{about}</span>
      </span>
    </label>
  );
}

/** What the form says about missed turns; nothing where defaults are all. */
export function absenceFrom(form: FormData): { readonly absence?: AbsencePolicy } {
  const chosen = form.get('absence');
  if (chosen === 'usual') return { absence: USUAL_ABSENCE };
  return chosen === 'own' ? { absence: ownFrom(form) } : {};
}

function ownFrom(form: FormData): AbsencePolicy {
  const text = (name: string) => String(form.get(name) ?? '');
  const count = (name: string) => Number(text(name));
  const given = (name: string) => (text(name) === '' ? null : count(name));
  const vacant = count('disorder') > 0;
  return {
    version: 1,
    grace:
      count('graceTimes') === 0
        ? null
        : {
            times: count('graceTimes'),
            minutes: 60 * count('graceHours'),
            freezes: form.get('freezes') === 'on',
          },
    disorder: vacant ? { after: count('disorder'), minutes: 60 } : null,
    substitutes: (vacant && SUBSTITUTES.find(({ id }) => id === text('substitutes'))?.id) || 'none',
    botAfter: vacant ? given('botAfter') : null,
    vote:
      count('voteTimes') === 0
        ? null
        : { times: count('voteTimes'), minutes: 60 * count('voteHours'), share: count('voteShare') },
    holidays: count('holidayCount'),
    makeGood: given('makeGood'),
    seatPoints: 'holder',
    forfeits: form.get('forfeits') === 'on',
    reliability: given('reliability'),
  };
}
