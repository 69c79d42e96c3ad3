import type { SentDrafts } from '../../lib/offline/send-and-read';
import { Link } from '../frame/link';
import { Toast } from '../frame/toast';

interface SentOutcomesProps {
  readonly outcomes: SentDrafts['outcomes'];
  readonly dismissWord: string;
  readonly onDismiss: () => void;
}

/** The result of each draft that this device has sent later. */
export function SentOutcomes({ outcomes, dismissWord, onDismiss }: SentOutcomesProps) {
  return (
    <Toast>
      <ul className="sent-later">
        {outcomes.map(({ game, title, said }) => (
          <li key={game}>
            <Link href={`/games/${game}`}>{title}</Link>: {said}
          </li>
        ))}
      </ul>
      <button type="button" className="button compact" onClick={onDismiss}>
        {dismissWord}
      </button>
    </Toast>
  );
}
