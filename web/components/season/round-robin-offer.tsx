import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { roundRobinInstead } from '../../../engine/tournament/round-robin';
import { formReader } from '../../lib/form-reader';

interface RoundRobinOfferProps {
  /** The seats of a board, where the form does not ask for them. */
  readonly boardSize: number;
  readonly onTake: () => void;
}

/** Offers a round robin where a Swiss would take as many rounds: with few players it may have to let some meet again. */
export function RoundRobinOffer({ boardSize, onTake }: RoundRobinOfferProps) {
  const t = useTranslations('season-form');
  const place = useRef<HTMLDivElement>(null);
  const [rounds, setRounds] = useState<number>();
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const look = () => {
      const { number } = formReader(new FormData(form));
      const players = number('capacity') ?? number('expected');
      const size = number('boardSize') ?? boardSize;
      setRounds(roundRobinInstead({ rounds: number('rounds'), players, boardSize: size }));
    };
    look();
    form.addEventListener('input', look);
    return () => form.removeEventListener('input', look);
  }, [boardSize]);
  return (
    <div ref={place} role="status">
      {rounds === undefined ? null : (
        <p className="small">
          {t('format.robinInstead', { rounds })}{' '}
          <button className="button" type="button" onClick={onTake}>
            {t('format.takeRobin')}
          </button>
        </p>
      )}
    </div>
  );
}
