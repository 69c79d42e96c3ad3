import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../components/frame/page';
import { Plate } from '../../components/frame/plate';
import { serverApi, valueFrom } from '../../lib/server-api';

export const metadata: Metadata = { title: 'The games' };

const ABOUT = {
  ny2047: 'Seven factions, one drowned city, eleven stars. Simultaneous orders, no dice.',
  'nyc-risk': 'Forty-two neighbourhoods, dice, and an A-train that ends the game at Inwood.',
  'new-era': 'Five factions after the fall: conquer a place, deal with it, or build it into your state.',
  domination: 'The whole world on one map: a deck of your own, cards to buy, regions to hold.',
} as const;

export default async function GamesPage() {
  const { systems } = valueFrom(await serverApi.systems());
  return (
    <Page here="game">
      <div className="page-head">
        <h1>The games</h1>
        <p className="lead reading">What can be played here, each by rules with numbers.</p>
      </div>
      <ul className="rows card games-list">
        {systems.map(({ id, title, seats }) => (
          <li key={id}>
            <Plate system={id} />
            <div className="grow">
              <h2>
                <Link href={`/${id}`}>{title}</Link>
              </h2>
              <p className="muted">{ABOUT[id]}</p>
              <p className="small muted">
                {`${seatsText(seats)}. `}
                <Link href={`/${id}/rules`}>Rules</Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function seatsText({ min, max }: { min: number; max: number }): string {
  return min === max ? `${max} seats` : `${min} to ${max} seats`;
}
