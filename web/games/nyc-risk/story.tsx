import type { Story } from '../story';
import { BoroughCards } from './borough-cards';
import { PlanPicture } from './plan-picture';
import { RiskRule } from './rule';

export const STORY: Story = {
  text: (
    <>
      <h2>Everyone’s town</h2>
      <p>
        Ask three New Yorkers where the city ends and you get three cities. So they have taken to the streets
        to settle it: on foot, by messenger bike, by the taxi-load, a mayor in a tall hat in front of each
        army. People who have lived on a block know best who should have it.
      </p>
      <p>
        The water decides more than the generals do. There are bridges, a few tunnels, one ferry, and when
        someone plays Commuter Hell there is one way fewer. Two baseball teams cannot stand each other. And
        under all of it the A-train rolls from Jamaica to Inwood, stop by stop, and does not care who is
        winning.
      </p>
      <h2>How it is played</h2>
      <p>
        Turns go round the table. You place new units, attack across open borders as often as you dare, and
        make one free move <RiskRule rule="4.1" />. Send your turn piece by piece and watch the dice, or all
        of it as a plan <RiskRule rule="4.2" />.
      </p>
      <p>
        Three dice against two, highest against highest, and a tie is the defender’s <RiskRule rule="6.9" />.
        A mayor adds one on either side, an airport to its defence <RiskRule rule="6.8" />. The game does not
        wait for the defender: standing orders say how many dice to roll and which cards to play{' '}
        <RiskRule rule="12.2" />.
      </p>
      <p>
        A whole borough brings units each turn <RiskRule rule="5.3" />. A conquest earns a neighbourhood card,
        and three of them trade for more <RiskRule rule="5.5" />. A stadium earns an adventure card{' '}
        <RiskRule rule="9.2" />.
      </p>
      <p>
        When the train stands in Inwood as a turn ends, hoods, boroughs and adventures are counted{' '}
        <RiskRule rule="11.2" />.
      </p>
    </>
  ),
  picture: <PlanPicture label="Street plan of the city with five armies, their mayors and the A-train." />,
  cast: { title: 'The boroughs', cards: <BoroughCards /> },
};
