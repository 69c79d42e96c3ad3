import { X } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#texts';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import {
  COASTS,
  SPACE_KINDS,
  type SpaceDefinition,
  type Variant,
  withMap,
} from '../../../../engine/classic/variant/definition';
import { spaceOf } from '../../../../engine/classic/variant/edits/places';
import { setUnit, unitIn } from '../../../../engine/classic/variant/edits/powers';
import {
  type Anchor,
  BORDERS,
  type BorderKind,
  nameSpace,
  nameSpaceIn,
  removeSpace,
  renameSpace,
  setAnchor,
  setBorder,
  setCentre,
  setCoasts,
  setKind,
} from '../../../../engine/classic/variant/edits/spaces';
import type { Point } from '../../../../engine/drawing/drawing';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../messages/languages';
import { Check } from '../../../components/forms/check';
import { SelectField } from '../../../components/forms/field';
import { CommitField } from './commit-field';
import { useEditing } from './editing';
import { berthsOf, goalsOf, setOwnerOn } from './tools';

/** A space in a form: everything that the drawing shows of it, and what it does not. */
export function SpacePanel() {
  const t = useTexts('maps');
  const { definition, ownMap, selected, select } = useEditing();
  const variant = withMap(definition, CLASSIC);
  const space = variant.spaces.find(({ id }) => id === selected);
  const options = [...variant.spaces]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name, abbr }) => [id, `${name} (${abbr})`] as const);
  return (
    <div className="form map-form">
      <SelectField
        label={t('space')}
        value={selected ?? ''}
        options={options}
        onChange={({ currentTarget }) => select(currentTarget.value || null)}
      >
        <option value="">{t('noSpace')}</option>
      </SelectField>
      {space === undefined ? (
        <p className="muted small">{t('pickSpace')}</p>
      ) : (
        <>
          <Owner space={space} variant={variant} />
          {ownMap === null ? (
            <p className="muted small">{t('mapOfClassic')}</p>
          ) : (
            <OwnSpace key={space.id} space={space} variant={ownMap} />
          )}
        </>
      )}
    </div>
  );
}

interface SpaceProps {
  readonly space: SpaceDefinition;
  readonly variant: Variant;
}

/** Who owns a space, and which unit begins there. */
function Owner({ space, variant }: SpaceProps) {
  const t = useTexts('maps');
  const { definition, ownMap, change } = useEditing();
  const { powers } = definition;
  const owner = powers.findIndex(({ homes }) => homes.includes(space.id));
  const unit = unitIn(definition, space.id);
  const places = [
    ...(space.kind === 'water' ? [] : [['army', space.id] as const]),
    ...(space.kind === 'inland' ? [] : berthsOf(variant, space.id).map((berth) => ['fleet', berth] as const)),
  ];
  const units = powers.flatMap(({ name }, power) =>
    places.map(([kind, at]) => {
      const coast = at.includes('/') ? ` (${at.slice(-2).toUpperCase()})` : '';
      return [
        `${power} ${kind} ${at}`,
        `${kind === 'army' ? t('armyOf', { power: name }) : t('fleetOf', { power: name })}${coast}`,
      ] as const;
    }),
  );
  return (
    <>
      {ownMap === null ? null : (
        <Check
          title={t('centre')}
          checked={space.centre}
          onChange={({ currentTarget }) => void change(setCentre(ownMap, space.id, currentTarget.checked))}
        />
      )}
      {space.centre ? (
        <SelectField
          label={t('owner')}
          value={owner}
          options={[[-1, t('nobody')], ...powers.map(({ name }, at) => [at, name] as const)]}
          onChange={({ currentTarget }) => {
            const chosen = Number(currentTarget.value);
            change(setOwnerOn(definition, space.id, chosen < 0 ? null : chosen));
          }}
        />
      ) : null}
      <SelectField
        label={t('unit')}
        value={unit === null ? '' : `${unit.power} ${unit.kind} ${unit.at}`}
        options={units}
        onChange={({ currentTarget }) => {
          const [power, kind, at = space.id] = currentTarget.value.split(' ');
          const placed = { power: Number(power), kind: kind === 'fleet' ? 'fleet' : 'army' } as const;
          change(setUnit(definition, at, currentTarget.value === '' ? null : placed));
        }}
      >
        <option value="">{t('noUnit')}</option>
      </SelectField>
    </>
  );
}

