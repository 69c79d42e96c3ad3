import { CalendarClock, Fingerprint, Hourglass, Link2, Scale, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import { hasLessons } from '../../engine/lessons/lessons';
import type { JoinableSeason } from '../../functions/core/entry/joinable.schema';
import type { PracticeBoard } from '../../functions/core/practice/practice.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { Link } from '../components/frame/link';
import { PracticeBoards } from '../components/practice/practice-boards';
import { BoardCards } from '../components/season/board-cards';
import { LiveBoards } from '../components/watching/live-boards';
import { OpenSeasons } from './open-seasons';

interface WelcomeProps {
  /** The seasons that can be joined now. */
  readonly open: readonly JoinableSeason[];
  /** A season to watch, if there is none to join. */
  readonly watch: Season | null;
  /** The practice boards of a reader who is a guest; none for others. */
  readonly boards: readonly PracticeBoard[];
  /** The games to play at once. */
  readonly play: ReactNode;
  /** Those whom a visitor meets first. */
  readonly mascots: ReactNode;
  /** A picture of a game. */
  readonly children: ReactNode;
}

/** The home page of a visitor: what Turreton is, games to play now, and seasons to join, or else running boards. */
export function Welcome({ open, watch, boards, play, mascots, children }: WelcomeProps) {
  return (
    <LiveBoards>
      <section className="pitch">
        <Pitch mascots={mascots} />
        {children}
      </section>
      <PracticeBoards boards={boards} />
      {play}
      <OpenSeasons seasons={open} />
      {watch === null ? null : <Live season={watch} />}
      <RunLeague />
      <Promises />
    </LiveBoards>
  );
}

function Pitch({ mascots }: { readonly mascots: ReactNode }) {
  const t = useTranslations('home');
  const live = useTranslations('live');
  return (
    <div>
      {mascots}
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <div className="form-actions">
        <a className="button main" href="#play-now">
          {t('playNow')}
        </a>
        <Link className="button" href="/signin">
          {t('logIn')}
        </Link>
        <Link className="button" href="/games">
          {t('theGames')}
        </Link>
      </div>
      <p className="learn-links">{t.rich('learn', { games: () => <LearnLinks /> })}</p>
      <p className="learn-links">
        <Link href="/live">{live('watch')}</Link>
      </p>
    </div>
  );
}

function LearnLinks() {
  return GAME_SYSTEM_IDS.filter(hasLessons).map((id, at) => (
    <span key={id}>
      {at === 0 ? '' : ', '}
      <Link href={`/${id}/learn`}>{GAMES[id].title}</Link>
    </span>
  ));
}

function Promises() {
  const t = useTranslations('home');
  const promises = [
    { Sign: Hourglass, title: t('promises.deadlines'), text: t('promises.deadlinesText') },
    { Sign: Scale, title: t('promises.verdicts'), text: t('promises.verdictsText') },
    { Sign: Fingerprint, title: t('promises.provable'), text: t('promises.provableText') },
  ];
  return (
    <section className="promises" aria-label={t('promises.label')}>
      {promises.map(({ Sign, title, text }) => (
        <div key={title}>
          <Sign size={24} />
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}

/** The way in for organizers: what they do, and what the platform does for them. */
function RunLeague() {
  const t = useTranslations('home');
  const steps = [
    { Sign: CalendarClock, title: t('run.choose'), text: t('run.chooseText') },
    { Sign: Link2, title: t('run.invite'), text: t('run.inviteText') },
    { Sign: Trophy, title: t('run.play'), text: t('run.playText') },
  ];
  return (
    <section className="card run-league" aria-labelledby="run-league">
      <div>
        <h2 id="run-league">{t('run.title')}</h2>
        <p>{t('run.text')}</p>
        <p className="small muted mt-2">{t('run.games')}</p>
        <p className="form-actions">
          <Link className="button main" href="/leagues/new">
            {t('run.create')}
          </Link>
          <Link className="button" href="/leagues">
            {t('run.look')}
          </Link>
        </p>
      </div>
      <ol className="run-steps">
        {steps.map(({ Sign, title, text }) => (
          <li key={title}>
            <Sign size={22} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The number of running boards that a visitor sees. */
const LIVE = 12;

function Live({ season }: { readonly season: Season }) {
  const t = useTranslations('home');
  const to = (words: ReactNode) => <Link href={`/seasons/${season.id}`}>{words}</Link>;
  return (
    <section className="section" aria-labelledby="live">
      <div className="section-head">
        <h2 id="live">{t.rich('onTheWater', { league: season.league.name, season: season.name, to })}</h2>
      </div>
      <BoardCards
        season={season}
        boards={season.boards.filter(({ round }) => round === season.round).slice(0, LIVE)}
        me={null}
      />
    </section>
  );
}
