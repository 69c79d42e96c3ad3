import { useTexts, useTranslate } from '#texts';
import type { Board } from '../../../engine/game/board';
import type { GameSystemId } from '../../../engine/games';
import { nameOf, type People } from '../../components/frame/people';
import { useLanguage } from '../../components/frame/reader';
import { SeatChip } from '../../components/frame/seat-chip';
import { listInWords } from '../../lib/lists';

interface BoardListProps {
  readonly system: GameSystemId;
  readonly board: Board;
  readonly people: People;
}

/** The board as text: the pieces of each seat by their kinds, and the empty spaces. */
export function BoardList({ system, board, people }: BoardListProps) {
  const t = useTexts('default-table');
  const say = useTranslate(system);
  const language = useLanguage();
  const nameIn = new Map(board.spaces.map(({ id, name }) => [id, name]));
  const list = (ids: readonly string[]) =>
    ids.length === 0
      ? t('list.none')
      : listInWords(
          ids.map((id) => nameIn.get(id) ?? id),
          language,
        );
  const owners = [...Object.keys(people), null];
  const taken = new Set(board.pieces.map(({ at }) => at));
  return (
    <div className="board-list">
      {owners.map((owner) => {
        const own = board.pieces.filter(({ seat }) => seat === owner);
        const kinds = [...new Set(own.map(({ name }) => say(name)))];
        if (owner === null && own.length === 0) return null;
        const name = owner === null ? t('list.ofNobody') : nameOf(people, owner);
        return (
          <section key={owner ?? ''} aria-label={name}>
            <h3>
              {owner === null ? null : <SeatChip seat={owner} player={people[owner]} size={22} />} {name}
            </h3>
            {kinds.length === 0 ? <p>{t('list.none')}</p> : null}
            {kinds.map((kind) => (
              <p key={kind}>
                <span className="dim">{kind}: </span>
                {list(own.filter((piece) => say(piece.name) === kind).map(({ at }) => at))}
              </p>
            ))}
          </section>
        );
      })}
      <section aria-label={t('list.empty')}>
        <h3>{t('list.empty')}</h3>
        <p>{list(board.spaces.map(({ id }) => id).filter((id) => !taken.has(id)))}</p>
      </section>
    </div>
  );
}
