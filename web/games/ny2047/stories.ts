import type { Faction } from '../../../engine/ny2047/types';

/** The story of each faction, in our words after the original text. */
export const STORIES: Readonly<Record<Faction, { readonly leader: string; readonly text: string }>> = {
  tower: {
    leader: 'The Director',
    text: 'A syndicate that lives off whole lives. Its factories, power stations, hospitals, law firms and restaurants do not know each other, but the money all climbs the same stairs in the Cloisters. At the top the Director counts it, next to a working model of his new death ray, scale 1 to 28.',
  },
  papst: {
    leader: 'The Black Pope',
    text: 'They met over Go boards in the parks of Astoria and took the best minds of the city home with them. In public they preach that the cat is the universe perfected. In private, it is said, several very clever people share one black robe and one plan.',
  },
  rossoni: {
    leader: 'Mr. Rossoni',
    text: 'A bakery on Arthur Avenue, pastry in the window, and behind the oven three generations of other people’s secrets. Il Aspide prints those that were not paid for. The family was loyal to its premiere customers once. It is loyal to itself now.',
  },
  christofori: {
    leader: 'Christofori',
    text: 'Nobody in Manhattan wanted a lawn. So the lawn boy went to Staten Island, covered the old landfill in perfect grass with an army of garden gnomes, and stayed. Fertilizer and bad water did the rest. On still evenings you can hear him calling children off it. There are no children.',
  },
  dunning: {
    leader: 'Dunning',
    text: 'No one knows where the Institute came from. At Coney Island it works on pleasure and on pain, and on anyone who comes in. All may enter. The machines have something military about them, and the big wheel turns at night.',
  },
  greene: {
    leader: 'Nathaniel Greene',
    text: 'The secret navy of Rhode Island lost its bay to the Quebecois and found another one: Jamaica Bay, in eastern Queens. Nathaniel Greene means to give New York back to the world with honour and grace, and he has the boats.',
  },
  hamblet: {
    leader: 'Mr. Hamblet',
    text: 'The cleverest of the leaders by his own people’s vote: free climber of the Palisades, parachutist, 4,313 wins at Twilight Struggle and a single loss, to someone who has not been seen since. From Jersey City he calls on the workers of the drowned world to unite.',
  },
};
