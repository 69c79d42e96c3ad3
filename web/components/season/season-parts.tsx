import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MOST_STEPS_BEHIND } from '../../../engine/deadlines/watch-delay';
import { identityOf, isGameSystem } from '../../../engine/games';
import { scoringFits } from '../../../engine/results-only/scoring';
import type { ScoringId } from '../../../engine/scoring-ids';
import type { Texts } from '../../lib/texts';
import { NumberField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import type { Values } from '../forms/parameter-schema';
import { Radio } from '../forms/radio';
import { RadioField } from '../forms/radio-field';
import { SchemaFields } from '../forms/schema-field';
import { ByRoundFields } from '../scoring/by-round-fields';
import { DivisionFields } from '../scoring/division-fields';
import { ScoringChoice } from '../scoring/scoring-choice';
import { TotalsChoice } from '../scoring/totals-choice';
import { useScorings } from '../scoring/use-scorings';
import { FormatFields } from './format-fields';
import { LeagueVariants } from './league-variants';
import { PRESETS, presetTexts, withPreset } from './presets';
import { ruleWords } from './rule-words';
import {
  hasAnonymousSeats,
  isOwnGame,
  optionFields,
  type SeasonPartProps,
  systemOf,
  withGame,
  withTemplate,
} from './season-draft';
import { TEMPLATES, templateWords } from './templates';

/** Templates for a new season. */
export function TemplateChoice({ start, target, draft, choose }: SeasonPartProps) {
  const t = useTranslations('season-form');
  if ('season' in target) return null;
  return (
    <RadioField
      legend={t('startFrom')}
      name="template"
      options={TEMPLATES.map(({ id }) => ({ id, ...templateWords(t)[id] }))}
      chosen={draft.template?.id ?? ''}
      onPick={(id) => choose(withTemplate(draft, TEMPLATES.find((one) => one.id === id) ?? null, start))}
    />
  );
}

/** The game; an announced season keeps its own. */
export function GameChoice({ start, systems, target, draft, choose }: SeasonPartProps) {
  const t = useTranslations('season-form');
  return (
    <fieldset className="field">
      <legend>{t('game')}</legend>
      <div className="choices">
        {systems.systems.map(({ id, title, seats }) => (
          <Radio
            key={id}
            name="system"
            value={id}
            checked={id === draft.system}
            onPick={() => choose(withGame(draft, id, start))}
            disabled={'season' in target && id !== draft.system}
            title={isGameSystem(id) ? title : t('ownGame.choice')}
            about={isGameSystem(id) ? seatsText(seats, t) : t('ownGame.choiceAbout')}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The usual agreements of leagues of the chosen game, as a starting point. */
export function CustomChoice({ target, draft, choose }: SeasonPartProps) {
  const t = useTranslations('season-form');
  const customs = PRESETS[draft.system] ?? [];
  if ('season' in target || customs.length === 0) return null;
  const pick = (id: string) => {
    const custom = customs.find((one) => one.id === id);
    if (custom !== undefined) choose(withPreset(draft, custom));
  };
  return (
    <RadioField
      key={draft.system}
      legend={t('customs.title')}
      name="custom"
      options={customs.map(({ id }) => ({ id, ...presetTexts(t)[id] }))}
      chosen={draft.custom?.id ?? ''}
      onPick={pick}
    >
      <p className="small muted">{t('customs.help')}</p>
    </RadioField>
  );
}

/** Seats per board, and the format. */
export function BoardsPart(props: SeasonPartProps) {
  const t = useTranslations('season-form');
  const { start, draft } = props;
  const system = systemOf(props);
  const own = isOwnGame(draft);
  const hint = draft.template === null || own ? t('boards.hint') : templateWords(t)[draft.template.id].about;
  return (
    <FormPart title={t('boards.title')} hint={hint}>
      {system?.seats && system.seats.min < system.seats.max ? (
        <NumberField
          key={`${system.id} ${system.seats.min} ${system.seats.max}`}
          name="boardSize"
          label={t('boards.size')}
          min={system.seats.min}
          max={system.seats.max}
          defaultValue={(system.id === start.system ? start.boardSize : undefined) ?? system.seats.usual}
        />
      ) : null}
      <FormatFields
        key={`${draft.template?.id} ${draft.system}`}
        start={draft.template ?? start}
        own={own ? system?.seats : undefined}
        boardSize={system?.seats.usual ?? 0}
      />
    </FormPart>
  );
}

/** Minutes that a new season proposes between the last result of a round and the next draw. */
const USUAL_WAIT = 1;

/** The options of the game, press, disputes and programs. */
export function RulesPart(props: SeasonPartProps) {
  const { start, target, draft, choose } = props;
  const t = useTranslations('season-form');
  const words = ruleWords(t);
  const own = isOwnGame(draft);
  const options = own ? {} : optionFields(systemOf(props)?.options);
  const played = start.atTheTable === undefined ? 'here' : start.atTheTable.rated ? 'rated' : 'unrated';
  const [, ...atTables] = words.played;
  const [isAtTables, setAtTables] = useState(played !== 'here');
  const atRealTables = (
    <>
      <RadioField
        legend={t('reports.title')}
        name="reports"
        options={words.reports}
        chosen={start.atTheTable?.reports ?? 'one'}
      >
        <p className="small muted">{t('reports.help')}</p>
      </RadioField>
      <NumberField
        {...{ name: 'waitMinutes', min: 0, max: 60, label: t('wait.label'), help: t('wait.help') }}
        defaultValue={start.atTheTable?.waitMinutes ?? USUAL_WAIT}
      />
    </>
  );
  if (own)
    return (
      <FormPart title={t('ownGame.ratings')} hint={t('ownGame.ratingsHint')}>
        <RadioField
          legend={t('played.title')}
          name="atTheTable"
          options={atTables}
          chosen={played === 'here' ? 'rated' : played}
        />
        {atRealTables}
      </FormPart>
    );
  return (
    <FormPart title={t('rules.title')} hint={t('rules.hint')}>
      {Object.keys(options.properties ?? {}).length === 0 ? null : (
        <fieldset className="field">
          <legend>{t('rules.options')}</legend>
          <SchemaFields
            key={draft.custom?.id ?? draft.system}
            id="option"
            schema={options}
            value={draft.options}
            onChange={(next) => choose({ options: next as Values })}
          />
        </fieldset>
      )}
      <LeagueVariants key={props.draft.system} {...props} />
      <RadioField
        {...{ legend: t('played.title'), name: 'atTheTable', options: words.played, chosen: played }}
        onPick={(id) => setAtTables(id !== 'here')}
      />
      {isAtTables ? atRealTables : null}
      <RadioField
        key={draft.custom?.id}
        legend={t('press.title')}
        name="press"
        options={words.press}
        chosen={draft.custom?.press ?? start.press}
      />
      <RadioField
        key={`names ${draft.custom?.id}`}
        legend={t('anonymous.title')}
        name="anonymous"
        options={words.anonymous}
        chosen={hasAnonymousSeats(draft.custom ?? start) ? 'hidden' : 'named'}
      />
      <RadioField
        legend={t('pressAtEnd.title')}
        name="pressAtEnd"
        options={words.pressAtEnd}
        chosen={start.pressAtEnd ?? 'by-consent'}
      />
      <RadioField
        legend={t('disputes.title')}
        name="disputes"
        options={words.disputes}
        chosen={start.disputes ?? 'run'}
      />
      <NumberField
        {...{ name: 'watchDelay', min: 0, max: MOST_STEPS_BEHIND, defaultValue: start.watchDelay ?? 0 }}
        label={t('watchDelay.label')}
        help={t('watchDelay.help')}
      />
      <RadioField
        legend={t('programs.title')}
        name="programs"
        options={words.programs}
        chosen={start.programs ?? programsUnsaid(target)}
      >
        <p className="small muted">{t('programs.help')}</p>
      </RadioField>
    </FormPart>
  );
}

/** A season from before there was a choice allows programs; a new one does not. */
function programsUnsaid(target: SeasonPartProps['target']) {
  return 'season' in target ? 'allowed' : 'refused';
}

/** The points that a board gives, and how boards add up to the standings. */
export function ScoringPart(props: SeasonPartProps) {
  const { start, examples, draft, choose } = props;
  const t = useTranslations('season-form');
  const scorings = useScorings(props.scorings, draft.system);
  const { results } = identityOf(draft);
  const name = scorings.scorings.find(({ id }) => id === draft.scoring.id)?.name ?? '';
  const fits = (id: string) => results === undefined || scoringFits(results, id as ScoringId);
  return (
    <FormPart title={t('scoring.title')} hint={t('scoring.hint', { scoring: name })}>
      <ScoringChoice
        key={draft.custom?.id}
        scorings={scorings}
        system={draft.system}
        value={draft.scoring}
        onChange={(scoring) => choose({ scoring })}
        example={examples[draft.system] ?? null}
        seats={systemOf(props)?.seats?.usual ?? 7}
        fits={fits}
      />
      <ByRoundFields
        key={`by-round ${draft.system}`}
        start={draft.system === start.system ? (start.scoringByRound ?? []) : []}
        scorings={scorings.scorings}
        fits={fits}
      />
      <TotalsChoice scorings={scorings} value={draft.totals} onChange={(totals) => choose({ totals })} />
      <DivisionFields start={start.division} />
    </FormPart>
  );
}

function seatsText(seats: { min: number; max: number } | null, t: Texts<'season-form'>): string {
  if (seats === null) return '';
  return seats.min === seats.max
    ? t('seats', { seats: seats.max })
    : t('seatsBetween', { least: seats.min, most: seats.max });
}
