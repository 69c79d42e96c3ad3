import { useState } from 'react';
import { useTexts } from '#texts';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { View } from '../../../../engine/nyc-risk/types';
import { namesOf, type People } from '../../../components/frame/people';
import { withNames } from '../../../components/frame/seats';
import { BoardViews, type Showing } from '../../../components/map/board-views';
import type { StillParts } from '../../../components/map/map-parts';
import { PlaceAreas } from '../../../components/map/place-areas';
import { PlaceButtons } from '../../../components/map/place-buttons';
import { useSelectedPlace } from '../../../components/map/use-selected-place';
import type { TableView } from '../../../components/sequential-table/sequential-table';
import { stepBefore } from '../../../components/table/step-before';
import { lazily } from '../../../lib/lazily';
import type { Texts } from '../../../lib/texts';
import { type Arrow, arrowOf } from '../arrows';
import { Board } from '../board';
import { hoodLabel } from '../hood-label';
import type { Geography } from '../map/geometry';
import { Planned } from '../map/planned';
import { HoodInfo } from './hood-info';
import { MapBar } from './map-bar';
import { MapLegend } from './map-legend';
import type { RiskOffer, Tap } from './offers';
import { type MapChoice, useMapChoice } from './use-map-choice';
import type { Plan } from './use-plan';

const BoardList = lazily(async () => (await import('./board-list')).BoardList);

interface MapAreaProps extends TableView<View> {
  readonly parts: StillParts;
  readonly geography: Geography;
  readonly plan: Plan;
  readonly offers: readonly RiskOffer[];
  readonly onMade: (index: number) => void;
}

/** The board with the plan on it, or the last step, or the board as text. */
export function MapArea(props: MapAreaProps) {
  const { game, view, people, parts, geography, plan, offers, onMade } = props;
  const t = useTexts('nyc-risk');
  const [showing, setShowing] = useState<Showing>('now');
  const choice = useMapChoice({ step: game.step, offers, orders: plan.orders, change: plan.change, onMade });
  const { selected, tap: tapPast, leave } = useSelectedPlace();
  const past = showing === 'last' ? game.last : null;
  const board = past === null ? view : (past.before as View);
  const focus = focusOf(view, game.me.seat);
  return (
    <BoardViews
      showing={showing}
      onShow={setShowing}
      last={game.last === null ? null : t('map.lastStep')}
      earlier={stepBefore(game, game.last)}
      legend={<MapLegend />}
      list={<BoardList view={view} people={people} />}
    >
      <Board
        parts={parts}
        geography={geography}
        view={board}
        people={people}
        arrows={past === null ? plannedArrows(plan) : pastArrows(past.orders)}
        label={t('map.now', { step: withNames(past?.label ?? game.label, namesOf(people)) })}
        focus={focus}
        prompted={past === null ? promptedIn(choice) : []}
        marks={past === null ? <Marks choice={choice} places={geography.places} /> : null}
        overlay={(layout, dragged) =>
          past === null ? (
            <>
              <Planned orders={plan.orders} places={geography.places} layout={layout} />
              <PlaceButtons
                places={geography.places.map((place) => ({ ...place, at: place[layout].unit }))}
                outline="hood"
                chosen={choice.chosen}
                focus={focus}
                labelOf={(hood) => labelOf(view, people, hood, choice, t)}
                onTap={choice.tap}
                onLeave={choice.leave}
                dragged={dragged}
              />
            </>
          ) : (
            <PlaceAreas outline="hood" places={geography.places} onTap={tapPast} dragged={dragged} />
          )
        }
      >
        {past === null ? (
          <MapBar view={view} people={people} choice={choice} />
        ) : selected === null ? null : (
          <HoodInfo hood={selected} view={board} people={people} onLeave={leave} />
        )}
      </Board>
    </BoardViews>
  );
}

/** A hood, and the effect of a tap on it. */
function labelOf(
  view: View,
  people: People,
  hood: string,
  { goals }: MapChoice,
  t: Texts<'nyc-risk'>,
): string {
  const label = hoodLabel(view, people, hood, t);
  const tap = goals.get(hood);
  return tap === undefined ? label : `${label}, ${t(`tap.${tap}`)}`;
}

interface MarksProps {
  readonly choice: MapChoice;
  readonly places: Geography['places'];
}

/** The selected hood and those within its reach, marked on the ground. */
function Marks({ choice: { chosen, goals }, places }: MarksProps) {
  if (chosen === null) return null;
  return (
    <g pointerEvents="none">
      <use href={`#hood-${chosen}`} className="hood-chosen" />
      {places
        .filter(({ id }) => id !== chosen && isGoal(goals.get(id)))
        .map(({ id }) => (
          <use key={id} href={`#hood-${id}`} className="space-goal" />
        ))}
    </g>
  );
}

/** The selected hood and its goals. */
function promptedIn({ chosen, goals }: MapChoice): readonly string[] {
  if (chosen === null) return [];
  return [chosen, ...[...goals].flatMap(([hood, tap]) => (isGoal(tap) ? [hood] : []))];
}

function isGoal(tap: Tap | undefined): boolean {
  return tap === 'attack' || tap === 'move';
}

function plannedArrows({ orders, problems }: Plan): readonly Arrow[] {
  return orders.flatMap((order, index) => arrowOf(order, index + 1, problems.has(index)) ?? []);
}

/** The orders that were carried out, as arrows; a refused order did nothing. */
export function pastArrows(verdicts: readonly { order: unknown; result: string }[]): readonly Arrow[] {
  return verdicts
    .filter(({ result }) => result === 'done')
    .flatMap(({ order }) => arrowOf(order as Order, null, false) ?? []);
}

/** The first focus of a narrow screen: the hood of the reader's mayor, or another of the reader's. */
function focusOf(view: View, seat: string | null): string | null {
  if (seat === null) return null;
  return (
    view.mayors[seat] ?? Object.keys(view.hoods).find((hood) => view.hoods[hood]?.owner === seat) ?? null
  );
}
