import { HandHelping, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';
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

/** The next thing to tap, while a unit is selected on the map. */
export function ChoiceBar(props: ChoiceBarProps) {
  const t = useTexts('ny2047');
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
                {t('hold')}
              </BarButton>
            )}
            <BarButton icon={HandHelping} onClick={() => start('support')}>
              {t('support')}
            </BarButton>
          </>
        )
      }
    />
  );
}

function Prompt({ actor, choice }: { actor: Actor; choice: ChoiceBarProps['choosing']['choice'] }) {
  const t = useTexts('ny2047');
  const name = { name: actor.name, b: (words: ReactNode) => <b>{words}</b> };
  const aided = choice?.aided ?? null;
  if (aided !== null)
    return t.rich('prompt.supportGoal', { ...name, place: () => <PlaceName space={aided} /> });
  return t.rich(choice?.verb === 'support' || actor.turreton ? 'prompt.supportWhom' : 'prompt.go', name);
}
