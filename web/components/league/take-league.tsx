'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { fromBrowser } from '../../lib/ask';
import { fetchScript } from '../../lib/fetch-script';
import type { LeaguePart, LeftOut } from '../../lib/league-file/format';
import type { Progress } from '../../lib/league-file/take-league';
import { platformWords } from '../../lib/platform-words';
import { saveFile } from '../../lib/save-file';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';

type State =
  | { readonly is: 'idle' | 'begins' }
  | { readonly is: 'working'; readonly progress: Progress }
  | { readonly is: 'failed'; readonly detail: string }
  | { readonly is: 'done'; readonly league: LeaguePart; readonly games: number };

/** Puts the league into one archive, in the browser of its organizer, and saves it there. */
export function TakeLeague({ league }: { readonly league: string }) {
  const t = useTranslations('league-file');
  const language = useLocale();
  const left = useLeftOut();
  const format = useFormatter();
  const [state, setState] = useState<State>({ is: 'idle' });
  const readMe = (part: LeaguePart) =>
    [
      t('readMe.title', {
        name: part.league.name,
        day: format.dateTime(new Date(part.takenAt), { dateStyle: 'long', timeZone: 'UTC' }),
      }),
      t('readMe.contents'),
      t('readMe.found'),
      [t('take.left'), ...part.leftOut.map((one) => `- ${left(one)}`)].join('\n'),
    ].join('\n\n');
  const take = async () => {
    setState({ is: 'begins' });
    const { takeLeague } = await fetchScript(() => import('../../lib/league-file/take-league'));
    let games = 0;
    const taken = await takeLeague(fromBrowser, league, {
      ...{ language, readMe, words: platformWords },
      onProgress(progress) {
        games = progress.of;
        setState({ is: 'working', progress });
      },
    });
    if (!taken.ok) return setState({ is: 'failed', detail: taken.detail });
    const day = taken.league.takenAt.slice(0, 10);
    saveFile(`league-${day}.zip`, new Blob([...taken.parts], { type: 'application/zip' }));
    const without = taken.league.leftOut.filter(
      ({ what }) => what === 'game-refused' || what === 'game-too-large',
    );
    setState({
      ...{ is: 'done', league: taken.league },
      games: games - without.reduce((sum, { count }) => sum + count, 0),
    });
  };
  const isBusy = state.is === 'begins' || state.is === 'working';
  return (
    <Card title={t('take.title')}>
      <p className="muted">{t('take.about')}</p>
      <ProblemNote problem={state.is === 'failed' ? state.detail : null} />
      <div aria-live="polite">
        {state.is === 'begins' ? <p>{t('take.begins')}</p> : null}
        {state.is === 'working' ? (
          <p>{t('take.working', { done: state.progress.games, of: state.progress.of })}</p>
        ) : null}
        {state.is === 'done' ? (
          <>
            <p>{t('take.done', { games: state.games, seasons: state.league.seasons })}</p>
            <p>{t('take.left')}</p>
            <ul className="small muted">
              {state.league.leftOut.map((one) => (
                <li key={one.what}>{left(one)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <button type="button" className="button" disabled={isBusy} onClick={() => void take()}>
        {t('take.button')}
      </button>
    </Card>
  );
}

/** What an archive does not contain, in words. */
function useLeftOut(): (one: LeftOut) => string {
  const t = useTranslations('league-file');
  return ({ what, count }) => {
    const words = {
      'running-game': () => t('leftOut.running', { count }),
      'game-refused': () => t('leftOut.refused', { count }),
      'game-too-large': () => t('leftOut.tooLarge', { count }),
      secrets: () => t('leftOut.secrets'),
      'closed-press': () => t('leftOut.closedPress'),
      'member-files': () => t('leftOut.memberFiles'),
    };
    return words[what]();
  };
}
