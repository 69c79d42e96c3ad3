import { X } from 'lucide-react';
import { useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { GameSystem } from '../../../../engine/game';
import type { Board } from '../../../../engine/game/board';
import type { Game } from '../../../../functions/core/game/games.schema';
import { nameOf, namesOf, type People } from '../../../components/frame/people';
import { withNames } from '../../../components/frame/seats';
import { BoardViews, type Showing } from '../../../components/map/board-views';
import { MapButton } from '../../../components/map/map-button';
import { stepBefore } from '../../../components/table/step-before';
import { DrawnBoard } from '../board';
import { Path, type Plan, Rings } from '../board-drawing';
import { BoardList } from '../board-list';
import { spacesNamed } from '../steps';
import type { Pointing } from './use-pointing';

interface BoardAreaProps {
  readonly game: Game;
  readonly rules: GameSystem;
  readonly people: People;
  readonly orders: readonly object[];
  readonly pointing: Pointing;
}

/** The board with the reader's orders on it, or before the last step with its orders, or as text. */
export function BoardArea({ game, rules, people, orders, pointing }: BoardAreaProps) {
  const t = useTexts('default-table');
  const [showing, setShowing] = useState<Showing>('now');
  const past = showing === 'last' ? game.last : null;
  const board = rules.board?.(past === null ? game.position : past.before);
  if (board === undefined) return null;
  const label = withNames(past?.label ?? game.label, namesOf(people));
  const done = game.last === null ? [] : spacesNamed(rules, game.last);
  const planned = orders.map((order) => rules.spacesOf?.(order) ?? []);
  const named = past === null ? planned : done;
  return (
    <BoardViews
      showing={showing}
      onShow={setShowing}
      last={game.last === null ? null : t('board.last')}
      earlier={stepBefore(game, game.last)}
      legend={null}
      list={<BoardList system={game.system} board={board} people={people} />}
    >
      <DrawnBoard
        board={board}
        label={t(past === null ? 'board.now' : 'board.done', { title: label })}
        marks={(plan) => (
          <>
            {past === null ? <Rings {...{ plan }} spaces={done.flat()} kind="changed" /> : null}
            <Rings
              {...{ plan }}
              spaces={[...named.flat(), ...(past === null ? pointing.path : [])]}
              kind="named"
            />
            {named.map((spaces) => (
              <Path key={spaces.join()} {...{ plan, spaces }} />
            ))}
          </>
        )}
        {...(past === null && {
          overlay: (plan: Plan, dragged: () => boolean) => (
            <Targets {...{ plan, board, people, pointing, dragged }} system={game.system} />
          ),
        })}
      >
        {past === null && pointing.path.length > 0 ? <Chosen {...{ board, pointing }} /> : null}
      </DrawnBoard>
    </BoardViews>
  );
}

interface TargetsProps {
  readonly plan: Plan;
  readonly board: Board;
  readonly people: People;
  readonly pointing: Pointing;
  readonly dragged: () => boolean;
  readonly system: Game['system'];
}

/** Every space as an element that can be pressed, and a dotted ring around those that an order may name next. */
function Targets({ plan, board, people, pointing, dragged, system }: TargetsProps) {
  const t = useTexts('default-table');
  const say = useTranslate(system);
  const { path, next, tap, leave } = pointing;
  const focus = path.at(-1) ?? next[0] ?? board.spaces[0]?.id;
  const labelOf = (id: string, name: string) => {
    const pieces = board.pieces.filter(({ at }) => at === id);
    const things = pieces.map((piece) =>
      piece.seat === null
        ? say(piece.name)
        : t('board.piece', { what: say(piece.name), owner: nameOf(people, piece.seat) }),
    );
    return t('board.space', {
      space: name,
      holds: things.length === 0 ? t('board.emptySpace') : things.join(', '),
      may: next.includes(id) ? 'yes' : 'no',
    });
  };
  return (
    <>
      <Rings {...{ plan }} spaces={next} kind="may" />
      {board.spaces.map((space) => (
        <MapButton
          key={space.id}
          at={plan.at(space)}
          label={labelOf(space.id, space.name)}
          className={path.includes(space.id) ? 'chosen' : ''}
          pressed={path.includes(space.id)}
          tabbable={space.id === focus}
          grip={46}
          focus={42}
          onClick={() => {
            if (!dragged()) tap(space.id);
          }}
          onEnter={() => tap(space.id)}
          onLeave={leave}
        />
      ))}
    </>
  );
}

/** The spaces that have been chosen, and a way back. */
function Chosen({ board, pointing }: Pick<TargetsProps, 'board' | 'pointing'>) {
  const t = useTexts('default-table');
  const names = pointing.path.map((id) => board.spaces.find((space) => space.id === id)?.name ?? id);
  return (
    <div className="map-bar">
      <p>{t('board.chosen', { spaces: names.join(' – ') })}</p>
      <button type="button" className="icon-button" aria-label={t('board.leave')} onClick={pointing.leave}>
        <X size={20} />
      </button>
    </div>
  );
}
