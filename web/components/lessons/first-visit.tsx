import { useTranslations } from 'next-intl';
import type { GameSystemId } from '../../../engine/games';

interface FirstVisitProps {
  readonly system: GameSystemId;
  /** The number of lessons of the game. */
  readonly lessons: number;
}

/** Shows a new reader of a game the way to its lessons. Rendered on the server, without a script. */
export function FirstVisit({ system, lessons }: FirstVisitProps) {
  const t = useTranslations('learn');
  return (
    <p className="ruling small">
      {t.rich('firstVisit', { lessons, learn: (words) => <a href={`/${system}/learn`}>{words}</a> })}
    </p>
  );
}
