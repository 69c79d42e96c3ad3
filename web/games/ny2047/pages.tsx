import type { GamePages } from '../game-pages';
import { chartParts } from './chart';
import { GameTable, PastStep } from './lazy';
import { PLACES } from './map/shapes';
import { storeText } from './store-text';

export const ny2047Pages: GamePages = {
  table: (game, rulings, press, time) => (
    <GameTable
      initial={game}
      rulings={rulings}
      press={press}
      time={time}
      chart={chartParts()}
      places={PLACES}
      action={storeText}
    />
  ),
  pastStep: (game, step) => <PastStep game={game} step={step} chart={chartParts()} places={PLACES} />,
};
