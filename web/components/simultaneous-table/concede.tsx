import { useState } from 'react';
import { useTexts } from '#texts';
import type { Game } from '../../../functions/core/game/games.schema';
import { seatName } from '../frame/seats';
import { Resign } from '../table/resign';

interface ConcedeProps {
  /** The seat that gets the concession. */
  readonly leader: Game['seats'][number]['seat'];
  /** Whether the stored orders are ready. */
  readonly isReady: boolean;
  readonly busy: boolean;
  readonly onConcede: () => void;
}

/** Conceding a board against bots to its leader. */
export function Concede({ leader, isReady, busy, onConcede }: ConcedeProps) {
  const t = useTexts('table');
  const [given, setGiven] = useState(false);
  const concede = () => {
    setGiven(true);
    onConcede();
  };
  return (
    <Resign resigned={given && isReady} busy={busy} onResign={concede}>
      {t('resign.practice', { seat: seatName(leader) })}
    </Resign>
  );
}
