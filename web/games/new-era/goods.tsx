import { useTexts } from '#texts';
import type { Gain, Good } from '../../../engine/new-era/card-types';
import { entriesOf } from '../../../engine/new-era/data/goods';
import { amountText } from './goods-text';

interface Sign {
  /** The picture, by the id of its symbol. */
  readonly picture: string;
  readonly shape: 'resource' | 'worker' | 'token' | 'points' | 'card';
  /** Beside the symbol: the range of a contact token, the value of a defence token. */
  readonly range?: string;
}

const WITH_RANGE = /^(conquest|coop|incorp|contact|defence)(\d)$/;

function signOf(good: Good | 'vp' | 'card'): Sign {
  if (good === 'vp') return { picture: 'points', shape: 'points' };
  if (good === 'card') return { picture: 'card', shape: 'card' };
  const [, kind, range] = WITH_RANGE.exec(good) ?? [];
  if (kind !== undefined && range !== undefined) return { picture: kind, shape: 'token', range };
  if (good === 'worker') return { picture: good, shape: 'worker' };
  return { picture: good, shape: good === 'redevelop' ? 'token' : 'resource' };
}

/** Goods, points and cards as cut-out symbols, each with its count; in words for screen readers. */
export function Goods({ of: gain }: { readonly of: Gain }) {
  const { vp = 0, card = 0 } = gain;
  const counts: readonly (readonly [Good | 'vp' | 'card', number])[] = [
    ...entriesOf(gain),
    ...(vp > 0 ? [['vp', vp] as const] : []),
    ...(card > 0 ? [['card', card] as const] : []),
  ];
  return counts.map(([good, count]) => <GoodSign key={good} good={good} count={count} />);
}

function GoodSign({ good, count }: { readonly good: Good | 'vp' | 'card'; readonly count: number }) {
  const t = useTexts('new-era');
  const { picture, shape, range } = signOf(good);
  return (
    <span className={`good is-${shape} numbers`} role="img" aria-label={amountText(good, count, t)}>
      {count > 1 ? <b>{count}</b> : null}
      <i>
        <Picture of={`good-${picture}`} size={18} />
      </i>
      {range === undefined ? null : <b className="range">{range}</b>}
    </span>
  );
}

/** One of the pictures defined in the page. */
export function Picture({ of: id, size }: { readonly of: string; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
