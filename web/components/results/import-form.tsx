'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { GAMES, type GameSystemId, isGameSystem } from '../../../engine/games';
import { SCORING_IDS } from '../../../engine/scoring-ids';
import type { Systems } from '../../../functions/core/game/systems.schema';
import type { ImportedSeason } from '../../../functions/core/past-season/past-seasons.schema';
import type { ProblemReply } from '../../../functions/core/platform/common.schema';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { usePageLoad } from '../../lib/use-page-load';
import { Check } from '../forms/check';
import { SelectField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { ImportPreview } from './import-preview';
import { PastList } from './past-list';

interface ImportFormProps {
  /** Its id. */
  readonly league: string;
  readonly systems: Systems;
  readonly scorings: Scorings;
}

/** Scoring systems that an organizer writes; a past season uses a known one. */
const WRITTEN: readonly string[] = ['own', 'formula'];

/** A past season and the list of its results; the organizer sees the effects of the list before it counts. */
export function ImportForm({ league, systems, scorings }: ImportFormProps) {
  const t = useTranslations('import-season');
  const { form, system, pick, text, write, forget, busy, read, refusal, send } = useImport(league, systems);
  const wrongAt = (path: string) => refusal?.problems?.find((one) => one.path[0] === path)?.message ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(read === null);
  };
  return (
    <form className="form" ref={form} onSubmit={submit} onChange={forget}>
      <TextField
        {...{ name: 'name', label: t('name'), required: true, minLength: 2, maxLength: 60 }}
        autoComplete="off"
        wrong={wrongAt('name')}
      />
      <SelectField
        name="system"
        label={t('game')}
        value={system}
        onChange={(event) => pick(event.target.value as GameSystemId)}
        options={playedHere(systems).map(({ id, title }) => [id, title])}
      />
      <SelectField
        key={system}
        name="scoring"
        label={t('scoring')}
        defaultValue={scoringIdOf(system)}
        help={t('scoringHelp')}
        wrong={wrongAt('scoring')}
        options={scorings.scorings
          .filter(({ id }) => !WRITTEN.includes(id))
          .map(({ id, name }) => [id, name])}
      />
      <TextField
        {...{ name: 'endedOn', label: t('endedOn'), type: 'date', required: true }}
        wrong={wrongAt('endedOn')}
      />
      <Check name="rated" defaultChecked title={t('rated')} about={t('ratedAbout')} />
      <PastList system={system} text={text} onChange={write} faults={faultsAt(refusal, 'text')} />
      <ProblemNote problem={refusal === null || refusal.problems?.length ? null : refusal.detail} />
      {read === null ? null : <ImportPreview read={read} />}
      <div className="form-actions">
        <button type="submit" className="button main" disabled={busy}>
          {read === null ? t('check') : t('import')}
        </button>
      </div>
    </form>
  );
}

function faultsAt(refusal: ProblemReply | null, path: string): readonly string[] {
  return (refusal?.problems ?? []).filter((one) => one.path[0] === path).map(({ message }) => message);
}

/** The games with an engine. One without is imported by the API, with its definition. */
function playedHere({ systems }: Systems) {
  return systems.flatMap(({ id, title }) => (isGameSystem(id) ? { id, title } : []));
}

function scoringIdOf(system: GameSystemId): string {
  const { scoring } = GAMES[system];
  return typeof scoring === 'string' ? scoring : scoring.id;
}

/** The initial choice of game. */
function firstOf(systems: Systems): GameSystemId {
  const [first] = playedHere(systems);
  if (first === undefined) throw new Error('this platform has no games');
  return first.id;
}

/** The form and its answer: after any change the list is checked again before it counts. */
function useImport(league: string, systems: Systems) {
  const { loading, open } = usePageLoad();
  const form = useRef<HTMLFormElement>(null);
  const [system, setSystem] = useState(() => firstOf(systems));
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<ImportedSeason | null>(null);
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  // A list that was changed while it was checked has not been checked.
  const changes = useRef(0);
  const forget = () => {
    changes.current += 1;
    setRead(null);
  };
  const write = (changed: string) => {
    setText(changed);
    forget();
  };
  const send = async (preview: boolean) => {
    const said = formReader(new FormData(form.current ?? undefined));
    const scoring = SCORING_IDS.find((id) => id === said.text('scoring'));
    const past = { name: said.text('name'), scoring, endedOn: said.text('endedOn'), system, text };
    const sentAfter = changes.current;
    setBusy(true);
    const body = { ...past, rated: said.isChecked('rated'), preview };
    const answer = await api('POST /leagues/{id}/past-seasons', { id: league }, body);
    setBusy(false);
    setRead(answer.ok && changes.current === sentAfter ? answer.value : null);
    setRefusal(answer.ok ? null : answer.problem);
    if (answer.ok && !preview) open(`/seasons/${answer.value.season.id}`);
  };
  return { form, system, pick: setSystem, text, write, forget, busy: busy || loading, read, refusal, send };
}
