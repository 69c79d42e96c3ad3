import { RuleLink } from '../../components/frame/rule-link';

/** A rule of this game, linked to its text. */
export function NewYorkRule({ rule }: { rule: string }) {
  return <RuleLink rule={rule} system="ny2047" />;
}
