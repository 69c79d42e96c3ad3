import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  COUNTED,
  type CountedAs,
  type Definition,
  definitionIn,
  MOST_SEATS,
} from '../../../engine/results-only/definition';
import type { Mutation } from '../../lib/mutate';
import { Check } from '../forms/check';
import { NumberField, SelectField, TextField } from '../forms/field';
import { RadioField } from '../forms/radio-field';
import { OWN_GAME_PRESETS, ownGameTexts } from './own-game-presets';
import { type SeasonPartProps, withOwnGame } from './season-draft';

interface OwnGameProps extends SeasonPartProps {
  readonly wrong: Mutation['wrongAt'];
}

/** A game of the league's own: its title, its seats, and what its tables write down. */
export function OwnGame(props: OwnGameProps) {
  const { target, draft, choose } = props;
  const t = useTranslations('season-form');
  const [preset, setPreset] = useState('');
  const game = definitionIn(draft.options);
  const pick = (id: string) => {
    const found = OWN_GAME_PRESETS.find((one) => one.id === id);
    if (found === undefined) return;
    setPreset(id);
    choose(withOwnGame(draft, { title: titleOf(draft.options), ...found.game }));
  };
  return (
    <section className="own-game form" aria-labelledby="own-game">
      <h2 id="own-game">{t('ownGame.title')}</h2>
      <p className="muted">{t('ownGame.lead')}</p>
      {'season' in target ? null : (
        <RadioField
          legend={t('ownGame.preset')}
          name="ownPreset"
          options={OWN_GAME_PRESETS.map(({ id }) => ({ id, ...ownGameTexts(t)[id] }))}
          chosen={preset}
          onPick={pick}
        />
      )}
      <Fields key={preset} {...props} game={game} />
    </section>
  );
}

/** The title as it is written, which may be empty still. */
function titleOf({ title }: SeasonPartProps['draft']['options']): string {
  return typeof title === 'string' ? title : '';
}

function Fields({ draft, choose, game, wrong }: OwnGameProps & { readonly game: Definition }) {
  const t = useTranslations('season-form');
  const change = (part: Partial<Definition>) =>
    choose(withOwnGame(draft, { ...game, title: titleOf(draft.options), ...part }));
  const { seats, counts, figures, fewest, roles } = game;
  return (
    <>
      <TextField
        {...{ label: t('ownGame.name'), required: true, minLength: 2, maxLength: 60, autoComplete: 'off' }}
        defaultValue={titleOf(draft.options)}
        onChange={(event) => change({ title: event.target.value })}
        wrong={wrong('options.title')}
      />
      <div className="field-pair">
        <NumberField
          {...{ label: t('ownGame.min'), required: true, min: 2, max: MOST_SEATS }}
          defaultValue={seats.min}
          onChange={({ target: { valueAsNumber } }) =>
            change({ seats: { ...seats, min: valueAsNumber || 2 } })
          }
          wrong={wrong('options.seats.min')}
        />
        <NumberField
          {...{ label: t('ownGame.max'), required: true, min: 2, max: MOST_SEATS }}
          defaultValue={seats.max}
          onChange={({ target: { valueAsNumber } }) =>
            change({ seats: { ...seats, max: valueAsNumber || 2 } })
          }
          wrong={wrong('options.seats.max')}
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
            wrong={wrong('options.figures')}
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
        wrong={wrong('options.roles')}
      />
    </>
  );
}

/** Another way to count; what only points have goes with them. */
function withCounted(game: Definition, counts: CountedAs): Partial<Definition> {
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
