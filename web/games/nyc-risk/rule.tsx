import { RuleLink } from '../../components/frame/rule-link';

/** A rule of this game, linked to its text. */
export function RiskRule({ rule }: { rule: string }) {
  return <RuleLink rule={rule} system="nyc-risk" />;
}
