import { RuleLink } from '../../components/frame/rule-link';

/** A rule of this game, linked to its text. */
export function ClassicRule({ rule }: { rule: string }) {
  return <RuleLink rule={rule} system="classic" />;
}
