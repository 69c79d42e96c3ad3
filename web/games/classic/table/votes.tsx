import { survivorsOf } from '../../../../engine/classic/rules/votes';
import type { Order, Position } from '../../../../engine/classic/types';
import { seatName } from '../../../components/frame/seats';
import { ClassicRule } from '../rule';

interface VotesProps {
  readonly position: Position;
  readonly seat: string;
  readonly orders: readonly Order[];
  readonly onChange: (orders: readonly Order[]) => void;
}

/** A vote to end the game: it lasts for this turn only. */
export function Votes({ position, seat, orders, onChange }: VotesProps) {
  const vote = orders.find((order) => order.type === 'VOTE');
  const value = vote === undefined ? '' : vote.vote === 'draw' ? 'draw' : vote.to;
  const setVote = (next: string) => {
    const others = orders.filter((order) => order.type !== 'VOTE');
    const choice = next === 'draw' ? { vote: 'draw' } : { vote: 'concede', to: next };
    onChange(next === '' ? others : [...others, { type: 'VOTE', ...choice } as Order]);
  };
  return (
    <details className="typed">
      <summary>Vote to end the game</summary>
      <div className="wishes">
        <label className="field">
          <span className="label">Your vote this turn</span>
          <select className="input" value={value} onChange={(event) => setVote(event.target.value)}>
            <option value="">No vote</option>
            <option value="draw">Draw, shared by all survivors</option>
            {survivorsOf(position)
              .filter((power) => power !== seat)
              .map((power) => (
                <option key={power} value={power}>
                  Concede to {seatName(power)}
                </option>
              ))}
          </select>
        </label>
        <p className="tiny muted">
          It counts only if every other surviving power votes the same this turn <ClassicRule rule="12.3" />{' '}
          <ClassicRule rule="12.4" />
        </p>
      </div>
    </details>
  );
}
