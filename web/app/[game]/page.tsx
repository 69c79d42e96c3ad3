import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { GameSystemId } from '../../../engine/games';
import { hasLessons } from '../../../engine/lessons/lessons';
import { Page } from '../../components/frame/page';
import { PlayNow } from '../../components/practice/play-now';
import { FACES } from '../../games/faces';
import { type GameParams, gameNamed } from './game-named';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const { id, title } = await gameNamed(params);
  return { title, description: FACES[id].blurb(await getTranslations('game')) };
}

/** What a game is: its story, how it is played, who plays in it. */
export default async function GamePage({ params }: GameParams) {
  const { id, title } = await gameNamed(params);
  const { text, picture, cast } = await FACES[id].story();
  const lead = FACES[id].blurb(await getTranslations('game'));
  return (
    <Page here="game" above="The game" title={title} lead={lead}>
      <PlayNow system={id} main />
      <p className="small mb-6">
        Or <Link href={`/practice/friends?game=${id}`}>play with friends</Link> by a link, without an account.
      </p>
      <div className="story">
        <div className="prose">
          {text}
          <Ways id={id} />
        </div>
        <div className="pitch-chart" data-game={id}>
          {picture}
        </div>
      </div>
      {cast === undefined ? null : (
        <section className="section" aria-labelledby="cast">
          <div className="section-head">
            <h2 id="cast">{cast.title}</h2>
          </div>
          {cast.cards}
        </section>
      )}
    </Page>
  );
}

/** Where a reader who is taken with the game may go on. */
function Ways({ id }: { id: GameSystemId }) {
  const ways = [
    [`/join?game=${id}`, 'Join a game'],
    ...(hasLessons(id) ? [[`/${id}/learn`, 'Learn it in short lessons'] as const] : []),
    [`/${id}/rules`, 'The rules'],
    [`/${id}/what-if`, 'Try orders'],
    [`/statistics/${id}`, 'How each seat fares'],
    [`/${id}/openings`, 'Openings'],
  ] as const;
  return (
    <p className="form-actions">
      {ways.map(([href, name]) => (
        <Link key={href} className="button" href={href}>
          {name}
        </Link>
      ))}
    </p>
  );
}
