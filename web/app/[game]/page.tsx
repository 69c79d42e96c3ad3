import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../components/frame/page';
import { FACES } from '../../games/faces';
import { type GameParams, gameNamed } from './game-named';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const { id, title } = await gameNamed(params);
  return { title, description: FACES[id].blurb };
}

/** What a game is: its story, how it is played, who plays in it. */
export default async function GamePage({ params }: GameParams) {
  const { id, title } = await gameNamed(params);
  const { text, picture, cast } = await FACES[id].story();
  return (
    <Page here="game" above="The game" title={title} lead={FACES[id].blurb}>
      <div className="story">
        <div className="prose">
          {text}
          <p className="form-actions">
            <Link className="button main" href="/leagues">
              Find a league
            </Link>
            <Link className="button" href={`/${id}/rules`}>
              The rules
            </Link>
            <Link className="button" href={`/statistics/${id}`}>
              How each seat fares
            </Link>
          </p>
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
