import type { Metadata } from 'next';
import Link from 'next/link';
import { Page } from '../../components/frame/page';
import { DominationRule } from '../../games/domination/rule';
import { WorldPicture } from '../../games/domination/world-picture';

export const metadata: Metadata = {
  title: 'Domination',
  description: 'Eighteen lands, seven seas, and a deck that is what you made of it.',
};

export default function GamePage() {
  return (
    <Page here="game">
      <div className="page-head">
        <p className="eyebrow">The game</p>
        <h1>Domination</h1>
        <p className="lead reading">Eighteen lands, seven seas, and a deck that is what you made of it.</p>
      </div>
      <div className="story">
        <div className="prose">
          <h2>The war room</h2>
          <p>
            A map under glass, a box of counters, and a telephone that nobody answers. Everybody begins with
            the same four cards and the same square on the logistics track. Ten stacks lie open in the middle
            of the table, and which ten it is changes every game: in one, helicopters; in the next, a storm
            that halves everybody.
          </p>
          <p>
            Nothing is hidden for long. Every card is gained in the open, so you know what the others own. You
            do not know what they hold.
          </p>
          <h2>How it is played</h2>
          <p>
            In your turn you use as many cards as you like, each in one of five ways: build, attack, play its
            text, or throw one or two away for a better one <DominationRule rule="4.4" />. Who uses none has
            passed <DominationRule rule="3.5" />.
          </p>
          <p>
            An area holds one Force. A Struggling Force becomes Full with a second Build, a Full one falls
            back with a Reduction <DominationRule rule="5.2" />. Seas count double{' '}
            <DominationRule rule="9.1" />, a whole region brings six more <DominationRule rule="9.2" />, and
            all three areas of a resource bring one more card each turn from then on{' '}
            <DominationRule rule="9.4" />.
          </p>
          <p>
            When all have passed, the world is scored. Just before that, paratroops may still land and fog may
            still fall: standing orders see to it while you sleep <DominationRule rule="8.4" />.
          </p>
          <p className="form-actions">
            <Link className="button main" href="/leagues">
              Find a league
            </Link>
            <Link className="button" href="/domination/rules">
              The rules
            </Link>
          </p>
        </div>
        <div className="pitch-chart" data-game="domination">
          <WorldPicture label="World map with the Forces of five players." />
        </div>
      </div>
    </Page>
  );
}
