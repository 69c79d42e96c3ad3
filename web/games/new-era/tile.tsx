import { Castle, CheckCheck, Hammer } from 'lucide-react';
import { useTexts } from '#texts';
import { cardName, designIdOf, locationOf } from '../../../engine/new-era/data/cards';
import { defenceOf } from '../../../engine/new-era/rules/states';
import type { Built, CardId } from '../../../engine/new-era/types';
import { useCardReader } from './card-reader';
import { Capability } from './card-signs';
import { Goods, Picture } from './goods';

/** A location in its present state. */
export function Tile({ card, built }: { readonly card: CardId; readonly built: Built }) {
  const t = useTexts('new-era');
  const read = useCardReader();
  const location = locationOf(card);
  if (built.debris)
    return (
      <button type="button" className="tile debris" onClick={() => read(card)}>
        <b>{t('tile.debris')}</b>
        <span className="muted">{t('tile.rebuild', { name: location.name })}</span>
      </button>
    );
  return (
    <button type="button" className="tile" data-kind={location.kind} onClick={() => read(card)}>
      <span className="tile-head">
        <Picture of={`card-${designIdOf(card)}`} size={20} />
        <Pips built={built} />
      </span>
      <b>{location.name}</b>
      <span className="exchange">
        <Capability location={location} />
      </span>
      <Marks card={card} built={built} />
    </button>
  );
}

const MOST_TOKENS = 3;

/** 10.1 The point tokens on a location, of three at most. */
function Pips({ built: { vpTokens, vp } }: { readonly built: Built }) {
  const t = useTexts('new-era');
  if (vpTokens === 0) return null;
  return (
    <span className="pips" role="img" aria-label={t('tile.tokens', { tokens: vpTokens, points: vp })}>
      {Array.from({ length: MOST_TOKENS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
        <i key={at} className={at < vpTokens ? 'on' : ''} />
      ))}
    </span>
  );
}

function Marks({ card, built }: { readonly card: CardId; readonly built: Built }) {
  const t = useTexts('new-era');
  const { improved, shield, uses, stored } = built;
  return (
    <>
      {improved ? (
        <span className="mark">
          <Hammer size={13} /> {t('tile.improved')}
        </span>
      ) : null}
      {shield === null ? null : (
        <span className="mark">
          <Castle size={13} /> {t('tile.shield', { card: cardName(shield), defence: defenceOf(card, built) })}
        </span>
      )}
      {uses === 0 ? null : (
        <span className="mark">
          <CheckCheck size={13} /> {t('tile.used', { times: uses === 1 ? 'one' : 'two' })}
        </span>
      )}
      {Object.keys(stored).length === 0 ? null : (
        <span className="mark">{t.rich('tile.holds', { goods: () => <Goods of={stored} /> })}</span>
      )}
    </>
  );
}
