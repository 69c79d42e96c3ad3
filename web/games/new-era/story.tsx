import type { Story } from '../story';
import { FactionCards } from './faction-cards';
import { NewEraRule } from './rule';
import { Signs } from './signs';
import { StatePicture } from './state-picture';

export const STORY: Story = {
  text: (
    <>
      <h2>Thirty years on</h2>
      <p>
        The machines won their war and then had nothing to do with the country. What is left of it belongs to
        anyone who can keep a road open: a quarry with a fence round it, a filling station that still has
        something to fill, a library whose books were too damp to burn.
      </p>
      <p>
        Five powers send their people out along those roads. They meet at the same gates, and at each of them
        they can do one of three things.
      </p>
      <h2>How it is played</h2>
      <p>
        Every card is a place. Conquer it, and its spoils are yours once <NewEraRule rule="8.7" />. Make an
        agreement, and it sends a little each turn <NewEraRule rule="8.8" />. Or build it into your state,
        where it works for you and is worth a point, and where your neighbours can reach it{' '}
        <NewEraRule rule="8.9" />.
      </p>
      <p>
        A turn begins with a row of open cards from which every player picks <NewEraRule rule="4.2" />. Then
        everything produces <NewEraRule rule="5.2" />, and players take turns doing one thing each until all
        have passed <NewEraRule rule="6.1" />. What you have not used by then is lost{' '}
        <NewEraRule rule="12.1" />.
      </p>
      <p>
        Others may visit your workshops, deal with them, or burn them down. You need not stay up for it:
        standing orders say how much each of your places is worth to you in a shootout{' '}
        <NewEraRule rule="8.16" />. Your queue of orders runs while you sleep and skips what is no longer
        there <NewEraRule rule="3.4" />.
      </p>
      <p>
        When a count finds a player with 33 points, the most points win <NewEraRule rule="11.2" />.
      </p>
    </>
  ),
  picture: (
    <>
      <Signs />
      <StatePicture />
    </>
  ),
  cast: { title: 'The factions', cards: <FactionCards /> },
};
