import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { FACES } from '../../../games/faces';
import { type GameParams, gameNamed } from '../game-named';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const { title } = await gameNamed(params);
  const t = await getTranslations('gallery');
  return { title: t('title', { game: title }), description: t('description', { game: title }) };
}

/** The pictures, people and stories of a game. */
export default async function GalleryPage({ params }: GameParams) {
  const { id, title } = await gameNamed(params);
  const gallery = await FACES[id].gallery?.(getTranslations);
  if (gallery === undefined) notFound();
  const t = await getTranslations('gallery');
  return (
    <Page
      here="game"
      above={<Link href={`/${id}`}>{title}</Link>}
      title={t('title', { game: title })}
      lead={gallery.lead}
    >
      <nav className="gallery-contents" aria-label={t('contents')}>
        {gallery.parts.map((part) => (
          <a key={part.id} href={`#${part.id}`}>
            {part.title}
          </a>
        ))}
      </nav>
      <div data-game={id}>
        {gallery.parts.map((part) => (
          <section key={part.id} className="section" aria-labelledby={part.id}>
            <div className="section-head">
              <h2 id={part.id}>{part.title}</h2>
            </div>
            {part.content}
          </section>
        ))}
      </div>
      <p className="small muted mt-6">{t('ours')}</p>
    </Page>
  );
}
