import { Stack, Token, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Acknowledges a finding of the AwsSolutions rules on one construct, with the reason why it is accepted. `rule` is the
 * rule's number, with the finding in brackets where a rule has several: `IAM5[Resource::*]`.
 */
export function acknowledge(construct: IConstruct, rule: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason });
}

/**
 * A resource of the construct's account and region in the notation of findings: with a name in place of values that are
 * not known yet.
 */
export function resourceInFindings(construct: IConstruct, service: string, resource: string): string {
  const { partition, region, account } = Stack.of(construct);
  const known = (value: string, name: string) => (Token.isUnresolved(value) ? `<AWS::${name}>` : value);
  const where = [
    known(partition, 'Partition'),
    service,
    known(region, 'Region'),
    known(account, 'AccountId'),
  ];
  return `arn:${where.join(':')}:${resource}`;
}
