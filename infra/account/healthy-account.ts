import type { Answers } from './recorded-aws';
import { refusal } from './recorded-aws';

export const ACCOUNT = '123456789012';

/**
 * An account in which everything is ready, in the formats of the services' references: AWS Security Token Service,
 * Lambda, SES v2, Certificate Manager, Systems Manager, CloudFormation.
 */
export const HEALTHY: Answers = {
  'sts:GetCallerIdentity': {
    body: `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
      <Arn>arn:aws:iam::${ACCOUNT}:user/Olga</Arn><UserId>AIDACKCEVSQ6C2EXAMPLE</UserId><Account>${ACCOUNT}</Account>
      </GetCallerIdentityResult></GetCallerIdentityResponse>`,
  },
  'lambda:GetAccountSettings': concurrency(1000, 1000),
  'lambda:GetFunctionConcurrency': { body: {} },
  'ses:GetAccount': {
    body: {
      DedicatedIpAutoWarmupEnabled: false,
      EnforcementStatus: 'HEALTHY',
      ProductionAccessEnabled: true,
      SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 3 },
      SendingEnabled: true,
    },
  },
  'ses:GetEmailIdentity': identity(true),
  'acm:DescribeCertificate': certificate('ISSUED'),
  'ssm:GetParameter': {
    body: { Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Type: 'String', Value: '28' } },
  },
  'cloudformation:DescribeStackResources': made('turreton.org'),
};

export function concurrency(limit: number, unreserved: number) {
  return {
    body: {
      AccountLimit: { ConcurrentExecutions: limit, UnreservedConcurrentExecutions: unreserved },
      AccountUsage: { FunctionCount: 9, TotalCodeSize: 1000 },
    },
  };
}

export function identity(verified: boolean) {
  return {
    body: {
      IdentityType: 'DOMAIN',
      VerifiedForSendingStatus: verified,
      DkimAttributes: { SigningEnabled: true, Status: 'PENDING', Tokens: ['one', 'two', 'three'] },
    },
  };
}

export const NO_IDENTITY = refusal(
  'ses:GetEmailIdentity',
  'NotFoundException',
  'Email identity does not exist.',
);

export function certificate(
  Status: string,
  DomainName = 'play.turreton.org',
  others: readonly string[] = [],
) {
  const record = { Name: `_a79.${DomainName}.`, Type: 'CNAME', Value: '_424c.acm-validations.aws.' };
  return {
    body: {
      Certificate: {
        Status,
        DomainName,
        SubjectAlternativeNames: [DomainName, ...others],
        DomainValidationOptions: [{ DomainName, ValidationMethod: 'DNS', ResourceRecord: record }],
      },
    },
  };
}

/** A resource that the mail stack has created. */
export function made(name: string) {
  return {
    body: `<DescribeStackResourcesResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">
      <DescribeStackResourcesResult><StackResources><member><StackName>Turreton-prod-Mail</StackName>
      <LogicalResourceId>MailIdentity4EC7C521</LogicalResourceId><PhysicalResourceId>${name}</PhysicalResourceId>
      <ResourceType>AWS::SES::EmailIdentity</ResourceType><Timestamp>2026-11-20T10:00:00Z</Timestamp>
      <ResourceStatus>CREATE_COMPLETE</ResourceStatus></member></StackResources></DescribeStackResourcesResult>
      </DescribeStackResourcesResponse>`,
  };
}

export const NO_STACK = refusal(
  'cloudformation:DescribeStackResources',
  'ValidationError',
  'Stack with id Turreton-prod-Mail does not exist',
);
