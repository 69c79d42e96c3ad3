import { useTexts } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import { RuleLinks } from '../frame/rule-link';
import { seatName } from '../frame/seats';
import type { AnyOrder } from './orders';

interface VoteFieldProps<Order> {
  readonly system: GameSystemId;
  readonly orders: readonly Order[];
  /** The other seats that are still in the game. */
  readonly others: readonly string[];
  /** The game's term for a seat: "power". */
  readonly noun: 'power' | 'seat';
  readonly rules: readonly string[];
  readonly onChange: (orders: readonly Order[]) => void;
}

/** A vote to end the game: it lasts for this turn only. */
export function VoteField<Order extends AnyOrder>(props: VoteFieldProps<Order>) {
  const { system, orders, others, noun, rules, onChange } = props;
  const t = useTexts('turns');
  const vote = orders.find(({ type }) => type === 'VOTE');
  const setVote = (next: string) => {
    const rest = orders.filter(({ type }) => type !== 'VOTE');
    const choice = next === 'draw' ? { vote: 'draw' } : { vote: 'concede', to: next };
    onChange(next === '' ? rest : [...rest, { type: 'VOTE', ...choice } as unknown as Order]);
  };
  return (
    <>
      <label className="field">
        <span className="label">{t('vote.label')}</span>
        <select
          className="input"
          value={vote === undefined ? '' : (vote.to ?? 'draw')}
          onChange={(event) => setVote(event.target.value)}
        >
          <option value="">{t('vote.none')}</option>
          <option value="draw">{t('vote.draw')}</option>
          {others.map((seat) => (
            <option key={seat} value={seat}>
              {t('vote.concede', { seat: seatName(seat) })}
            </option>
          ))}
        </select>
      </label>
      <p className="tiny muted">
        {t.rich('vote.counts', { noun, rules: () => <RuleLinks rules={rules} system={system} /> })}
      </p>
    </>
  );
}
