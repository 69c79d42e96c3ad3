import type { Story } from '../story';
import { DominationRule } from './rule';
import { WorldPicture } from './world-picture';

export const STORY: Story = {
  text: (
    <>
      <h2>The war room</h2>
      <p>
        A map under glass, a box of counters, and a telephone that no one answers. Everyone begins with the
        same four cards and the same square on the logistics track. Ten stacks lie open in the middle of the
        table, and they change every game: helicopters in one, a storm that halves everyone in the next.
      </p>
      <p>
        Nothing is hidden for long. Every card is gained in the open, so you know what the others own. You do
        not know what they hold.
      </p>
      <h2>How it is played</h2>
      <p>
        On your turn you use any number of cards, each in one of five ways: build, attack, play its text, or
        throw one or two away for a better one <DominationRule rule="4.4" />. If you use none, you have passed{' '}
        <DominationRule rule="3.5" />.
      </p>
      <p>
        An area holds one Force. A Struggling Force becomes Full with a second Build, a Full one falls back
        with a Reduction <DominationRule rule="5.2" />. Seas count double <DominationRule rule="9.1" />, a
        whole region brings six more <DominationRule rule="9.2" />, and all three areas of a resource bring
        one more card each turn from then on <DominationRule rule="9.4" />.
      </p>
      <p>
        When all have passed, the world is scored. Just before that, paratroops may still land and fog may
        still fall: standing orders see to it while you sleep <DominationRule rule="8.4" />.
      </p>
    </>
  ),
  picture: <WorldPicture label="World map with the Forces of five players." />,
};
