import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StageConfig } from '../config';

export interface WebAclProps {
  readonly stage: string;
  readonly limits: NonNullable<StageConfig['firewall']>;
}

/** What a single address may ask in five minutes, and a look at what resembles known attacks. */
export class WebAcl extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { stage, limits }: WebAclProps) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(`turreton-${stage}`),
      rules: [
        perAddress('SignIns', 0, limits.signInsPerAddress, below('/api/auth/')),
        // The files of the pages come from CloudFront's own store and cost next to nothing; scaling a picture is a run.
        perAddress('Requests', 1, limits.requestsPerAddress, {
          notStatement: { statement: below('/_next/static/') },
        }),
        knownAttacks(2),
      ],
    });
    this.arn = acl.attrArn;
  }
}

function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}

type Statement = CfnWebACL.StatementProperty;

const below = (path: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
  },
});

/** Blocks an address for as long as it asks for more than that in five minutes. */
function perAddress(
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement: Statement,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    visibilityConfig: visible(name),
    statement: {
      rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, limit, scopeDownStatement },
    },
  };
}

/**
 * Counts and does not block: orders and messages are free text, and long ones, which these rules take for attacks. What
 * they would have blocked shows in their samples.
 */
function knownAttacks(priority: number): CfnWebACL.RuleProperty {
  return {
    name: 'KnownAttacks',
    priority,
    overrideAction: { count: {} },
    visibilityConfig: visible('KnownAttacks'),
    statement: {
      managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesCommonRuleSet' },
    },
  };
}
