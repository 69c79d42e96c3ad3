import { HandHelping, Shield } from 'lucide-react';
import type { Order } from '../../../../engine/ny2047/types';
import { ChoiceBar as Bar, BarButton } from '../../../components/simultaneous-table/choice-bar';
import type { Choosing } from '../../../components/simultaneous-table/use-choice';
import { PlaceName } from '../place-name';
import type { Actor } from './order-rules';

interface ChoiceBarProps {
  readonly actors: readonly Actor[];
  readonly choosing: Choosing<Order>;
  readonly onList: (key: string) => void;
}

/** What to tap next, while a unit is chosen on the map. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { choice, offers, give, start } = props.choosing;
  const hold = offers?.stay ?? null;
  return (
    <Bar
      system="ny2047"
      {...props}
      prompt={(actor) => <Prompt actor={actor} choice={choice} />}
      ways={({ turreton }) =>
        choice?.verb !== 'go' ? null : (
          <>
            {hold === null || turreton ? null : (
              <BarButton icon={Shield} onClick={() => give(hold)}>
                Hold
              </BarButton>
            )}
            <BarButton icon={HandHelping} onClick={() => start('support')}>
              Support
            </BarButton>
          </>
        )
      }
    />
  );
}

function Prompt({ actor, choice }: { actor: Actor; choice: ChoiceBarProps['choosing']['choice'] }) {
  const name = <b>{actor.name}</b>;
  if (choice?.aided != null)
    return (
      <>
        {name} supports <PlaceName space={choice.aided} />: tap where it goes, or the same place to hold.
      </>
    );
  if (choice?.verb === 'support' || actor.turreton) return <>{name} supports: tap the unit to support.</>;
  return <>{name}: tap where it goes.</>;
}
