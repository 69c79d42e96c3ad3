import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isGameSystem } from '../../../engine/games';
import type { MyGame, MyGames } from '../../../functions/core/account/me.schema';
import { turnsThatWait } from '../../../functions/core/account/me.schema';
import type { Language } from '../../../messages/languages';
import type { Texts } from '../../lib/texts';
import { longMoment, moment, urgency } from '../../lib/time';
import { ShortDeadline } from '../frame/countdown';
import { countdownWords } from '../frame/countdown-words';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { RuleLinks } from '../frame/rule-link';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { TitlePlate } from '../frame/title-plate';
import { TurnCard } from './turn-card';
import { WeekChart } from './week-chart';

interface TodayProps {
  readonly mine: MyGames;
  readonly zone: string;
  /** Shown below the head. */
  readonly children: ReactNode;
}

/** The home page: first the turns that wait for the reader, then those that wait for others, then the latest events. */
export function Today({ mine, zone, children }: TodayProps) {
  const t = useTranslations('today');
  const now = Date.parse(mine.now);
  const running = mine.games.filter(({ status }) => status === 'running').sort(byDeadline);
  const needs = turnsThatWait(running);
  const first = [...needs].sort((one, other) => rank(one, now) - rank(other, now) || byDeadline(one, other));
  const waiting = running.filter((game) => !needs.includes(game));
  const finished = mine.games.filter(({ status }) => status === 'finished');
  return (
    <>
      <Hero {...{ needs, running, now, zone }} />
      {children}
      <div className="columns">
        <div>
          <section aria-labelledby="needs">
            <h2 id="needs" className="hidden-text">
              {t('needs')}
            </h2>{' '}
            {running.length === 0 ? <Nothing /> : null}{' '}
            <ul className="needs">
              {first.map((game) => (
                <TurnCard key={game.game} game={game} now={now} />
              ))}
            </ul>
          </section>
          {waiting.length === 0 ? null : <Waiting games={waiting} now={now} />}
          {finished.length === 0 ? null : <Finished games={finished} />}
        </div>
        <aside>
          <News games={mine.games} />
        </aside>
      </div>
    </>
  );
}

interface HeroProps {
  readonly needs: readonly MyGame[];
  readonly running: readonly MyGame[];
  readonly now: number;
  readonly zone: string;
}

function Hero(props: HeroProps) {
  const { needs, running, now, zone } = props;
  const t = useTranslations('today');
  const language = useLocale();
  return (
    <section className="hero">
      <div className="lead-block">
        <p className="eyebrow">{longMoment(now, zone, language)}</p>
        <h1>{t('title', { count: needs.length })}</h1>
        <p className="lead">{lead(props, t, language)}</p>
      </div>
      <WeekChart games={running} now={now} zone={zone} />
    </section>
  );
}

function byDeadline(one: MyGame, other: MyGame): number {
  return (one.deadline ?? '9').localeCompare(other.deadline ?? '9');
}

/** Under two hours a row moves to the top; then rows without stored orders; then those that only lack being ready. */
function rank(game: MyGame, now: number): number {
  const left = game.deadline === null ? Number.POSITIVE_INFINITY : Date.parse(game.deadline) - now;
  const soon = urgency(left) === 'urgent' || urgency(left) === 'last';
  return (game.mine === 'stored' ? 2 : 0) + (soon ? 0 : 1);
}

function lead({ needs, running, now, zone }: HeroProps, t: Texts<'today'>, language: Language): string {
  const next = needs[0] ?? running[0];
  if (next?.deadline == null) return t('lead.nothing');
  const time = moment(Date.parse(next.deadline), now, zone, language);
  if (needs.length === 0) return t('lead.next', { time });
  const empty = needs.filter(({ mine }) => mine === 'nothing').length;
  if (needs.length === 1) return t(empty === 0 ? 'lead.oneStored' : 'lead.oneEmpty', { time });
  return empty === 0 ? t('lead.allStored', { time }) : t('lead.someEmpty', { time, boards: empty });
}

function Nothing() {
  const t = useTranslations('today');
  return (
    <p className="card empty">{t.rich('noGames', { join: (words) => <Link href="/join">{words}</Link> })}</p>
  );
}

function Waiting({ games, now }: { games: readonly MyGame[]; now: number }) {
  const words = countdownWords(useTranslations('countdown'));
  const t = useTranslations('today');
  return (
    <section aria-labelledby="waiting" className="section">
      <div className="section-head">
        <h2 id="waiting">{t('waiting')}</h2>
      </div>
      <ul className="rows waiting card">
        {games.map((game) => (
          <li key={game.game}>
            <TitlePlate system={game.system} small />
            <div className="grow">
              <h3>
                <Link href={`/games/${game.game}`}>
                  {t('board', { season: game.season.name, board: game.board })}
                </Link>
              </h3>
              <p className="small muted line">
                <span className="seat">
                  <SeatChip seat={game.seat} /> {seatName(game.seat)}
                </span>{' '}
                {game.owing === 0
                  ? game.label
                  : t.rich('readyOf', {
                      label: () => game.label,
                      ready: game.ready,
                      owing: game.owing,
                    })}
              </p>
            </div>
            <State reading={game.mine === 'ready' ? 'ready' : 'nothing'}>
              {game.mine === 'ready' ? t('state.ready') : t('state.noneOwed')}
            </State>
            <span className="small dim numbers by">
              {game.paused ? t('paused') : null}
              {game.deadline === null ? (
                ''
              ) : (
                <ShortDeadline deadline={game.deadline} now={now} league={game.zone} words={words} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finished({ games }: { games: readonly MyGame[] }) {
  const t = useTranslations('today');
  return (
    <section aria-labelledby="finished" className="section">
      <div className="section-head">
        <h2 id="finished">{t('finished')}</h2>
      </div>
      <ul className="rows card">
        {games.map((game) => (
          <li key={game.game}>
            <SeatChip seat={game.seat} size={28} />
            <div className="grow">
              <h3>
                <Link href={`/games/${game.game}`}>
                  {t('boardOfRound', { season: game.season.name, round: game.round, board: game.board })}
                </Link>
              </h3>
            </div>
            <span className="small muted numbers">{game.counted}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function News({ games }: { games: readonly MyGame[] }) {
  const t = useTranslations('today');
  const withNews = games.filter(({ news, status }) => news.length > 0 && status === 'running');
  return (
    <section aria-labelledby="news">
      <div className="section-head">
        <h2 id="news">{t('news')}</h2>
      </div>
      {withNews.length === 0 ? <p className="small muted">{t('noNews')}</p> : null}
      <ol className="log">
        {withNews.map((game) => (
          <li key={game.game}>
            <span className="when">{t('board', { season: game.season.name, board: game.board })}</span>
            {game.news.slice(0, 4).map(({ text, rules }) => (
              <p key={text}>
                {text} {isGameSystem(game.system) ? <RuleLinks rules={rules} system={game.system} /> : null}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