function OwnSpace({ space, variant }: SpaceProps) {
  const t = useTexts('maps');
  const { change, select } = useEditing();
  const { id, kind, coasts = [] } = space;
  const own = coasts.map((coast) => coast.id.slice(-2));
  return (
    <>
      <CommitField
        label={t('name')}
        value={space.name}
        maxLength={40}
        onCommit={(name) => change(nameSpace(variant, id, { name }))}
      />
      <details className="more">
        <summary>{t('inLanguages')}</summary>
        {LANGUAGES.map((language) => (
          <CommitField
            key={language}
            label={LANGUAGE_NAMES[language]}
            lang={language}
            value={space.names?.[language] ?? ''}
            maxLength={40}
            onCommit={(name) => change(nameSpaceIn(variant, id, language, name))}
          />
        ))}
      </details>
      <div className="field-pair">
        <CommitField
          label={t('code')}
          value={space.abbr}
          maxLength={8}
          onCommit={(abbr) => change(nameSpace(variant, id, { abbr: abbr.toUpperCase() }))}
        />
        <CommitField
          label={t('id')}
          value={id}
          maxLength={8}
          onCommit={(to) => {
            if (variant.spaces.some((one) => one.id === to)) return t('idTaken');
            const why = change(renameSpace(variant, id, to));
            if (why === null) select(to);
            return why;
          }}
        />
      </div>
      <SelectField
        label={t('kind')}
        value={kind}
        options={SPACE_KINDS.map((one) => [one, t(`kinds.${one}`)] as const)}
        onChange={({ currentTarget }) =>
          void change(setKind(variant, id, currentTarget.value as SpaceDefinition['kind']))
        }
      />
      {kind === 'coastal' ? (
        <fieldset className="field">
          <legend>{t('coasts')}</legend>
          <div className="choices in-row">
            {COASTS.map((coast) => (
              <Check
                key={coast}
                title={t(`coast.${coast}`)}
                checked={own.includes(coast)}
                onChange={({ currentTarget: { checked } }) =>
                  void change(
                    setCoasts(
                      variant,
                      id,
                      COASTS.filter((one) => (one === coast ? checked : own.includes(one))),
                    ),
                  )
                }
              />
            ))}
          </div>
          <p className="help">{t('coastsHelp')}</p>
        </fieldset>
      ) : null}
      {BORDERS.map((one) =>
        (one === 'army' && kind === 'water') || (one === 'fleet' && kind === 'inland')
          ? null
          : (one === 'army' ? [id] : berthsOf(variant, id)).map((from) => (
              <Borders key={from + one} kind={one} from={from} variant={variant} />
            )),
      )}
      <details className="form-part">
        <summary>
          <b>{t('moreNames')}</b>
        </summary>
        <div className="form">
          <CommitField
            label={t('also')}
            help={t('alsoHelp')}
            value={(space.also ?? []).join(', ')}
            onCommit={(text) => change(nameSpace(variant, id, { also: listIn(text) }))}
          />
          <CommitField
            label={t('typed')}
            help={t('typedHelp')}
            value={(space.typed ?? []).join(', ')}
            onCommit={(text) => change(nameSpace(variant, id, { typed: listIn(text) }))}
          />
        </div>
      </details>
      <Points space={space} variant={variant} />
      <div className="form-actions">
        <button
          className="button"
          type="button"
          disabled={variant.spaces.length <= 2}
          onClick={() => {
            if (change(removeSpace(variant, id)) === null) select(null);
          }}
        >
          {t('removeSpace')}
        </button>
      </div>
    </>
  );
}

