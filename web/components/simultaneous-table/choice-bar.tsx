import { Anchor, List, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import { RuleLink } from '../frame/rule-link';
import type { Actor, AnyOrder } from './orders';
import type { Choosing } from './use-choice';

interface ChoiceBarProps<Order, Who> {
  readonly system: GameSystemId;
  readonly actors: readonly Who[];
  readonly choosing: Choosing<Order>;
  readonly onList: (key: string) => void;
  /** The next tap to make, or the order that a tap has given. */
  readonly prompt: (actor: Who) => ReactNode;
  /** The buttons for choices that no tap on the map can make. */
  readonly ways: (actor: Who) => ReactNode;
}

/** The next tap to make, while something is selected on the map; after an order by tap, the alternative way there. */
export function ChoiceBar<Order extends AnyOrder, Who extends Actor<Order>>(
  props: ChoiceBarProps<Order, Who>,
) {
  const t = useTexts('turns');
  const { system, actors, choosing, onList, prompt, ways } = props;
  const say = useTranslate(system);
  const { choice, detour, refusal, choose, give } = choosing;
  const actor = actors.find(({ key }) => key === (choice ?? detour)?.key);
  if (actor === undefined) return null;
  return (
    <div className="map-bar">
      <p>
        {refusal !== null ? (
          <>
            {say(refusal.message)} <RuleLink rule={refusal.rule} system={system} />
          </>
        ) : (
          prompt(actor)
        )}
      </p>
      {detour === null ? (
        ways(actor)
      ) : (
        <BarButton icon={Anchor} onClick={() => give(detour.instead)}>
          {t('bar.byConvoy')}
        </BarButton>
      )}
      <BarButton icon={List} onClick={() => onList(actor.key)}>
        {t('bar.all')}
      </BarButton>
      <button
        type="button"
        className="icon-button"
        aria-label={t(detour === null ? 'bar.cancel' : 'bar.leave')}
        onClick={() => choose(null)}
      >
        <X size={18} />
      </button>
    </div>
  );
}

interface BarButtonProps {
  readonly icon: LucideIcon;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function BarButton({ icon: Icon, onClick, children }: BarButtonProps) {
  return (
    <button type="button" className="button" onClick={onClick}>
      <Icon size={17} /> {children}
    </button>
  );
}
