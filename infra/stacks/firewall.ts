import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { WebAcl } from '../lib/web-acl';

export interface FirewallStackProps extends StackProps {
  readonly stage: string;
  readonly limits: NonNullable<StageConfig['firewall']>;
}

/**
 * The rules in front of the site. CloudFront accepts them only from us-east-1, whatever the region of the stage, and
 * one region's stack cannot refer to another's: the deploy command passes the address from here to the site.
 */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, { stage, limits, ...props }: FirewallStackProps) {
    super(scope, id, { ...props, env: { ...props.env, region: 'us-east-1' } });
    const { arn } = new WebAcl(this, 'WebAcl', { stage, limits });
    new CfnOutput(this, 'WebAclArn', { value: arn, description: 'What the site is told to stand behind' });
  }
}
