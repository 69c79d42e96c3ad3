import { useTranslations } from 'next-intl';
import type { Texts } from '../../lib/texts';
import { SelectField } from '../forms/field';

interface BoardFilterProps {
  readonly board: string;
  readonly active: string | undefined;
  readonly games: string | undefined;
}

/** Lists only players who played recently, or often enough. A plain form, so it works without a script. */
export function BoardFilter({ board, active, games }: BoardFilterProps) {
  const t = useTranslations('ratings');
  return (
    <form className="board-filter" action={`/ratings/${encodeURIComponent(board)}`}>
      <Choice name="active" label={t('filter.active')} value={active} choices={timesIn(t)} />
      <Choice name="games" label={t('filter.games')} value={games} choices={numbersIn(t)} />
      <button type="submit" className="button">
        {t('filter.show')}
      </button>
    </form>
  );
}

type Choices = readonly (readonly [value: string, words: string])[];

function timesIn(t: Texts<'ratings'>): Choices {
  const days = ['30', '90'].map((days) => [days, t('filter.days', { days })] as const);
  return [['', t('filter.anyTime')], ...days, ['365', t('filter.year')]];
}

function numbersIn(t: Texts<'ratings'>): Choices {
  const numbers = ['3', '10', '25'].map((games) => [games, t('filter.atLeast', { games })] as const);
  return [['', t('filter.anyNumber')], ...numbers];
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: Choices;
}

function Choice({ name, label, value = '', choices }: ChoiceProps) {
  return <SelectField label={label} name={name} defaultValue={value} options={choices} />;
}
