import type { GameSystemId } from '../../../engine/games';

/** The picture of a game on lists: chart, street plan, card table, war-room map. It stands among the page's symbols. */
export function TitlePlate({ system, small = false }: { system: GameSystemId; small?: boolean }) {
  return (
    <div className={small ? 'plate small-plate' : 'plate'} data-game={system}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <use href={`#plate-${system}`} />
      </svg>
    </div>
  );
}
