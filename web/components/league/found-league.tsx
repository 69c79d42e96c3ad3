'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '../../lib/api';
import { fetchScript } from '../../lib/fetch-script';
import type { FoundedSeason, Founding, NotRestored } from '../../lib/league-file/found-league';
import type { CheckedGame, LeagueFile, LeagueFileProblem } from '../../lib/league-file/read-league-file';
import { wordsOf } from '../../lib/mutate';
import { Check } from '../forms/check';
import { readEarlyFiles } from '../forms/early-files';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';

const readers = () =>
  fetchScript(async () => ({
    ...(await import('../../lib/league-file/read-league-file')),
    ...(await import('../../lib/league-file/found-league')),
  }));
type Readers = Awaited<ReturnType<typeof readers>>;

/** A file that has been read, with what replaying its games showed. */
interface Chosen {
  readonly file: LeagueFile;
  readonly checked: readonly CheckedGame[];
  readonly with: Readers;
}

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'checking'; readonly done: number; readonly of: number }
  | { readonly is: 'wrong'; readonly problem: LeagueFileProblem }
  | { readonly is: 'chosen'; readonly chosen: Chosen };

/** Founds a league from the file of another one: its reader sees what it brings before anything is stored. */
export function FoundLeague({ reader }: { readonly reader: string }) {
  const t = useTranslations('league-file');
  const [state, setState] = useState<State>({ is: 'idle' });
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setState({ is: 'checking', done: 0, of: 0 });
    const parts = await readers();
    const found = await parts.readLeagueFile(file);
    if (!found.ok) return setState({ is: 'wrong', problem: found.problem });
    const { verifyGame } = await fetchScript(() => import('../../../engine/verify'));
    const checked = await parts.checkGames(found.file, verifyGame, (done, of) =>
      setState({ is: 'checking', done, of }),
    );
    setState({ is: 'chosen', chosen: { file: found.file, checked, with: parts } });
  };
  return (
    <section className="section" aria-labelledby="from-file">
      <h2 id="from-file">{t('found.title')}</h2>
      <p className="muted">{t('found.about')}</p>
      <p className="form-actions mt-3">
        <label className="button">
          {t('found.choose')}
          <input
            type="file"
            ref={readEarlyFiles}
            className="hidden-text"
            accept=".zip,application/zip"
            disabled={state.is === 'checking'}
            onChange={async ({ target }) => {
              await read(target.files?.[0]);
              // The same file can be read again.
              target.value = '';
            }}
          />
        </label>
      </p>
      <div aria-live="polite">
        {state.is === 'checking' && state.of > 0 ? (
          <p>{t('found.checking', { done: state.done + 1, of: state.of })}</p>
        ) : null}
      </div>
      {state.is === 'wrong' ? <FileProblem problem={state.problem} /> : null}
      {state.is === 'chosen' ? (
        <Preview key={state.chosen.file.key} chosen={state.chosen} reader={reader} />
      ) : null}
    </section>
  );
}

function FileProblem({ problem }: { readonly problem: LeagueFileProblem }) {
  const t = useTranslations('league-file');
  const words = {
    tooLarge: () => t('problem.tooLarge'),
    tooMany: () => t('problem.tooMany'),
    unreadable: () => t('problem.unreadable'),
    notOurs: () => t('problem.notOurs'),
  };
  if (problem.why === 'newer')
    return <ProblemNote problem={t('problem.newer', { version: problem.version, known: problem.known })} />;
  if (problem.why === 'damaged')
    return <ProblemNote problem={t('problem.damaged', { part: problem.part })} />;
  return <ProblemNote problem={words[problem.why]()} />;
}

interface PreviewProps {
  readonly chosen: Chosen;
  /** Their name. */
  readonly reader: string;
}

