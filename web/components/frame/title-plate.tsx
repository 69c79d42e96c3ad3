import type { SystemId } from '../../../engine/games';

/** The picture of a game in lists: chart, street plan, card table, war-room map. It is one of the page's symbols. */
export function TitlePlate({ system, small = false }: { system: SystemId; small?: boolean }) {
  return (
    <div className={small ? 'plate small-plate' : 'plate'} data-game={system}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <use href={`#plate-${system}`} />
      </svg>
    </div>
  );
}
