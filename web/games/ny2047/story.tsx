import type { Story } from '../story';
import { ChartPicture } from './chart-picture';
import { FactionCards } from './faction-cards';
import { NewYorkRule } from './rule';

export const STORY: Story = {
  text: (
    <>
      <h2>28 April 2047</h2>
      <p>
        Ten years ago the United States ran out of money and came apart. Canada took New England and the
        north, Mexico the south from New Mexico to Louisiana, New Cuba Florida and Georgia, China nearly all
        beyond the Rocky Mountains. There were more wars than names for them. When the biogenic weapons had
        made whole regions empty, even the winners had enough, and last month they signed the Global Peace
        Initiative.
      </p>
      <p>
        One city was never taken. New York is free, crowded, bright, half under water, and no one governs it.
        What was left of America’s great and powerful has gathered here: a syndicate, a cult, a bakery, a
        lawn, an institute, a navy, and a man with a manifesto. Each holds one small corner. Each has what it
        takes to hold the rest.
      </p>
      <p>
        And in the water stand the three Turretons, Moe, Larry and Curly, that no one admits to having built.
        They sleep until someone comes near. Then they are very loyal, to the last who came.
      </p>
      <h2>How it is played</h2>
      <p>
        Each year has a Spring and a Fall turn. Every faction writes its orders in secret, one for each unit:
        move, support, or hold <NewYorkRule rule="4.1" />. At the deadline all orders are carried out at once.
      </p>
      <p>
        One unit has the power of one. A supporter beside the fight adds one, for any side it likes, and that
        is why people write letters here <NewYorkRule rule="6.1" />. The stronger side wins, equal sides stay
        where they are, and an attack that is too weak is lost as a whole <NewYorkRule rule="8.3" />. An
        attack on a supporter cuts its support <NewYorkRule rule="6.5" />.
      </p>
      <p>
        Land fights on land and water on water; across the shore you can only step where no unit stands in the
        way <NewYorkRule rule="5.5" />. Water spaces and your home base hold any number of your units, other
        land just one <NewYorkRule rule="3.2" />.
      </p>
      <p>
        Stars bring units: you may have two more than you hold stars <NewYorkRule rule="11.1" />. The faction
        that holds eleven after a Fall turn wins <NewYorkRule rule="14.1" />.
      </p>
    </>
  ),
  picture: <ChartPicture label="Chart of the city at the start: seven home bases, stars, three Turretons." />,
  cast: { title: 'The seven', cards: <FactionCards /> },
};
