'use client';

import { useTranslations } from 'next-intl';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { usualAbsence } from '../../../engine/deadlines/usual-absence';
import { NO_DATES } from '../../../engine/tournament/no-dates';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { TextField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import { ProblemNote } from '../forms/problem-note';
import { useZone } from '../frame/reader';
import { AbsenceFields } from './absence-fields';
import { CalendarField } from './calendar-field';
import { DatesFields } from './dates-fields';
import { DeadlineFields } from './deadline-fields';
import { OwnGame } from './own-game';
import { QuestionFields } from './question-fields';
import { RegistrationFields } from './registration-fields';
import {
  calendarOf,
  draftOf,
  isOwnGame,
  type SeasonDraft,
  type SeasonFormProps,
  settingsOf,
  type Target,
  withDeadlines,
} from './season-draft';
import { BoardsPart, CustomChoice, GameChoice, RulesPart, ScoringPart, TemplateChoice } from './season-parts';
import { registrationInWords, SeasonPreview, type Settings } from './season-preview';
import { useCalendar } from './use-calendar';

/** All settings of a season, with defaults that suit most leagues. */
export function SeasonForm(props: SeasonFormProps) {
  const { start, policies, target } = props;
  const { mutation, part, calendar, form, submit, keep, read, noteChange } = useSeasonForm(props);
  const t = useTranslations('season-form');
  const isNew = 'league' in target;
  const { draft, choose } = part;
  // A game at real tables alone has no turns, and none that somebody could miss.
  const own = isOwnGame(draft);
  const settings = useRead(read);
  return (
    <form className="season-form" ref={form} onSubmit={submit} onChange={own ? noteChange : calendar.changed}>
      <div className="form">
        <FormSection title={t('sections.game')}>
          <TextField
            name="name"
            label={t('name')}
            required
            minLength={2}
            maxLength={60}
            defaultValue={start.name}
          />
          <TemplateChoice {...part} />
          <GameChoice {...part} />
          {own ? <OwnGame {...part} wrong={mutation.wrongAt} /> : <CustomChoice {...part} />}
        </FormSection>
        {own ? null : (
          <FormSection title={t('sections.turns')}>
            <DeadlineFields
              key={`${draft.template?.turns === undefined ? 'pace' : draft.template.id} ${draft.custom?.id}`}
              schema={policies.deadlines}
              value={draft.deadlines}
              onChange={(deadlines) => choose(withDeadlines(draft, deadlines))}
            />
          </FormSection>
        )}
        <FormSection title={t('sections.details')} lead={t('sections.detailsLead')}>
          <BoardsPart {...part} />
          <FormPart
            title={t('registration.title')}
            hint={settings === null ? t('registration.hint') : registrationInWords(settings.registration, t)}
          >
            <RegistrationFields key={draft.template?.id} start={(draft.template ?? start).registration} />
          </FormPart>
          <FormPart
            title={t('questions.title')}
            hint={t('questions.hint', { questions: draft.questions.length })}
          >
            <QuestionFields
              questions={draft.questions}
              onChange={(questions) => choose({ questions })}
              wrong={(path) => mutation.wrongAt(`questions.${path}`)}
            />
          </FormPart>
          <FormPart title={t('dates.title')} hint={t('dates.hint')}>
            <DatesFields
              start={start.schedule ?? NO_DATES}
              zone={draft.deadlines.zone ?? 'UTC'}
              isDraft={isNew}
              wrong={(path) => mutation.wrongAt(`schedule.${path}`)}
            />
          </FormPart>
          <RulesPart {...part} />
          {own ? null : (
            <FormPart title={t('missed.title')} hint={t('missed.hint')}>
              <AbsenceFields
                schema={policies.absence}
                value={draft.absence}
                usual={usualAbsence(draft.deadlines)}
                onChange={(absence) => choose({ absence })}
              />
            </FormPart>
          )}
          <ScoringPart {...part} />
        </FormSection>
      </div>
      <aside className="season-preview" aria-label={t('preview.label')}>
        <SeasonPreview settings={settings} part={part} />
        {own ? null : <CalendarField {...calendar} />}
      </aside>
      <div className="form season-form-end">
        <ProblemNote problem={mutation.problem} />
        {'season' in target ? null : <p className="muted">{t('sections.share')}</p>}
        <Buttons target={target} busy={mutation.busy} onKeep={keep} />
      </div>
    </form>
  );
}

interface FormSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A group of fields under a heading. */
function FormSection({ title, lead, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section className="form form-section" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {lead === undefined ? null : <p className="muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/**
 * What a reader of the form's fields finds, read again after each render: fields without a state of their own have
 * changed by then, too.
 */
function useRead<T>(read: () => T): T | null {
  const [found, setFound] = useState<string | null>(null);
  // The same text sets nothing, so that a render follows only where something has changed.
  useEffect(() => setFound(JSON.stringify(read())));
  return useMemo(() => (found === null ? null : (JSON.parse(found) as T)), [found]);
}

interface ButtonsProps {
  readonly target: Target;
  readonly busy: boolean;
  readonly onKeep: () => void;
}

function Buttons({ target, busy, onKeep }: ButtonsProps) {
  const t = useTranslations('season-form');
  const isDraft = 'league' in target && target.draft !== undefined;
  return (
    <div className="form-actions">
      <button className="button main" type="submit" disabled={busy}>
        {'season' in target ? t('save.settings') : isDraft ? t('save.announce') : t('save.open')}
      </button>
      {'season' in target ? null : (
        <button className="button" type="button" disabled={busy} onClick={onKeep}>
          {isDraft ? t('save.draft') : t('save.keepDraft')}
        </button>
      )}
    </div>
  );
}

/** The draft, its calendar, and a way to store it. */
function useSeasonForm(props: SeasonFormProps) {
  const { start, target } = props;
  const mutation = useMutation();
  const [chosen, setDraft] = useState(() => draftOf(props));
  const zone = useZone();
  const draft = { ...chosen, deadlines: { zone, ...chosen.deadlines } };
  const choose = (part: Partial<SeasonDraft>) => setDraft((before) => ({ ...before, ...part }));
  const form = useRef<HTMLFormElement>(null);
  const written = () => new FormData(form.current ?? undefined);
  const calendar = useCalendar(() => calendarOf(settingsOf(start, draft, written()), written()));
  const settings = () => settingsOf(start, draft, written());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void mutation.run(
      () => store(target, settings()),
      ({ id }) => `/seasons/${id}`,
    );
  };
  const keep = () => {
    if (!('league' in target) || form.current?.reportValidity() !== true) return;
    void mutation.run(
      () => keepDraft(target, settings()),
      ({ id, league }) => `/leagues/${league.id}/drafts/${id}`,
    );
  };
  const [, noteChange] = useReducer((changes: number) => changes + 1, 0);
  const part = { ...props, draft, choose };
  return { mutation, part, calendar, form, submit, keep, read: settings, noteChange };
}

/** A draft is saved with the content of the form before it is announced. */
async function store(target: Target, settings: Settings) {
  if ('season' in target) return api('PUT /seasons/{id}/settings', { id: target.season }, settings);
  const { league: id, draft } = target;
  if (draft === undefined) return api('POST /leagues/{id}/seasons', { id }, settings);
  const saved = await keepDraft(target, settings);
  return saved.ok ? api('POST /leagues/{id}/drafts/{draft}/announcement', { id, draft }) : saved;
}

function keepDraft({ league: id, draft }: Extract<Target, { league: string }>, settings: Settings) {
  return draft === undefined
    ? api('POST /leagues/{id}/drafts', { id }, settings)
    : api('PUT /leagues/{id}/drafts/{draft}', { id, draft }, settings);
}
