import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts';
import type { Notation } from '../../../engine/game/transcript';
import type { Game } from '../../../functions/core/game/games.schema';
import { fetchScript } from '../../lib/fetch-script';
import { storeText } from '../table/store-text';
import { TypedOrders } from '../table/typed-orders';

interface TypedPlanProps<Position, Order> {
  readonly game: Game;
  readonly orders: readonly Order[];
  readonly onChange: (orders: readonly Order[]) => void;
  /** Loads the game's notation: when the field is opened, since few readers type. */
  readonly load: () => Promise<Notation<Position, Order>>;
  /** The notation of orders, with an example of each. */
  readonly help: ReactNode;
}

/** The reader's list in a game of turns as text: to type, to paste or to copy. */
export function TypedPlan<Position, Order>(props: TypedPlanProps<Position, Order>) {
  const { game, orders, onChange, load, help } = props;
  const t = useTexts('table');
  const [notation, setNotation] = useState<Notation<Position, Order> | null>(null);
  const position = game.position as Position;
  const open = async () => {
    const loaded = notation ?? (await fetchScript(load));
    setNotation(loaded);
    return loaded;
  };
  return (
    <TypedOrders
      {...{ onChange, help }}
      system={game.system}
      orders={notation === null ? [] : orders}
      print={(order) => notation?.print(position, order) ?? ''}
      read={async (text) => (await open()).parse(position, game.me.seat ?? '', text)}
      onOpen={() => void open()}
      submitLabel={t('typed.use')}
      action={storeText}
      gameId={game.id}
      step={game.step}
    />
  );
}
