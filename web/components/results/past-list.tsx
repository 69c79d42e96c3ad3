import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { GAMES, type GameSystemId } from '../../../engine/games';
import { ListField } from '../forms/list-field';
import { ListFile } from '../forms/list-file';

interface PastListProps {
  readonly system: GameSystemId;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly faults: readonly string[];
}

/** The results of a past season, pasted or read from a file, with an example to start from. */
export function PastList({ system, text, onChange, faults }: PastListProps) {
  const t = useTranslations('import-season');
  const example = exampleFor(system, t('list.names').split(', '));
  return (
    <ListField
      id={useId()}
      label={t('list.label')}
      help={t('list.help')}
      rows={12}
      required
      placeholder={example}
      {...{ text, faults, onChange }}
    >
      <div className="form-actions">
        <button type="button" className="button compact" onClick={() => onChange(example)}>
          {t('list.example')}
        </button>
        <ListFile compact onText={onChange} />
      </div>
    </ListField>
  );
}

/** A round of two small boards, with the seats of the game. */
function exampleFor(system: GameSystemId, players: readonly string[]): string {
  const { names, min } = GAMES[system].seats;
  const size = Math.max(min, 3);
  const lines = [1, 2].flatMap((board) =>
    names
      .slice(0, size)
      .map((seat, at) => `1,${board},${seat},${players[(board - 1) * size + at]},${12 - 3 * at}`),
  );
  return ['round,board,seat,player,points', ...lines].join('\n');
}
