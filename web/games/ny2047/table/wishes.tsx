import { useTexts } from '#texts';
import { numberIn } from '../../../../engine/ny2047/reading/words';
import type { Order, Position } from '../../../../engine/ny2047/types';
import { FACTIONS } from '../../../../engine/ny2047/types';
import { VoteField } from '../../../components/simultaneous-table/vote-field';
import { useAtlas } from '../atlas';
import { placeName } from '../places';

interface WishesProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  /** False in seasons with an adjustment phase: lists of wishes would have no effect there. */
  readonly prefers: boolean;
  readonly onChange: (orders: readonly Order[]) => void;
}

/** Votes to end the game, and wishes for adjustments in seasons that have no phase for them. */
export function Wishes({ position, seat, orders, prefers, onChange }: WishesProps) {
  const t = useTexts('ny2047');
  const others = FACTIONS.filter(
    (id) =>
      id !== seat &&
      position.seats.includes(id) &&
      !position.eliminated.some(({ faction }) => faction === id),
  );
  return (
    <details className="typed">
      <summary>{t(prefers ? 'wishes.both' : 'wishes.vote')}</summary>
      <div className="wishes">
        <VoteField system="ny2047" noun="seat" rules={['14.3', '14.4']} {...{ orders, others, onChange }} />
        {prefers ? <Prefer position={position} seat={seat} orders={orders} onChange={onChange} /> : null}
      </div>
    </details>
  );
}

function Prefer({ position, seat, orders, onChange }: Omit<WishesProps, 'prefers'>) {
  const t = useTexts('ny2047');
  const atlas = useAtlas();
  const wish = orders.find((order) => order.type === 'PREFER');
  const set = (field: 'home' | 'disband', index: number, value: string) => {
    const list = [...(wish?.[field] ?? [])];
    if (value === '') list.splice(index, 1);
    else list[index] = value;
    const next = { home: [], disband: [], ...wish, type: 'PREFER', [field]: [...new Set(list)] } as Order;
    onChange([...orders.filter((order) => order.type !== 'PREFER'), next]);
  };
  const units = position.units.filter(({ faction }) => faction === seat);
  return (
    <>
      <Ranking
        title={t('wishes.home')}
        chosen={wish?.home ?? []}
        options={atlas.landStars.map(({ id, name }) => ({ value: id, name }))}
        onSet={(index, value) => set('home', index, value)}
      />
      <Ranking
        title={t('wishes.disband')}
        chosen={wish?.disband ?? []}
        options={units.map(({ id, space }) => ({
          value: id,
          name: t('wishes.unit', { place: placeName(atlas, space), number: numberIn(id) }),
        }))}
        onSet={(index, value) => set('disband', index, value)}
      />
    </>
  );
}

interface RankingProps {
  readonly title: string;
  readonly chosen: readonly string[];
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onSet: (index: number, value: string) => void;
}

function Ranking({ title, chosen, options, onSet }: RankingProps) {
  const t = useTexts('ny2047');
  const slots = [...chosen, ''].slice(0, 4);
  return (
    <fieldset className="field">
      <legend className="label">{title}</legend>
      {slots.map((value, index) => (
        <select
          key={value}
          className="input"
          aria-label={t('wishes.choice', { number: index + 1 })}
          value={value}
          onChange={(event) => onSet(index, event.target.value)}
        >
          <option value="">{t(value === '' ? 'wishes.noFurther' : 'wishes.remove')}</option>
          {options
            .filter((option) => option.value === value || !chosen.includes(option.value))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
        </select>
      ))}
    </fieldset>
  );
}
