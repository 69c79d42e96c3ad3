import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { IAMClient } from '@aws-sdk/client-iam';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';

/** Clients of the services of the emulated account, for the deployment and the checks. */
export interface Clients {
  readonly endpoint: string;
  readonly region: string;
  readonly cloudFormation: CloudFormationClient;
  readonly dynamo: DynamoDBClient;
  readonly iam: IAMClient;
  readonly lambda: LambdaClient;
  readonly scheduler: SchedulerClient;
  readonly secrets: SecretsManagerClient;
  readonly mail: SESv2Client;
}

/** Clients of an emulator for one region. */
export function clientsOf(endpoint: string, region: string): Clients {
  const settings = { endpoint, region, credentials: { accessKeyId: 'operator', secretAccessKey: 'any' } };
  return {
    endpoint,
    region,
    cloudFormation: new CloudFormationClient(settings),
    dynamo: new DynamoDBClient(settings),
    iam: new IAMClient(settings),
    lambda: new LambdaClient(settings),
    scheduler: new SchedulerClient(settings),
    secrets: new SecretsManagerClient(settings),
    mail: new SESv2Client(settings),
  };
}
