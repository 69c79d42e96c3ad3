import type { AbsencePolicy } from '../../engine/deadlines/absence';
import { FEWEST_DECISIONS, HALF_LIFE } from '../../engine/deadlines/reliability';
import { counted, minutesInWords } from './time';

/** What happens to missed turns: one rule a sentence, in the order in which players meet them. */
export function absenceInWords(policy: AbsencePolicy | null): readonly string[] {
  if (policy === null) return ['If you send no orders, your seat gets the default orders of the rules.'];
  return [
    graceInWords(policy),
    holidaysInWords(policy),
    voteInWords(policy),
    'Otherwise the turn closes, your seat gets the default orders of the rules, and the platform tells you.',
    ...disorderInWords(policy),
    policy.seatPoints === 'share'
      ? 'Players who held the same seat share its points by the number of turns they held it.'
      : 'The player who holds a seat at the end gets its points; a player who left it gets none.',
    ratingInWords(policy),
    policy.forfeits
      ? 'A player who loses a seat under these rules gets a board with no points, or with the last place.'
      : null,
    policy.makeGood === null
      ? null
      : `If the platform closes a turn more than ${minutesInWords(policy.makeGood)} late, or after half the next turn’s time has gone, the next turn gets its whole time from then.`,
    reliabilityInWords(policy),
  ].filter((sentence) => sentence !== null);
}

/** The rule of `ratedParts` (engine/tournament/seat-holders.ts). */
function ratingInWords({ seatPoints }: AbsencePolicy): string {
  const gain =
    seatPoints === 'share'
      ? 'What the seat gains is shared by turns held.'
      : 'What the seat gains goes to the player who holds it at the end.';
  return `A player who leaves a seat is rated by its result, and a loss counts in full; a player who loses it by missing turns is rated as last. ${gain} A substitute’s rating never falls.`;
}

function graceInWords({ grace }: AbsencePolicy): string | null {
  if (grace === null) return null;
  const frozen = grace.freezes ? ' Press and all other players’ orders are frozen meanwhile.' : '';
  return `${capital(times(grace.times))} in the season, the deadline moves by ${minutesInWords(grace.minutes)} if you have no orders when it comes.${frozen}`;
}

function holidaysInWords({ holidays }: AbsencePolicy): string | null {
  if (holidays === 0) return null;
  return `You can book ${counted(holidays, 'day')} of holiday, starting tomorrow at the earliest. A deadline on such a day moves to your first free day, unless you have stored orders.`;
}

function voteInWords({ vote }: AbsencePolicy): string | null {
  if (vote === null) return null;
  return `If ${vote.share} % of the players who owe orders vote for it, the deadline moves by ${minutesInWords(vote.minutes)}: once a turn, ${times(vote.times)} in a game.`;
}

function disorderInWords({ disorder, substitutes, botAfter }: AbsencePolicy): readonly string[] {
  if (disorder === null) return [];
  const next = {
    none: [],
    first: [
      'Then the season’s substitutes are asked, the first who offered first; one who accepts takes the seat.',
    ],
    rating: [
      'Then the season’s substitutes are asked, the highest rated in this game first; one who accepts takes the seat.',
    ],
  }[substitutes];
  return [
    `After ${counted(disorder.after, 'missed turn')} in a row, a seat is in civil disorder: the game stops waiting for it. Its player returns by sending orders, unless another player has taken the seat.`,
    ...next,
    ...(botAfter === null
      ? []
      : [
          botAfter === 0
            ? 'If none is left to ask, a bot takes it at once.'
            : `If none is left to ask, a bot takes it after ${counted(botAfter, 'more turn')}.`,
        ]),
  ];
}

function reliabilityInWords({ reliability }: AbsencePolicy): string | null {
  if (reliability === null) return null;
  return `To register, you must have kept at least ${reliability} % of your turns. A turn counts half as much as one ${HALF_LIFE} turns later. Players who have owed fewer than ${FEWEST_DECISIONS} turns can always register.`;
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
