import { useState } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { seatName } from '../frame/seats';
import { Resign } from '../table/resign';
import { Leaving } from './leaving';

interface ConcedeProps {
  readonly game: Game;
  readonly seat: string;
  /** The id of the leading measure: the other seat that has most of it gets the concession. */
  readonly measure: string;
  /** Whether the stored orders are ready. */
  readonly isReady: boolean;
  readonly busy: boolean;
  readonly onConcede: (leader: string) => void;
}

/** Leaving a practice board: against bots the reader concedes to the leader; among friends the board ends by itself. */
export function Concede({ game, seat, measure, isReady, busy, onConcede }: ConcedeProps) {
  const t = useTexts('table');
  const [given, setGiven] = useState(false);
  const people = game.seats.filter(({ player, eliminated }) => player.kind === 'human' && !eliminated);
  const leader = leaderOf(game, seat, measure);
  if (people.length > 1 || leader === undefined)
    return (
      <Leaving>{t.rich('resign.friends', { boards: (words) => <a href="/practice">{words}</a> })}</Leaving>
    );
  const concede = () => {
    setGiven(true);
    onConcede(leader);
  };
  return (
    <Resign resigned={given && isReady} busy={busy} onResign={concede}>
      {t('resign.practice', { seat: seatName(leader) })}
    </Resign>
  );
}

function leaderOf({ seats }: Game, own: string, measure: string): string | undefined {
  const [first] = seats
    .filter(({ seat, eliminated }) => seat !== own && !eliminated)
    .sort((one, other) => (other.figures[measure] ?? 0) - (one.figures[measure] ?? 0));
  return first?.seat;
}
