import { NumberField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import { Radio } from '../forms/radio';
import { RadioField } from '../forms/radio-field';
import type { Values } from '../forms/schema';
import { SchemaFields } from '../forms/schema-field';
import { DivisionFields } from '../scoring/division-fields';
import { ScoringChoice } from '../scoring/scoring-choice';
import { inWordsOf } from '../scoring/scorings-in-words';
import { TotalsChoice } from '../scoring/totals-choice';
import { CUSTOMS, withCustom } from './customs';
import { FormatFields } from './format-fields';
import { optionFields, type SeasonPartProps, systemOf, withGame, withTemplate } from './season-draft';
import { TEMPLATES } from './templates';

const PRESS = [
  { id: 'full', name: 'Private and public', about: 'any circle of seats can talk' },
  { id: 'public', name: 'Public only', about: 'everyone reads every message' },
  {
    id: 'gunboat',
    name: 'Gunboat',
    about: 'no press, and no one learns who holds which seat until the game is over',
  },
  { id: 'rulebook', name: 'Rulebook', about: 'private and public, but none during adjustments' },
  { id: 'delayed', name: 'Delayed', about: 'messages arrive when the turn closes' },
  { id: 'none', name: 'None', about: 'only orders speak' },
] as const;

const PRESS_AT_END = [
  { id: 'by-consent', name: 'If all agree', about: 'a conversation opens once all who took part open it' },
  {
    id: 'always',
    name: 'Always opened',
    about: 'everybody reads all press; the table says so from the start',
  },
  { id: 'never', name: 'Never', about: 'private press stays private' },
] as const;

const PLAYED = [
  { id: 'here', name: 'Here', about: 'players give orders on this site' },
  { id: 'rated', name: 'At real tables', about: 'boards are drawn here, and you enter the results' },
  { id: 'unrated', name: 'At real tables, not rated', about: 'the same, without effect on ratings' },
] as const;

const DISPUTES = [
  { id: 'run', name: 'The game goes on', about: 'a ruling can still take turns back' },
  { id: 'hold', name: 'The game waits', about: 'its clock stops until a moderator answers' },
] as const;

const PROGRAMS = [
  { id: 'refused', name: 'No', about: 'players give every order on these pages' },
  {
    id: 'allowed',
    name: 'Yes',
    about: 'players may let programs of their own play; the table marks their seats “Program”',
  },
] as const;

/** Templates for a new season. */
export function TemplateChoice({ start, target, draft, choose }: SeasonPartProps) {
  if ('season' in target) return null;
  return (
    <RadioField
      legend="Start from"
      name="template"
      options={TEMPLATES}
      chosen={draft.template?.id ?? ''}
      onPick={(id) => choose(withTemplate(draft, TEMPLATES.find((one) => one.id === id) ?? null, start))}
    />
  );
}

/** The game; an announced season keeps its own. */
export function GameChoice({ start, systems, target, draft, choose }: SeasonPartProps) {
  return (
    <fieldset className="field">
      <legend>Game</legend>
      <div className="choices">
        {systems.systems.map(({ id, title, seats }) => (
          <Radio
            key={id}
            name="system"
            value={id}
            checked={id === draft.system}
            onPick={() => choose(withGame(draft, id, start))}
            disabled={'season' in target && id !== draft.system}
            title={title}
            about={seatsText(seats)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What leagues of the chosen game usually agree on, to start from. */
export function CustomChoice({ target, draft, choose }: SeasonPartProps) {
  const customs = CUSTOMS[draft.system] ?? [];
  if ('season' in target || customs.length === 0) return null;
  const pick = (id: string) => {
    const custom = customs.find((one) => one.id === id);
    if (custom !== undefined) choose(withCustom(draft, custom));
  };
  return (
    <RadioField
      key={draft.system}
      legend="Customs of the league"
      name="custom"
      options={customs}
      chosen={draft.custom?.id ?? ''}
      onPick={pick}
    >
      <p className="small muted">
        A choice fills in deadlines, press, draws and scoring. You can change each of them below.
      </p>
    </RadioField>
  );
}

/** Seats a board, and the format. */
export function BoardsPart(props: SeasonPartProps) {
  const { start, draft } = props;
  const system = systemOf(props);
  return (
    <FormPart title="Rounds and boards" hint={draft.template?.about ?? 'Format, seats, players left over'}>
      {system?.seats && system.seats.min < system.seats.max ? (
        <NumberField
          key={system.id}
          name="boardSize"
          label="Seats a board"
          min={system.seats.min}
          max={system.seats.max}
          defaultValue={(system.id === start.system ? start.boardSize : undefined) ?? system.seats.usual}
        />
      ) : null}
      <FormatFields key={draft.template?.id} start={draft.template ?? start} />
    </FormPart>
  );
}

/** The options of the game, press, disputes and programs. */
export function RulesPart(props: SeasonPartProps) {
  const { start, target, draft, choose } = props;
  const options = optionFields(systemOf(props)?.options);
  return (
    <FormPart title="Rules and press" hint="Options of the game, who can talk to whom, disputes, programs">
      {Object.keys(options.properties ?? {}).length === 0 ? null : (
        <fieldset className="field">
          <legend>Rules of this season</legend>
          <SchemaFields
            key={draft.custom?.id ?? draft.system}
            id="option"
            schema={options}
            value={draft.options}
            onChange={(next) => choose({ options: next as Values })}
          />
        </fieldset>
      )}
      <RadioField
        legend="Boards are played"
        name="atTheTable"
        options={PLAYED}
        chosen={start.atTheTable === undefined ? 'here' : start.atTheTable.rated ? 'rated' : 'unrated'}
      />
      <RadioField
        key={draft.custom?.id}
        legend="Press"
        name="press"
        options={PRESS}
        chosen={draft.custom?.press ?? start.press}
      />
      <RadioField
        legend="Press of a finished game"
        name="pressAtEnd"
        options={PRESS_AT_END}
        chosen={start.pressAtEnd ?? 'by-consent'}
      />
      <RadioField legend="Disputes" name="disputes" options={DISPUTES} chosen={start.disputes ?? 'run'} />
      <RadioField
        legend="Programs may send orders"
        name="programs"
        options={PROGRAMS}
        chosen={start.programs ?? programsUnsaid(target)}
      >
        <p className="small muted">
          A program comes with a key that its player has opened. A change counts for boards that begin
          afterwards.
        </p>
      </RadioField>
    </FormPart>
  );
}

/** A season from before there was a choice allows programs; a new one does not. */
function programsUnsaid(target: SeasonPartProps['target']) {
  return 'season' in target ? 'allowed' : 'refused';
}

/** What a board pays, and how boards add up to the standing. */
export function ScoringPart(props: SeasonPartProps) {
  const { start, examples, draft, choose } = props;
  const scorings = inWordsOf(draft.system, props.scorings);
  const name = scorings.scorings.find(({ id }) => id === draft.scoring.id)?.name ?? '';
  return (
    <FormPart title="Scoring" hint={`${name}; totals, tie-breaks, divisions`}>
      <ScoringChoice
        key={draft.custom?.id}
        scorings={scorings}
        system={draft.system}
        value={draft.scoring}
        onChange={(scoring) => choose({ scoring })}
        example={examples[draft.system] ?? null}
        seats={systemOf(props)?.seats?.usual ?? 7}
      />
      <TotalsChoice scorings={scorings} value={draft.totals} onChange={(totals) => choose({ totals })} />
      <DivisionFields start={start.division} />
    </FormPart>
  );
}

function seatsText(seats: { min: number; max: number } | null): string {
  if (seats === null) return '';
  return seats.min === seats.max
    ? `${seats.max} seats a board`
    : `${seats.min} to ${seats.max} seats a board`;
}
