import { GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import { SelectField } from '../forms/field';

const PACES = [
  ['', 'Any pace'],
  ['fast', 'Turns of up to an hour'],
  ['daily', 'Turns of up to two days'],
  ['slow', 'Longer turns'],
] as const;

const SYSTEMS: readonly (readonly [string, string])[] = [
  ['', 'Any game'],
  ...GAME_SYSTEM_IDS.map((id) => [id, GAMES[id].title] as const),
];

interface JoinFilterProps {
  readonly game: string | undefined;
  readonly pace: string | undefined;
}

/** Lists only one game or one pace. A plain form, so it works without a script. */
export function JoinFilter({ game = '', pace = '' }: JoinFilterProps) {
  return (
    <form className="board-filter" action="/join">
      <SelectField label="Game" name="game" defaultValue={game} options={SYSTEMS} />
      <SelectField label="Pace" name="pace" defaultValue={pace} options={PACES} />
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}
