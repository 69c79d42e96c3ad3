import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { GameSystemId } from '../../../engine/games';
import { hasLessons } from '../../../engine/lessons/lessons';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { PlayNow } from '../../components/practice/play-now';
import { FACES } from '../../games/faces';
import { type GameParams, gameNamed } from './game-named';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const { id, title } = await gameNamed(params);
  return { title, description: FACES[id].blurb(await getTranslations('game')) };
}

/** An introduction to a game: its story, how it is played, who plays in it. */
export default async function GamePage({ params }: GameParams) {
  const { id, title } = await gameNamed(params);
  const { text, picture, cast } = await FACES[id].story(getTranslations);
  const lead = FACES[id].blurb(await getTranslations('game'));
  const t = await getTranslations('game-page');
  return (
    <Page here="game" above={t('above')} title={title} lead={lead}>
      <PlayNow system={id} main />
      <p className="small mb-6">
        {t.rich('friends', {
          friends: (words) => <Link href={`/practice/friends?game=${id}`}>{words}</Link>,
        })}
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

/** Links for a reader who likes the game. */
function Ways({ id }: { id: GameSystemId }) {
  const t = useTranslations('game-page');
  const ways = [
    [`/join?game=${id}`, t('join')],
    ...(hasLessons(id) ? [[`/${id}/learn`, t('learn')] as const] : []),
    [`/${id}/rules`, t('rules')],
    ...(FACES[id].gallery === undefined ? [] : [[`/${id}/gallery`, t('gallery')] as const]),
    [`/${id}/what-if`, t('whatIf')],
    ...(FACES[id].maps === undefined ? [] : [['/maps', t('maps')] as const]),
    [`/statistics/${id}`, t('statistics')],
    [`/${id}/openings`, t('openings')],
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
