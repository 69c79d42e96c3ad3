import type { AbsencePolicy } from '../../engine/deadlines/absence';
import { FEWEST_DECISIONS, HALF_LIFE } from '../../engine/deadlines/reliability';
import { counted, minutesInWords } from './time';

/** What happens to missed turns, one rule a sentence, in the order in which they meet a player. */
export function absenceInWords(policy: AbsencePolicy | null): readonly string[] {
  if (policy === null) return ['Who sends no orders has those that the game gives by its rules.'];
  return [
    graceInWords(policy),
    holidaysInWords(policy),
    voteInWords(policy),
    'Otherwise a turn closes with the orders that the game gives by its rules, and its player is told.',
    ...disorderInWords(policy),
    'Who holds a seat at the end has its points and its rating; who lost it has none of the game.',
    policy.forfeits
      ? 'A board that was lost under these rules counts for its player with no points, or with the last place.'
      : null,
    policy.makeGood === null
      ? null
      : `If the platform closes a turn more than ${minutesInWords(policy.makeGood)} late, or when half the time of the next one is gone, that has its whole time from then.`,
    reliabilityInWords(policy),
  ].filter((sentence) => sentence !== null);
}

function graceInWords({ grace }: AbsencePolicy): string | null {
  if (grace === null) return null;
  const frozen = grace.freezes ? ' Press and the orders of everybody else rest while it runs.' : '';
  return `${capital(times(grace.times))} in the season, if you have no orders at the deadline, it moves by ${minutesInWords(grace.minutes)} for you.${frozen}`;
}

function holidaysInWords({ holidays }: AbsencePolicy): string | null {
  if (holidays === 0) return null;
  return `You may book ${counted(holidays, 'day')} of holiday, tomorrow’s at the earliest. A deadline on such a day waits until the first day after them, unless you have stored orders.`;
}

function voteInWords({ vote }: AbsencePolicy): string | null {
  if (vote === null) return null;
  return `If ${vote.share} % of the players who owe orders vote for it, the deadline moves by ${minutesInWords(vote.minutes)}: once a turn, ${times(vote.times)} in a game.`;
}

function disorderInWords({ disorder, substitutes, botAfter }: AbsencePolicy): readonly string[] {
  if (disorder === null) return [];
  const next = {
    none: [],
    first: ['The first willing player of the list of substitutes then takes the seat.'],
    rating: ['The willing substitute with the highest rating in this game then takes the seat.'],
  }[substitutes];
  return [
    `After ${counted(disorder.after, 'turn')} missed in a row a seat is in civil disorder: nobody waits for it. Its player comes back by sending orders, as long as nobody else has taken the seat.`,
    ...next,
    ...(botAfter === null
      ? []
      : [
          botAfter === 0
            ? 'Where no substitute can, a bot takes it at once.'
            : `Where no substitute can, a bot takes it after ${counted(botAfter, 'turn')} more.`,
        ]),
  ];
}

function reliabilityInWords({ reliability }: AbsencePolicy): string | null {
  if (reliability === null) return null;
  return `Players have kept at least ${reliability} % of their turns. A turn counts half as much as one ${HALF_LIFE} turns later; who has owed fewer than ${FEWEST_DECISIONS} may register.`;
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
