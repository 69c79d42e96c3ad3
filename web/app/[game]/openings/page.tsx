import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { FACES } from '../../../games/faces';
import { languageOfReader } from '../../../lib/language';
import { serverApi, valueFrom } from '../../../lib/server-api';
import { type GameParams, gameNamed } from '../game-named';
import { SeatOpenings } from './seat-openings';

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  const { title } = await gameNamed(params);
  return { title: (await getTranslations('openings'))('page', { game: title }) };
}

/** How the seats of a game opened finished games, and the results. */
export default async function OpeningsPage({ params }: GameParams) {
  const { id, title } = await gameNamed(params);
  const { boards, compared } = valueFrom(await serverApi('GET /systems/{system}/openings', { system: id }));
  const t = await getTranslations('openings');
  const face = FACES[id];
  const diagrams = await face.diagrams(getTranslations, await languageOfReader());
  const named =
    face.compared?.(await getTranslations('game')) ??
    `${compared.charAt(0).toLowerCase()}${compared.slice(1)}`;
  return (
    <Page
      here="game"
      above={<Link href={`/${id}`}>{title}</Link>}
      title={t('title')}
      lead={t('lead', { compared: named })}
    >
      {boards.length === 0 ? <p className="card empty">{t('none')}</p> : null}
      {boards.length === 0 ? null : diagrams.shared()}
      {boards.map((board) => (
        <SeatOpenings key={board.players} {...{ board, diagrams }} system={id} />
      ))}
      <p className="section">
        <Link className="button" href={`/statistics/${id}`}>
          {t('statistics')}
        </Link>
      </p>
    </Page>
  );
}
