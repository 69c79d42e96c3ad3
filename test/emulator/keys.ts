import { DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import type { Clients } from './clients';
import { ACCOUNT } from './moto';
import type { Need } from './policies';

/** The key of the operator's own that encrypts a stage's tables, by its ARN; undefined without one. */
export async function tableKeyOf({ cloudFormation, region }: Clients, stage: string) {
  const { StackResources = [] } = await cloudFormation.send(
    new DescribeStackResourcesCommand({ StackName: `Turreton-${stage}-Data` }),
  );
  const key = StackResources.find(({ ResourceType }) => ResourceType === 'AWS::KMS::Key')?.PhysicalResourceId;
  return key === undefined ? undefined : `arn:aws:kms:${region}:${ACCOUNT}:key/${key}`;
}

/**
 * What a use of tables needs beside itself: DynamoDB decrypts them in the name of whoever asks.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html
 */
export function withKey(needs: readonly Need[], key: string | undefined): readonly Need[] {
  const usesTables = needs.some(({ action }) => action.startsWith('dynamodb:'));
  return key === undefined || !usesTables ? needs : [...needs, { action: 'kms:Decrypt', resource: key }];
}
