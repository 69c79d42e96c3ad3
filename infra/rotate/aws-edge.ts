import {
  CloudFrontClient,
  GetDistributionCommand,
  GetDistributionConfigCommand,
  type Origin,
  UpdateDistributionCommand,
} from '@aws-sdk/client-cloudfront';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import type { Account } from '../account/account';
import { type AwsAccountOptions, CLOUDFRONT_REGION } from '../account/aws-account';
import { EDGE_HEADER } from '../lib/edge-secret';
import type { Edge } from './rotate';

const EdgeSecret = z.object({ sent: z.string(), also: z.string().optional() });

/** The secret and the distribution of a deployed stage. Throws if the stage has none. */
export async function awsEdge(
  { region, ...reached }: AwsAccountOptions,
  account: Pick<Account, 'output'>,
): Promise<Edge> {
  const SecretId = await account.output('Secrets', 'EdgeSecretArn');
  const Id = await account.output('Web', 'DistributionId');
  if (SecretId === undefined || Id === undefined)
    throw new Error(
      'This stage is not deployed, or was before it had such a secret: run npm run deploy first.',
    );
  const secrets = new SecretsManagerClient({ ...reached, region });
  const cloudFront = new CloudFrontClient({ ...reached, region: CLOUDFRONT_REGION });
  return {
    async read() {
      const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
      return EdgeSecret.parse(JSON.parse(SecretString ?? ''));
    },
    async write(secret) {
      const SecretString = JSON.stringify(secret);
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));
    },
    async send(value) {
      const { ETag, DistributionConfig } = await cloudFront.send(new GetDistributionConfigCommand({ Id }));
      const origins = DistributionConfig?.Origins?.Items ?? [];
      if (!origins.some(showsSecret)) throw new Error(`No origin of ${Id} is shown a secret: deploy first.`);
      const Items = origins.map((origin) => (showsSecret(origin) ? showing(origin, value) : origin));
      const changed = { ...DistributionConfig, Origins: { Quantity: Items.length, Items } };
      const asked = { Id, IfMatch: ETag, DistributionConfig: changed as typeof DistributionConfig };
      await cloudFront.send(new UpdateDistributionCommand(asked));
    },
    async isEverywhere() {
      const { Distribution } = await cloudFront.send(new GetDistributionCommand({ Id }));
      return Distribution?.Status === 'Deployed';
    },
  };
}

const isSecret = ({ HeaderName }: { HeaderName: string | undefined }): boolean =>
  HeaderName?.toLowerCase() === EDGE_HEADER;

const showsSecret = ({ CustomHeaders }: Origin): boolean => CustomHeaders?.Items?.some(isSecret) === true;

function showing(origin: Origin, HeaderValue: string): Origin {
  const Items = (origin.CustomHeaders?.Items ?? []).map((header) =>
    isSecret(header) ? { ...header, HeaderValue } : header,
  );
  return { ...origin, CustomHeaders: { Quantity: Items.length, Items } };
}