function Preview({ chosen: { file, checked, with: parts }, reader }: PreviewProps) {
  const t = useTranslations('league-file');
  const [isNamesake, setIsNamesake] = useState(false);
  const [busy, setBusy] = useState(false);
  const [seasons, setSeasons] = useState<readonly FoundedSeason[]>([]);
  const [founding, setFounding] = useState<Founding | null>(null);
  const plan = parts.planFounding(file, { name: reader, isNamesake });
  const restored = plan.seasons.filter((one) => 'wish' in one);
  const left = plan.seasons.flatMap((one) => ('not' in one ? [one] : []));
  const found = async () => {
    setBusy(true);
    const result = await parts.foundLeague(api, file, plan, setSeasons);
    setSeasons(result.seasons);
    setFounding(result);
    setBusy(false);
  };
  const hasBegun = busy || founding !== null;
  return (
    <section className="card" aria-label={t('found.label')}>
      <p>
        <b>
          {t('found.size', {
            ...{ name: file.league.name, seasons: restored.length, people: plan.people.length },
            boards: restored.reduce((sum, { boards }) => sum + boards, 0),
          })}
        </b>
      </p>
      <CheckedGames checked={checked} />
      <p className="muted">{t('found.becomes')}</p>
      <h3>{t('found.notRestored')}</h3>
      <ul className="small muted">
        {left.map(({ name, not }) => (
          <li key={name}>
            <NotFounded name={name} why={not} />
          </li>
        ))}
        {plan.running === 0 ? null : <li>{t('found.running', { count: plan.running })}</li>}
        <li>{t('found.records')}</li>
      </ul>
      {plan.renamed.map(({ name, as }) => (
        <p key={as} className="small">
          {t('found.renamed', { name, as })}
        </p>
      ))}
      {plan.namesake === null ? null : (
        <Check
          title={t('found.namesake', { name: plan.namesake })}
          about={t('found.namesakeAbout')}
          checked={isNamesake}
          disabled={hasBegun}
          onChange={({ target }) => setIsNamesake(target.checked)}
        />
      )}
      <Founded seasons={seasons} />
      {founding?.stopped ? (
        <>
          <ProblemNote problem={wordsOf(founding.stopped)} />
          <p>{t('found.stopped')}</p>
        </>
      ) : null}
      <p className="form-actions">
        {founding !== null && founding.stopped === null && founding.league !== null ? (
          <>
            <span role="status">{t('found.finished')}</span>
            <Link className="button main" href={`/leagues/${founding.league}`}>
              {t('found.open')}
            </Link>
          </>
        ) : (
          <button type="button" className="button main" disabled={busy} onClick={() => void found()}>
            {busy ? t('found.working') : founding === null ? t('found.button') : t('found.continue')}
          </button>
        )}
      </p>
    </section>
  );
}

/** How many games verify, and each that does not. */
function CheckedGames({ checked }: { readonly checked: readonly CheckedGame[] }) {
  const t = useTranslations('league-file');
  if (checked.length === 0) return null;
  const holds = checked.filter(({ state }) => state === 'holds').length;
  return (
    <>
      <p>{t('found.verified', { holds, count: checked.length })}</p>
      {holds === checked.length ? null : (
        <ul className="call" role="alert">
          {checked.flatMap(({ state, game, season, round, board }) => {
            const where = { season, round, board };
            if (state === 'holds') return [];
            return [
              <li key={game}>{state === 'wrong' ? t('found.wrong', where) : t('found.missing', where)}</li>,
            ];
          })}
        </ul>
      )}
    </>
  );
}

function Founded({ seasons }: { readonly seasons: readonly FoundedSeason[] }) {
  const t = useTranslations('league-file');
  const restored = seasons.filter(({ state }) => state !== 'not');
  if (restored.length === 0) return null;
  const words = (one: FoundedSeason) => {
    const { name } = one;
    if (one.state === 'imported')
      return one.sameLeaders ? t('season.imported', { name }) : t('season.differs', { name });
    if (one.state === 'refused') return t('season.refused', { name, why: wordsOf(one.problem) });
    return t('season.there', { name });
  };
  return (
    <ul aria-label={t('found.progress')}>
      {restored.map((one) => (
        <li key={one.name}>{words(one)}</li>
      ))}
    </ul>
  );
}

/** Why a season is not founded again. */
function NotFounded({ name, why }: { readonly name: string; readonly why: NotRestored }) {
  const t = useTranslations('league-file');
  const words = {
    running: () => t('season.running', { name }),
    cancelled: () => t('season.cancelled', { name }),
    noResults: () => t('season.noResults', { name }),
  };
  return words[why]();
}