/** Names of a field, which commas separate. */
export function listIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

interface BordersProps {
  readonly kind: BorderKind;
  readonly from: string;
  readonly variant: Variant;
}

/** Where a unit can go from a space or a coast: a list to take from, and a choice to add to it. */
function Borders({ kind, from, variant }: BordersProps) {
  const t = useTexts('maps');
  const { change } = useEditing();
  const titleId = useId();
  const goals = goalsOf(variant, kind, from);
  const names = new Map(variant.spaces.flatMap(namesOfPlaces));
  const closed = kind === 'army' ? 'water' : 'inland';
  const others = variant.spaces
    .filter((space) => space.id !== spaceOf(from) && space.kind !== closed)
    .flatMap(({ id }) => (kind === 'army' ? [id] : berthsOf(variant, id)))
    .filter((id) => !goals.includes(id))
    .map((id) => [id, names.get(id) ?? id] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const set = (to: string, isOpen: boolean) => void change(setBorder(variant, kind, [from, to], isOpen));
  const coast = from.includes('/') ? from.slice(-2) : null;
  const fleets = coast === null ? t('fleetBorders') : t('fleetBordersOf', { coast: coast.toUpperCase() });
  const title = kind === 'army' ? t('armyBorders') : fleets;
  return (
    <fieldset className="field" aria-labelledby={titleId}>
      <span className="label" id={titleId}>
        {title}
      </span>
      <ul className="map-chips">
        {goals.map((to) => (
          <li key={to}>
            <span>{names.get(to) ?? to}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('closeBorder', { to: names.get(to) ?? to })}
              onClick={() => set(to, false)}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <select
        className="input"
        aria-label={t('addBorder')}
        value=""
        onChange={({ currentTarget }) => set(currentTarget.value, true)}
      >
        <option value="">{t('addBorder')}</option>
        {others.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function namesOfPlaces({ id, name, coasts = [] }: SpaceDefinition): readonly (readonly [string, string])[] {
  return [[id, name], ...coasts.map((coast) => [coast.id, coast.name] as const)];
}

/** The points of a space on the drawing, as numbers. */
function Points({ space, variant }: SpaceProps) {
  const t = useTexts('maps');
  const { change } = useEditing();
  const shape = variant.drawing?.spaces.find(({ id }) => id === space.id);
  if (shape === undefined) return null;
  const anchors: readonly (readonly [Anchor, string, Point | undefined])[] = [
    ['unit', t('anchor.unit'), shape.unit],
    ['label', t('anchor.label'), shape.label],
    ...(space.centre ? [['centre', t('anchor.centre'), shape.centre] as const] : []),
    ...(space.coasts ?? []).map(({ id }) => [id, t('anchorOf', { coast: id }), shape.coasts?.[id]] as const),
  ];
  return (
    <details className="form-part">
      <summary>
        <b>{t('points')}</b>
      </summary>
      <div className="form">
        {anchors.map(([anchor, label, at]) => (
          <CommitField
            key={anchor}
            label={label}
            help={anchor === 'unit' ? t('pointsHelp') : undefined}
            value={at?.join(', ') ?? ''}
            inputMode="decimal"
            onCommit={(text) => {
              const [x, y, ...rest] = text
                .split(/[,;\s]+/)
                .filter((part) => part !== '')
                .map(Number);
              const isPoint = Number.isFinite(x) && Number.isFinite(y) && rest.length === 0;
              const isLeftOut = text === '' && anchor !== 'unit' && anchor !== 'label';
              if (!isPoint && !isLeftOut) return t('noPoint');
              return change(setAnchor(variant, space.id, anchor, isLeftOut ? null : [x ?? 0, y ?? 0]));
            }}
          />
        ))}
      </div>
    </details>
  );
}
