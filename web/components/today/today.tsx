import Link from 'next/link';
import type { ReactNode } from 'react';
import type { MyGame, MyGames } from '../../../functions/api/schemas/me';
import { turnsThatWait } from '../../../functions/api/turns-that-wait';
import { counted, longMoment, moment, numberWord, urgency } from '../../lib/time';
import { ShortDeadline } from '../frame/countdown';
import { Plate } from '../frame/plate';
import { State } from '../frame/porthole';
import { RuleLinks } from '../frame/rule-link';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { Need } from './need';
import { TideCurve } from './tide-curve';

interface TodayProps {
  readonly mine: MyGames;
  readonly zone: string;
  /** What stands below the head. */
  readonly children: ReactNode;
}

/** The page of today: what waits for the reader first, then what waits for others, then what happened. */
export function Today({ mine, zone, children }: TodayProps) {
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
              Needs you
            </h2>{' '}
            {running.length === 0 ? <Nothing /> : null}{' '}
            <ul className="needs">
              {first.map((game) => (
                <Need key={game.game} game={game} now={now} />
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
  const count = needs.length === 0 ? 'No' : numberWord(needs.length);
  return (
    <section className="hero">
      <div className="lead-block">
        <p className="eyebrow">{longMoment(now, zone)}</p>
        <h1>{`${count} ${needs.length < 2 ? 'turn waits' : 'turns wait'} for you`}</h1>
        <p className="lead">{lead(props)}</p>
      </div>
      <TideCurve games={running} now={now} zone={zone} />
    </section>
  );
}

function byDeadline(one: MyGame, other: MyGame): number {
  return (one.deadline ?? '9').localeCompare(other.deadline ?? '9');
}

/** Under two hours a row moves to the top; then what has nothing stored; then what only lacks being ready. */
function rank(game: MyGame, now: number): number {
  const left = game.deadline === null ? Number.POSITIVE_INFINITY : Date.parse(game.deadline) - now;
  const soon = urgency(left) === 'urgent' || urgency(left) === 'last';
  return (game.mine === 'stored' ? 2 : 0) + (soon ? 0 : 1);
}

function lead({ needs, running, now, zone }: HeroProps): string {
  const next = needs[0] ?? running[0];
  if (next?.deadline == null) return 'When one of your seasons starts, its deadlines appear here.';
  const at = moment(Date.parse(next.deadline), now, zone);
  if (needs.length === 0) return `The next deadline is at ${at}.`;
  const empty = needs.filter(({ mine }) => mine === 'nothing').length;
  if (needs.length === 1)
    return `It closes at ${at}. ${empty === 0 ? 'Orders are stored.' : 'Nothing is stored yet.'}`;
  return `The first closes at ${at}. ${empty === 0 ? 'Orders are stored on every board.' : `Nothing is stored on ${counted(empty, 'board')}.`}`;
}

function Nothing() {
  return (
    <p className="card empty">
      You have no games. Join one, and your turns will appear here. <Link href="/join">Join a game</Link>
    </p>
  );
}

function Waiting({ games, now }: { games: readonly MyGame[]; now: number }) {
  return (
    <section aria-labelledby="waiting" className="section">
      <div className="section-head">
        <h2 id="waiting">Waiting for others</h2>
      </div>
      <ul className="rows waiting card">
        {games.map((game) => (
          <li key={game.game}>
            <Plate system={game.system} small />
            <div className="grow">
              <h3>
                <Link href={`/games/${game.game}`}>
                  {game.season.name}, board {game.board}
                </Link>
              </h3>
              <p className="small muted line">
                <span className="seat">
                  <SeatChip seat={game.seat} /> {seatName(game.seat)}
                </span>{' '}
                {game.label} · {game.ready} of {game.owing} ready
              </p>
            </div>
            <State reading={game.mine === 'ready' ? 'ready' : 'nothing'}>
              {game.mine === 'ready' ? 'Ready' : 'Nothing owed'}
            </State>
            <span className="small dim numbers by">
              {game.paused ? 'Paused' : null}
              {game.deadline === null ? (
                ''
              ) : (
                <ShortDeadline deadline={game.deadline} now={now} league={game.zone} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finished({ games }: { games: readonly MyGame[] }) {
  return (
    <section aria-labelledby="finished" className="section">
      <div className="section-head">
        <h2 id="finished">Finished</h2>
      </div>
      <ul className="rows card">
        {games.map((game) => (
          <li key={game.game}>
            <SeatChip seat={game.seat} size={28} />
            <div className="grow">
              <h3>
                <Link href={`/games/${game.game}`}>
                  {game.season.name}, round {game.round}, board {game.board}
                </Link>
              </h3>
            </div>
            <span className="small muted numbers">{leadingFigure(game.figures)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The figure of a finished board: "11 stars", "23 points". */
function leadingFigure({ stars, points = 0 }: MyGame['figures']): string {
  return stars === undefined ? counted(points, 'point') : counted(stars, 'star');
}

function News({ games }: { games: readonly MyGame[] }) {
  const withNews = games.filter(({ news, status }) => news.length > 0 && status === 'running');
  return (
    <section aria-labelledby="news">
      <div className="section-head">
        <h2 id="news">What happened</h2>
      </div>
      {withNews.length === 0 ? (
        <p className="small muted">No results since your last visit. Quiet water.</p>
      ) : null}
      <ol className="log">
        {withNews.map((game) => (
          <li key={game.game}>
            <span className="when">
              {game.season.name}, board {game.board}
            </span>
            {game.news.slice(0, 4).map(({ text, rules }) => (
              <p key={text}>
                {text} <RuleLinks rules={rules} system={game.system} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
