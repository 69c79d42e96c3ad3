import { SelectField } from '../forms/field';

interface BoardFilterProps {
  readonly board: string;
  readonly active: string | undefined;
  readonly games: string | undefined;
}

const ACTIVE = [
  ['', 'Any time'],
  ['30', 'In the last 30 days'],
  ['90', 'In the last 90 days'],
  ['365', 'In the last year'],
] as const;

const GAMES = [
  ['', 'Any number'],
  ['3', '3 or more'],
  ['10', '10 or more'],
  ['25', '25 or more'],
] as const;

/** Lists only players who played lately, or often enough. A plain form, so it works without a script. */
export function BoardFilter({ board, active, games }: BoardFilterProps) {
  return (
    <form className="board-filter" action={`/ratings/${encodeURIComponent(board)}`}>
      <Choice name="active" label="Last rated game" value={active} choices={ACTIVE} />
      <Choice name="games" label="Rated games" value={games} choices={GAMES} />
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [value: string, words: string])[];
}

function Choice({ name, label, value = '', choices }: ChoiceProps) {
  return <SelectField label={label} name={name} defaultValue={value} options={choices} />;
}
