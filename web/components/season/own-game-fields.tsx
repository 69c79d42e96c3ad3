import { useTranslations } from 'next-intl';
import {
  COUNTED,
  type CountedAs,
  type GameDefinition,
  MOST_SEATS,
} from '../../../engine/results-only/definition';
import { Check } from '../forms/check';
import { NumberField, SelectField, TextField } from '../forms/field';

interface OwnGameFieldsProps {
  readonly game: GameDefinition;
  readonly change: (game: GameDefinition) => void;
  /** What is wrong with a field, such as `seats.min`. */
  readonly wrong: (field: string) => string | null;
}

/** A game without an engine: its title, its seats, and what its tables write down. */
export function OwnGameFields({ game, change: changeTo, wrong }: OwnGameFieldsProps) {
  const t = useTranslations('season-form');
  const change = (part: Partial<GameDefinition>) => changeTo({ ...game, ...part });
  const { title, seats, counts, figures, fewest, roles } = game;
  return (
    <>
      <TextField
        {...{ label: t('ownGame.name'), required: true, minLength: 2, maxLength: 60, autoComplete: 'off' }}
        defaultValue={title}
        onChange={(event) => change({ title: event.target.value })}
        wrong={wrong('title')}
      />
      <div className="field-pair">
        <NumberField
          {...{ label: t('ownGame.min'), required: true, min: 2, max: MOST_SEATS }}
          defaultValue={seats.min}
          onChange={({ target: { valueAsNumber } }) =>
            change({ seats: { ...seats, min: valueAsNumber || 2 } })
          }
          wrong={wrong('seats.min')}
        />
        <NumberField
          {...{ label: t('ownGame.max'), required: true, min: 2, max: MOST_SEATS }}
          defaultValue={seats.max}
          onChange={({ target: { valueAsNumber } }) =>
            change({ seats: { ...seats, max: valueAsNumber || 2 } })
          }
          wrong={wrong('seats.max')}
        />
      </div>
      <SelectField
        label={t('ownGame.counts')}
        value={counts}
        onChange={(event) => change(withCounted(game, event.target.value as CountedAs))}
        help={countedHelp(t)[counts]}
        options={COUNTED.map((one) => [one, countedNames(t)[one]])}
      />
      {counts === 'points' ? (
        <>
          <ListOfNames
            label={t('ownGame.figures')}
            help={t('ownGame.figuresHelp')}
            names={figures}
            onChange={(names) => change({ figures: names })}
            wrong={wrong('figures')}
          />
          <Check
            title={t('ownGame.less')}
            about={t('ownGame.lessAbout')}
            checked={fewest}
            onChange={(event) => change({ fewest: event.target.checked })}
          />
        </>
      ) : null}
      <ListOfNames
        label={t('ownGame.roles')}
        help={t('ownGame.rolesHelp')}
        names={roles}
        onChange={(names) => change({ roles: names })}
        wrong={wrong('roles')}
      />
    </>
  );
}

/** Another way to count; what only points have goes with them. */
function withCounted(game: GameDefinition, counts: CountedAs): Partial<GameDefinition> {
  const seats = counts === 'wins' ? { min: 2, max: 2 } : game.seats;
  return counts === 'points' ? { counts, seats } : { counts, seats, figures: [], fewest: false };
}

function countedNames(
  t: ReturnType<typeof useTranslations<'season-form'>>,
): Readonly<Record<CountedAs, string>> {
  return {
    points: t('ownGame.countsPoints'),
    places: t('ownGame.countsPlaces'),
    wins: t('ownGame.countsWins'),
  };
}

function countedHelp(
  t: ReturnType<typeof useTranslations<'season-form'>>,
): Readonly<Record<CountedAs, string>> {
  return {
    points: t('ownGame.countsPointsHelp'),
    places: t('ownGame.countsPlacesHelp'),
    wins: t('ownGame.countsWinsHelp'),
  };
}

interface ListOfNamesProps {
  readonly label: string;
  readonly help: string;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
  readonly wrong: string | null;
}

/** Names in a line, separated by commas. */
function ListOfNames({ label, help, names, onChange, wrong }: ListOfNamesProps) {
  const split = (text: string) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  return (
    <TextField
      {...{ label, help, wrong }}
      autoComplete="off"
      maxLength={400}
      defaultValue={names.join(', ')}
      onChange={(event) => onChange(split(event.target.value))}
    />
  );
}
