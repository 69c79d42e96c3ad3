import { useState } from 'react';
import { useTexts } from '#texts';
import { cardName, INSTANTS, LOCATIONS } from '../../../../engine/new-era/data/cards';
import { MOST_SPENT } from '../../../../engine/new-era/offers/legal-standing-orders';
import type { OrderOf } from '../../../../engine/new-era/orders/order-types';
import type { CardId, Standing } from '../../../../engine/new-era/types';
import { StandingOrdersBar } from '../../../components/sequential-table/standing-orders-bar';
import { NamedList } from '../../../components/table/fields/named-list';
import { SelectField } from '../../../components/table/fields/select-field';
import { wishName } from '../order-text';

interface StandingEditorProps {
  /** The reader's own locations that could be attacked. */
  readonly places: readonly CardId[];
  readonly known: Standing;
  readonly onGive: (order: OrderOf<'standing'>) => void;
  readonly onCancel: () => void;
}

/** The reader's standing orders as a form. */
export function StandingEditor({ places, known, onGive, onCancel }: StandingEditorProps) {
  const t = useTexts('new-era');
  const [defence, setDefence] = useState(known.defence);
  const [spoils, setSpoils] = useState(known.spoils);
  const [draft, setDraft] = useState<readonly string[]>(known.draft);
  return (
    <form
      className="standing-editor"
      onSubmit={(event) => {
        event.preventDefault();
        onGive({ type: 'standing', defence, spoils, draft });
      }}
    >
      <fieldset className="standing-entry">
        <legend>{t('editor.defence')}</legend>
        {['*', ...places].map((place) => (
          <Limit
            key={place}
            name={place === '*' ? t('editor.elsewhere') : cardName(place)}
            limit={defence[place]}
            isGeneral={place === '*'}
            onChange={(limit) => setDefence(withLimit(defence, place, limit))}
          />
        ))}
      </fieldset>
      <fieldset className="standing-entry">
        <legend>{t('editor.missed')}</legend>
        <SelectField
          label={t('editor.spoils')}
          from={['none', 'all'] as const}
          value={spoils}
          nameOf={(which) => t('editor.take', { which })}
          onChange={setSpoils}
        />
        <Wishes draft={draft} onChange={setDraft} />
      </fieldset>
      <StandingOrdersBar isBlocked={false} onCancel={onCancel} />
    </form>
  );
}

function withLimit(
  defence: Standing['defence'],
  place: string,
  limit: number | undefined,
): Standing['defence'] {
  const { [place]: _, ...others } = defence;
  return limit === undefined ? others : { ...others, [place]: limit };
}

interface LimitProps {
  readonly name: string;
  readonly limit: number | undefined;
  /** Whether it applies to all locations without their own limit. */
  readonly isGeneral: boolean;
  readonly onChange: (limit: number | undefined) => void;
}

const STEPS = [0, 1, 2, 3, 4, 6, 9] as const;

function Limit({ name, limit, isGeneral, onChange }: LimitProps) {
  const t = useTexts('new-era');
  return (
    <label className="order-field">
      <span>{name}</span>
      <select
        className="input"
        value={limit === undefined ? (isGeneral ? MOST_SPENT : '') : limit}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        {isGeneral ? null : <option value="">{t('editor.likeElsewhere')}</option>}
        <option value={MOST_SPENT}>{t('editor.all')}</option>
        {withOwn(limit).map((step) => (
          <option key={step} value={step}>
            {t('editor.limit', { most: step })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The usual limits, and the present one if it is another. */
function withOwn(limit: number | undefined): readonly number[] {
  if (limit === undefined || limit >= MOST_SPENT) return STEPS;
  return [...new Set([...STEPS, limit])].sort((one, other) => one - other);
}

interface WishesProps {
  readonly draft: readonly string[];
  readonly onChange: (draft: readonly string[]) => void;
}

function Wishes({ draft, onChange }: WishesProps) {
  const t = useTexts('new-era');
  return (
    <NamedList
      names={draft.map(wishName)}
      onRemove={(at) => onChange(draft.toSpliced(at, 1))}
      label={t(draft.length === 0 ? 'editor.first' : 'editor.else')}
      hint={t('editor.card')}
      options={[...LOCATIONS, ...INSTANTS]
        .filter(({ id }) => !draft.includes(id))
        .map(({ id, name }) => [id, name])}
      onPick={(id) => onChange([...draft, id])}
    />
  );
}
