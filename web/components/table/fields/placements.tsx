import { useTexts } from '#texts';
import type { OpenPart } from '../../../../engine/game/offer';
import type { FieldWords } from './field-words';
import { PickMenu } from './pick-menu';
import { Stepper } from './stepper';

interface Placement {
  readonly to: string;
  readonly count: number;
}

interface PlacementsProps {
  readonly part: Extract<OpenPart, { readonly kind: 'placements' }>;
  readonly value: unknown;
  readonly words: FieldWords;
  readonly onChange: (value: readonly Placement[]) => void;
}

/** Units by place: the named places with steppers, the others in a menu. */
export function Placements({ part, value, words, onChange }: PlacementsProps) {
  const t = useTexts('table');
  const placements = (Array.isArray(value) ? value : []) as readonly Placement[];
  const total = placements.reduce((sum, { count }) => sum + count, 0);
  const left = part.max - total;
  const places = left === 0 ? [] : part.to.filter((place) => placements.every(({ to }) => to !== place));
  const set = (to: string, count: number) =>
    onChange(placements.map((one) => (one.to === to ? { to, count } : one)).filter((one) => one.count > 0));
  return (
    <div className="order-placements">
      {placements.map(({ to, count }) => (
        <div key={to} className="order-field">
          <span>{words.value(to)}</span>
          <Stepper
            label={t('fields.unitsIn', { place: words.value(to) })}
            value={count}
            min={0}
            max={count + left}
            onChange={(next) => set(to, next)}
          />
        </div>
      ))}
      {places.length === 0 ? null : (
        <PickMenu
          label={words.anotherPlace ?? t('fields.anotherPlace')}
          options={places.map((place) => [place, words.value(place)])}
          onPick={(to) => onChange([...placements, { to, count: 1 }])}
        />
      )}
      <p className={left === 0 || total >= part.min ? 'tiny muted' : 'tiny owing'}>
        {left > 0
          ? t('fields.placedLeft', { placed: total, most: part.max, left })
          : t('fields.placed', { placed: total, most: part.max })}
      </p>
    </div>
  );
}
