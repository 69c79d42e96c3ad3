import { useLocale } from 'next-intl';
import { CardFace } from './card-face';

/** Two locations as they are on the table, for pages about the game. */
const SHOWN = ['quarry#1', 'settlers#1'] as const;

/** Cards face up: a production and a feature. */
export function StatePicture() {
  const language = useLocale();
  return (
    <ul className="state-picture">
      {SHOWN.map((card) => (
        <li key={card}>
          <CardFace card={card} language={language} />
        </li>
      ))}
    </ul>
  );
}
