import { useTexts } from '#texts';
import { AREA_IDS } from '../../../../engine/domination/data/map';
import type { BioAnswer } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { CheckList } from '../../../components/table/fields/check-list';
import { NamedList } from '../../../components/table/fields/named-list';
import { areaName, cardTitle } from '../names';
import { DominationRule } from '../rule';

interface BioFieldsProps {
  readonly bio: BioAnswer | null;
  readonly rivals: readonly string[];
  readonly people: People;
  readonly onChange: (bio: BioAnswer | null) => void;
}

/** The answer to Bio Weapons. */
export function BioFields({ bio, rivals, people, onChange }: BioFieldsProps) {
  const t = useTexts('domination');
  return (
    <fieldset className="standing-entry">
      <legend>
        {cardTitle('bio_weapons')} <DominationRule rule="8.8" />
      </legend>
      <label className="order-check">
        <input
          type="checkbox"
          checked={bio !== null}
          onChange={() => onChange(bio === null ? { areas: [], against: [], times: 1 } : null)}
        />
        {t('editor.answer')}
      </label>
      {bio === null ? null : <BioAnswerFields {...{ bio, rivals, people, onChange }} />}
    </fieldset>
  );
}

function BioAnswerFields({ bio, rivals, people, onChange }: BioFieldsProps & { readonly bio: BioAnswer }) {
  const t = useTexts('domination');
  return (
    <>
      <NamedList
        names={bio.areas.map(areaName)}
        onRemove={(at) => onChange({ ...bio, areas: bio.areas.toSpliced(at, 1) })}
        label={t('editor.first')}
        options={AREA_IDS.map((area) => [area, areaName(area)])}
        onPick={(area) => onChange({ ...bio, areas: [...bio.areas, area] })}
      />
      <CheckList
        label={t('editor.against')}
        from={rivals}
        chosen={bio.against ?? []}
        max={rivals.length}
        nameOf={(rival) => nameOf(people, rival)}
        onChange={(against) => onChange({ ...bio, against })}
      />
      <label className="order-field">
        <span>{t('editor.most')}</span>
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
