import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StageConfig } from '../config';

export interface WebAclProps {
  readonly stage: string;
  readonly limits: NonNullable<StageConfig['firewall']>;
}

/** Limits on a single address's requests in five minutes, and a count of requests that resemble known attacks. */
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
        // The files of the pages come from CloudFront's cache and cost next to nothing; scaling a picture is a run.
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

/** Blocks an address while it sends more than that many requests in five minutes. */
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
 * Counts and does not block: orders and messages are free text, sometimes long, which these rules mistake for attacks.
 * Their samples show the requests that they would have blocked.
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
