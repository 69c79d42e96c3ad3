import { useTranslations } from 'next-intl';
import { GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import { SelectField } from '../forms/field';

interface JoinFilterProps {
  readonly game: string | undefined;
  readonly pace: string | undefined;
}

/** Lists only one game or one pace. A plain form, so it works without a script. */
export function JoinFilter({ game = '', pace = '' }: JoinFilterProps) {
  const t = useTranslations('join');
  const systems = [
    ['', t('anyGame')],
    ...GAME_SYSTEM_IDS.map((id) => [id, GAMES[id].title] as const),
  ] as const;
  const paces = [
    ['', t('anyPace')],
    ['fast', t('fast')],
    ['daily', t('daily')],
    ['slow', t('slow')],
  ] as const;
  return (
    <form className="board-filter" action="/join">
      <SelectField label={t('game')} name="game" defaultValue={game} options={systems} />
      <SelectField label={t('pace')} name="pace" defaultValue={pace} options={paces} />
      <button type="submit" className="button">
        {t('show')}
      </button>
    </form>
  );
}
