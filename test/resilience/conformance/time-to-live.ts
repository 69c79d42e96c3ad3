import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { type Cases, failure } from './subject';

export const timeToLive: Cases = (subject) => {
  test('time to live is set once, and told', async () => {
    const { client, table: TableName } = subject();
    const describe = async () =>
      (await client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription;
    const enable = () =>
      client.send(
        new UpdateTimeToLiveCommand({
          TableName,
          TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        }),
      );
    expect((await describe())?.TimeToLiveStatus).toBe('DISABLED');
    const { TimeToLiveSpecification } = await enable();
    expect(TimeToLiveSpecification).toEqual({ AttributeName: 'expiresAt', Enabled: true });
    const description = await describe();
    expect(description?.AttributeName).toBe('expiresAt');
    expect(['ENABLING', 'ENABLED']).toContain(description?.TimeToLiveStatus);
    expect((await failure(enable())).name).toBe('ValidationException');
  });
};
