import { useTexts } from '#texts';
import type { GameSystemId } from '../../../engine/games';

interface RuleLinkProps {
  readonly rule: string;
  readonly system: GameSystemId;
}

/** A rule's number, linked to its text on the game's rules page. */
export function RuleLink({ rule, system }: RuleLinkProps) {
  const t = useTexts('table');
  return (
    <a className="rule" href={`/${system}/rules#r-${rule}`} aria-label={t('rules.rule', { rule })}>
      {rule}
    </a>
  );
}

/** A row of rule numbers, without duplicates. */
export function RuleLinks({ rules, system }: { rules: readonly string[]; system: GameSystemId }) {
  return (
    <>
      {[...new Set(rules)].map((rule) => (
        <RuleLink key={rule} rule={rule} system={system} />
      ))}
    </>
  );
}
