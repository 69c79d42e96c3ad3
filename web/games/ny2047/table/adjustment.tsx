import { useTexts } from '#texts';
import { isFaction } from '../../../../engine/ny2047/data/factions';
import { numberIn } from '../../../../engine/ny2047/reading/words';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { Game } from '../../../../functions/core/game/games.schema';
import { useLanguage } from '../../../components/frame/reader';
import { seatName } from '../../../components/frame/seats';
import { ifSilent } from '../../../components/table/if-silent';
import { listInWords } from '../../../lib/lists';
import { useAtlas } from '../atlas';
import { placeName } from '../places';
import { NewYorkRule } from '../rule';

interface AdjustmentProps {
  readonly game: Game;
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly locked: boolean;
  readonly onChange: (orders: readonly Order[]) => void;
}

/** The choices of an adjustment phase: a new home base, units to disband. */
export function Adjustment({ game, position, seat, orders, locked, onChange }: AdjustmentProps) {
  const owed = isFaction(seat) ? position.pending?.[seat] : undefined;
  const { fallback } = game.me;
  const words = useTexts('table');
  const t = useTexts('ny2047');
  const atlas = useAtlas();
  if (owed === undefined) return <Waiting game={game} />;
  const base = orders.find((order) => order.type === 'RELOCATE')?.to;
  const relocate = (to: string) =>
    onChange([{ type: 'RELOCATE', to }, ...orders.filter((order) => order.type !== 'RELOCATE')]);
  return (
    <div className="adjustment">
      {owed.relocate === null ? null : (
        <fieldset className="field" disabled={locked}>
          <legend className="label">
            {t.rich('adjusting.home', { rule: () => <NewYorkRule rule="13.2" /> })}
          </legend>
          {owed.relocate.options.map((space) => (
            <label key={space} className="choice">
              <input type="radio" name="relocate" checked={base === space} onChange={() => relocate(space)} />
              <span>{placeName(atlas, space)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {owed.disband === 0 ? null : (
        <Disbanding most={owed.disband} {...{ position, seat, orders, locked, onChange }} />
      )}
      {fallback === null ? null : (
        <p className="small muted">
          {ifSilent(fallback.text, words)} <NewYorkRule rule={fallback.rule} />
        </p>
      )}
    </div>
  );
}

function Disbanding({
  most,
  position,
  seat,
  orders,
  locked,
  onChange,
}: Omit<AdjustmentProps, 'game'> & { most: number }) {
  const t = useTexts('ny2047');
  const atlas = useAtlas();
  const disbanded = orders.flatMap((order) => (order.type === 'DISBAND' ? [order.unit] : []));
  const toggle = (unit: string) => {
    const others = orders.filter((order) => !(order.type === 'DISBAND' && order.unit === unit));
    if (disbanded.includes(unit)) return onChange(others);
    // One more than required replaces the first chosen one, so that changing one's mind takes one click.
    const first = disbanded.length < most ? undefined : disbanded[0];
    const kept = others.filter((order) => !(order.type === 'DISBAND' && order.unit === first));
    onChange([...kept, { type: 'DISBAND', unit }]);
  };
  return (
    <fieldset className="field" disabled={locked}>
      <legend className="label">
        {t.rich('adjusting.chosen', {
          chosen: disbanded.length,
          most,
          rule: () => <NewYorkRule rule="11.4" />,
        })}
      </legend>
      {position.units
        .filter(({ faction }) => faction === seat)
        .map(({ id, space }) => (
          <label key={id} className="choice">
            <input type="checkbox" checked={disbanded.includes(id)} onChange={() => toggle(id)} />
            <span>{t('adjusting.unit', { place: placeName(atlas, space), number: numberIn(id) })}</span>
          </label>
        ))}
    </fieldset>
  );
}

/** Shown to a reader who owes nothing in this phase. */
function Waiting({ game }: { game: Game }) {
  const owing = game.seats.filter(({ state }) => state !== 'none-owed');
  const names = listInWords(
    owing.map(({ seat }) => seatName(seat)),
    useLanguage(),
  );
  return <p className="empty small">{useTexts('ny2047')('adjusting.waits', { names })}</p>;
}
