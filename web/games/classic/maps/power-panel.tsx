import { useTexts } from '#texts';
import { addPower, removePower, setPower } from '../../../../engine/classic/variant/edits/powers';
import { LIMITS } from '../../../../engine/classic/variant/schema';
import { SEAT_COLOURS, type SeatColour } from '../../../../engine/game-identity';
import { SelectField, TextField } from '../../../components/forms/field';
import { SeatChip } from '../../../components/frame/seat-chip';
import { CommitField } from './commit-field';
import { useEditing } from './editing';
import { listIn } from './space-panel';

interface PowerPanelProps {
  /** The power whose form is open. */
  readonly shown: number;
  readonly onShow: (power: number) => void;
}

/** The powers of the variant: names and colours. Their homes and units are set in the spaces. */
export function PowerPanel({ shown, onShow }: PowerPanelProps) {
  const t = useTexts('maps');
  const { definition, change, select } = useEditing();
  const { powers } = definition;
  const at = Math.min(shown, powers.length - 1);
  const power = powers[at];
  if (power === undefined) return null;
  return (
    <div className="form map-form">
      <fieldset className="study-seats" aria-label={t('powers')}>
        {powers.map(({ id, name }, one) => (
          <button key={id} type="button" aria-pressed={one === at} onClick={() => onShow(one)}>
            <SeatChip seat={id} size={26} /> {name}
          </button>
        ))}
      </fieldset>
      <CommitField
        label={t('name')}
        value={power.name}
        maxLength={40}
        onCommit={(name) => change(setPower(definition, at, { name }))}
      />
      <CommitField
        label={t('adjective')}
        help={t('adjectiveHelp')}
        value={power.adjective}
        maxLength={40}
        onCommit={(adjective) => change(setPower(definition, at, { adjective }))}
      />
      <div className="field-pair">
        <SelectField
          label={t('seatColour')}
          value={power.seatColour}
          options={SEAT_COLOURS.map((colour) => [colour, t(`colours.${colour}`)] as const)}
          onChange={({ currentTarget }) =>
            void change(setPower(definition, at, { seatColour: currentTarget.value as SeatColour }))
          }
        />
        <TextField
          label={t('colour')}
          type="color"
          value={power.colour}
          onChange={({ currentTarget }) =>
            void change(setPower(definition, at, { colour: currentTarget.value }))
          }
        />
      </div>
      <CommitField
        label={t('typed')}
        help={t('typedHelp')}
        value={(power.typed ?? []).join(', ')}
        onCommit={(text) => change(setPower(definition, at, { typed: listIn(text) }))}
      />
      <section className="field" aria-label={t('homes')}>
        <p className="label">{t('homes')}</p>
        <ul className="map-chips">
          {power.homes.map((home) => (
            <li key={home}>
              <button type="button" className="quiet" onClick={() => select(home)}>
                {home.toUpperCase()}
              </button>
            </li>
          ))}
        </ul>
        <p className="help">{t('homesHelp', { units: power.units.length })}</p>
      </section>
      <div className="form-actions">
        <button
          className="button"
          type="button"
          disabled={powers.length >= LIMITS.powers}
          onClick={() => {
            const name = t('newPower', { number: powers.length + 1 });
            if (change(addPower(definition, { name, adjective: name })) === null) onShow(powers.length);
          }}
        >
          {t('addPower')}
        </button>
        <button
          className="button"
          type="button"
          disabled={powers.length <= 2}
          onClick={() => void change(removePower(definition, at))}
        >
          {t('removePower')}
        </button>
      </div>
    </div>
  );
}
