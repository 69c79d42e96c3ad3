import type { Story } from '../story';
import { MapPicture } from './map-picture';
import { PowerCards } from './power-cards';
import { ClassicRule } from './rule';

export const STORY: Story = {
  text: (
    <>
      <h2>Spring 1901</h2>
      <p>
        Seven capitals, and a telegram on every desk. None of the seven is strong enough to win alone, and
        none will let another win. So the ministers talk: over dinner, by letter, in corridors, late at night.
        What they promise binds nobody.
      </p>
      <p>
        There are no dice here and nothing is hidden on the map. All that you cannot see is what the others
        have just written down.
      </p>
      <h2>How it is played</h2>
      <p>
        Each year has a Spring and a Fall. Everyone writes one order for each unit in secret: hold, move,
        support, or convoy <ClassicRule rule="4.1" />. At the deadline all orders are carried out at once.
      </p>
      <p>
        Every unit is worth one. Equal strength bounces <ClassicRule rule="5.8" />, so you need help: a unit
        beside the fight can add its strength to anybody’s <ClassicRule rule="6.1" />, and an attack on it
        cuts that support <ClassicRule rule="6.4" />. Fleets at sea carry armies from coast to coast{' '}
        <ClassicRule rule="7.1" />. A unit that is driven out retreats <ClassicRule rule="9.2" />.
      </p>
      <p>
        After each Fall the centres go to whoever stands on them <ClassicRule rule="10.1" />, and in Winter
        you have as many units as centres <ClassicRule rule="11.1" />. Eighteen of the thirty-four win{' '}
        <ClassicRule rule="12.1" />.
      </p>
    </>
  ),
  picture: <MapPicture label="Map of Europe in Spring 1901 with the units of all seven powers." />,
  cast: { title: 'The seven', cards: <PowerCards /> },
};
