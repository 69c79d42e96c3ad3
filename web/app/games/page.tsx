import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { hasLessons } from '../../../engine/lessons/lessons';
import { Page } from '../../components/frame/page';
import { Plate } from '../../components/frame/plate';
import { PlayNow } from '../../components/practice/play-now';
import { FACES } from '../../games/faces';
import { serverApi, valueFrom } from '../../lib/server-api';

export const metadata: Metadata = { title: 'The games' };

export default async function GamesPage() {
  const { systems } = valueFrom(await serverApi('GET /systems'));
  const t = await getTranslations('game');
  return (
    <Page here="game" title="The games" lead="The games you can play here, each with numbered rules.">
      <ul className="rows card games-list play-list">
        {systems.map(({ id, title, seats }) => (
          <li key={id}>
            <Plate system={id} />
            <div className="grow">
              <h2>
                <Link href={`/${id}`}>{title}</Link>
              </h2>
              <p className="muted">{FACES[id].blurb(t)}</p>
              <p className="small muted">
                {`${seatsText(seats)}. `}
                <Link href={`/join?game=${id}`}>Join a game</Link>, <Link href={`/${id}/rules`}>rules</Link>
                {hasLessons(id) ? (
                  <>
                    , <Link href={`/${id}/learn`}>lessons</Link>
                  </>
                ) : null}
              </p>
            </div>
            <PlayNow system={id} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function seatsText({ min, max }: { min: number; max: number }): string {
  return min === max ? `${max} seats` : `${min} to ${max} seats`;
}
