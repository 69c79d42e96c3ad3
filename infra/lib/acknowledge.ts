import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Answers a finding of the AwsSolutions rules on one construct, with the reason why it may stand.
 * `rule` is the rule's number, with the finding in brackets where a rule has several: `IAM5[Resource::*]`.
 */
export function acknowledge(construct: IConstruct, rule: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason });
}
