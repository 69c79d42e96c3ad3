import { ArrowRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo } from 'react';
import { useTexts } from '#texts';
import type { MyGame } from '../../../functions/core/account/me.schema';
import type { Game } from '../../../functions/core/game/games.schema';
import { api } from '../../lib/api';
import { answerTo } from '../../lib/ask-until-answered';
import { useLoaded } from '../../lib/use-loaded';
import { keepWaitingBoards } from '../../lib/waiting-boards';
import { Link } from '../frame/link';
import { useSwipe } from './use-swipe';

export interface NextBoardProps {
  readonly game: Game;
  /** Called with the number of other boards that wait, once it is known. */
  readonly onCount: (others: number) => void;
}

/** The key that opens the next board. */
const KEY = 'n';

/** The link to the next board that waits for the reader, with its key and a swipe to the left. It asks once, after the reader's own act. */
export function NextBoard({ game: { id, practice }, onCount }: NextBoardProps) {
  const t = useTexts('catch-up');
  const load = useCallback(async () => {
    const answer = await answerTo(() => api('GET /me/games'));
    return answer.ok ? waitingBoards(answer.value.games) : [];
  }, []);
  const waiting = useLoaded(load);
  const others = waiting?.filter(({ game }) => game !== id);
  const count = others?.length;
  useEffect(() => {
    if (waiting === null) return;
    keepWaitingBoards(waiting.map(({ game }) => game));
    onCount(waiting.filter(({ game }) => game !== id).length);
  }, [waiting, id, onCount]);
  const [next] = others ?? [];
  const href = next === undefined ? null : `/games/${next.game}`;
  const router = useRouter();
  const open = useMemo(() => (href === null ? null : () => router.push(href)), [href, router]);
  useKey(open);
  const swiped = useSwipe(open);
  // A guest's practice board has no others.
  if (count === undefined || (next === undefined && practice !== null)) return null;
  return (
    <section className="panel shown next-board" aria-labelledby="next-board" {...swiped}>
      <h2 id="next-board">{t('next.title')}</h2>
      {next === undefined || href === null ? (
        <p className="small muted">{t('next.none')}</p>
      ) : (
        <>
          <Link className="button" href={href} aria-keyshortcuts={KEY}>
            {t('next.link', { season: next.season.name, board: next.board })} <ArrowRight size={18} />
          </Link>
          <p className="small muted">
            {t('next.others', { count: count - 1 })}{' '}
            <span className="by-key">
              {t.rich('next.key', { key: () => <kbd>{KEY.toUpperCase()}</kbd> })}
            </span>
            <span className="by-swipe">{t('next.swipe')}</span>
          </p>
        </>
      )}
    </section>
  );
}

/** The boards that wait, those without stored orders and with the nearest deadline first. */
function waitingBoards(games: readonly MyGame[]): readonly MyGame[] {
  const rank = ({ mine, deadline }: MyGame) => `${mine === 'stored' ? 1 : 0} ${deadline ?? '9'}`;
  return games
    .filter(({ status, mine }) => status === 'running' && mine !== 'none-owed' && mine !== 'ready')
    .sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** Fields, lists and pieces on a map take letters themselves. */
const TAKES_LETTERS = ['input', 'textarea', 'select', '[contenteditable]', '[role=listbox]', '.actor'].join();

function useKey(open: (() => void) | null): void {
  useEffect(() => {
    if (open === null) return;
    const onKey = (event: KeyboardEvent) => {
      const isOther = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      if (event.key.toLowerCase() !== KEY || isOther) return;
      if (event.target instanceof Element && event.target.closest(TAKES_LETTERS) !== null) return;
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}
