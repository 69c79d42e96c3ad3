import { useTranslations } from 'next-intl';
import type { GameSystemId } from '../../../engine/games';

interface FirstVisitProps {
  readonly system: GameSystemId;
  /** How many lessons the game has. */
  readonly lessons: number;
}

/** Shows a reader who is new to a game the way to its lessons. Made on the server, without a script. */
export function FirstVisit({ system, lessons }: FirstVisitProps) {
  const t = useTranslations('learn');
  return (
    <p className="ruling small">
      {t.rich('firstVisit', { lessons, learn: (words) => <a href={`/${system}/learn`}>{words}</a> })}
    </p>
  );
}
