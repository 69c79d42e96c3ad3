import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type StackName, stackName } from '../lib/names';
import type { Account, Certificate, MailIdentity } from './account';
import { lambdaOf } from './aws-lambda';
import { unless } from './unless';

/** CloudFront accepts certificates and firewalls only from here. */
export const CLOUDFRONT_REGION = 'us-east-1';

/** The parameter in which `cdk bootstrap` stores its version. */
const BOOTSTRAP_VERSION = '/cdk-bootstrap/hnb659fds/version';

export interface AwsAccountOptions {
  readonly stage: string;
  readonly region: string;
  /**
   * The endpoint of AWS.
   * @default its own addresses, or AWS_ENDPOINT_URL
   */
  readonly endpoint?: string;
  /** @default the credentials that the SDK finds in the environment, in profiles and so on */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** The account of the environment's credentials, queried through the AWS SDK. */
export function awsAccount({ stage, region, ...reached }: AwsAccountOptions): Account {
  const there = { ...reached, region };
  const sts = new STSClient(there);
  const ses = new SESv2Client(there);
  const acm = new ACMClient({ ...reached, region: CLOUDFRONT_REGION });
  const formation = (name: StackName) =>
    new CloudFormationClient({ ...reached, region: name === 'Firewall' ? CLOUDFRONT_REGION : region });
  return {
    ...lambdaOf(new LambdaClient(there), stage),
    async id() {
      return (await sts.send(new GetCallerIdentityCommand({}))).Account ?? '';
    },
    async mail() {
      const { ProductionAccessEnabled, SendingEnabled } = await ses.send(new GetAccountCommand({}));
      return { inSandbox: ProductionAccessEnabled !== true, paused: SendingEnabled === false };
    },
    mailIdentity: (name) => unless('NotFoundException', () => mailIdentity(ses, name)),
    certificate: (arn) => unless('ResourceNotFoundException', () => certificate(acm, arn)),
    async bootstrapVersion(where) {
      const ssm = new SSMClient({ ...reached, region: where });
      const asked = new GetParameterCommand({ Name: BOOTSTRAP_VERSION });
      const found = await unless('ParameterNotFound', () => ssm.send(asked));
      return found && Number(found.Parameter?.Value);
    },
    async identitiesMadeBy(name) {
      const StackName = stackName(stage, name);
      const asked = new DescribeStackResourcesCommand({ StackName });
      const found = await unless('ValidationError', () => formation(name).send(asked));
      return (found?.StackResources ?? [])
        .filter(({ ResourceType }) => ResourceType === 'AWS::SES::EmailIdentity')
        .flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []);
    },
    async output(name, output) {
      const asked = new DescribeStacksCommand({ StackName: stackName(stage, name) });
      const found = await unless('ValidationError', () => formation(name).send(asked));
      return found?.Stacks?.[0]?.Outputs?.find(({ OutputKey }) => OutputKey === output)?.OutputValue;
    },
  };
}

async function mailIdentity(ses: SESv2Client, name: string): Promise<MailIdentity> {
  const found = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: name }));
  const tokens = found.IdentityType === 'DOMAIN' ? (found.DkimAttributes?.Tokens ?? []) : [];
  const zone = found.DkimAttributes?.SigningHostedZone ?? 'dkim.amazonses.com';
  return {
    verified: found.VerifiedForSendingStatus === true,
    dkim: tokens.map((token) => ({ name: `${token}._domainkey.${name}`, value: `${token}.${zone}` })),
  };
}

async function certificate(acm: ACMClient, arn: string): Promise<Certificate> {
  const { Certificate: found } = await acm.send(new DescribeCertificateCommand({ CertificateArn: arn }));
  const records = (found?.DomainValidationOptions ?? []).flatMap(
    ({ ResourceRecord }) => ResourceRecord ?? [],
  );
  return {
    status: found?.Status ?? 'UNKNOWN',
    names: [found?.DomainName ?? '', ...(found?.SubjectAlternativeNames ?? [])],
    proofs: records.map(({ Name, Type, Value }) => `${Name} ${Type} ${Value}`),
  };
}
