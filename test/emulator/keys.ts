import { DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import type { Clients } from './clients';
import { ACCOUNT } from './moto';
import type { Need } from './policies';

/** The ARN of the operator's own key that encrypts a stage's tables; undefined without one. */
export async function tableKeyOf({ cloudFormation, region }: Clients, stage: string) {
  const { StackResources = [] } = await cloudFormation.send(
    new DescribeStackResourcesCommand({ StackName: `Turreton-${stage}-Data` }),
  );
  const key = StackResources.find(({ ResourceType }) => ResourceType === 'AWS::KMS::Key')?.PhysicalResourceId;
  return key === undefined ? undefined : `arn:aws:kms:${region}:${ACCOUNT}:key/${key}`;
}

/**
 * The permissions for tables, plus those for their key: DynamoDB decrypts in the caller's name.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html
 */
export function withKey(needs: readonly Need[], key: string | undefined): readonly Need[] {
  const usesTables = needs.some(({ action }) => action.startsWith('dynamodb:'));
  return key === undefined || !usesTables ? needs : [...needs, { action: 'kms:Decrypt', resource: key }];
}
