import { HandHelping, List, Shield, X } from 'lucide-react';
import { PlaceName } from '../place-name';
import { NewYorkRule } from '../rule';
import type { Actor } from './actors';
import type { Choosing } from './use-choice';

interface ChoiceBarProps {
  readonly actors: readonly Actor[];
  readonly choosing: Choosing;
  readonly onList: (key: string) => void;
}

/** What to tap next, while a unit is chosen on the map. */
export function ChoiceBar({ actors, choosing, onList }: ChoiceBarProps) {
  const { choice, offers, refusal, give, startSupport, choose } = choosing;
  const actor = actors.find(({ key }) => key === choice?.key);
  if (choice === null || actor === undefined) return null;
  const hold = offers?.hold ?? null;
  return (
    <div className="map-bar">
      <p aria-live="polite">
        {refusal === null ? (
          <Prompt actor={actor} choosing={choosing} />
        ) : (
          <>
            {refusal.message} <NewYorkRule rule={refusal.rule} />
          </>
        )}
      </p>
      {choice.support ? null : (
        <>
          {hold === null || actor.turreton ? null : (
            <button type="button" className="button" onClick={() => give(hold)}>
              <Shield size={17} /> Hold
            </button>
          )}
          <button type="button" className="button" onClick={startSupport}>
            <HandHelping size={17} /> Support
          </button>
        </>
      )}
      <button type="button" className="button" onClick={() => onList(actor.key)}>
        <List size={17} /> All
      </button>
      <button type="button" className="icon-button" aria-label="Cancel" onClick={() => choose(null)}>
        <X size={18} />
      </button>
    </div>
  );
}

function Prompt({ actor, choosing }: { actor: Actor; choosing: Choosing }) {
  const { choice } = choosing;
  if (choice?.aided != null)
    return (
      <>
        <b>{actor.name}</b> supports <PlaceName space={choice.aided} />: tap where it goes, or the same place
        to hold.
      </>
    );
  if (choice?.support || actor.turreton)
    return (
      <>
        <b>{actor.name}</b> supports: tap the unit to support.
      </>
    );
  return (
    <>
      <b>{actor.name}</b>: tap where it goes.
    </>
  );
}
