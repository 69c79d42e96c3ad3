import type { ChangeRecord } from '../../functions/host/dynamo';
import type { RunningFunction } from './functions';

/** A reader of DynamoDB Streams: its protocol is JSON, and its client would be one more dependency. */
export class StreamReader {
  private last = 0n;

  /** @param reader the signer of the requests; Lambda reads a stream as the function that follows it */
  constructor(
    private readonly services: string,
    private readonly region: string,
    private readonly stream: string,
    private readonly reader: RunningFunction,
  ) {}

  /** The changes since the last call, the oldest first. */
  async changes(): Promise<readonly ChangeRecord[]> {
    await this.ask('ListStreams', {});
    const { StreamDescription } = await this.ask('DescribeStream', {});
    const records: ChangeRecord[] = [];
    for (const { ShardId } of StreamDescription.Shards) {
      // From the beginning each time: moto forgets iterators when it rolls a transaction back.
      const { ShardIterator } = await this.ask('GetShardIterator', {
        ShardId,
        ShardIteratorType: 'TRIM_HORIZON',
      });
      records.push(...(await this.recordsFrom(ShardIterator)));
    }
    const fresh = records.filter(({ dynamodb }) => BigInt(dynamodb.SequenceNumber) > this.last);
    this.last = BigInt(fresh.at(-1)?.dynamodb.SequenceNumber ?? this.last);
    return fresh;
  }

  private async recordsFrom(first: string): Promise<readonly ChangeRecord[]> {
    const all: ChangeRecord[] = [];
    let ShardIterator = first;
    for (;;) {
      const { Records, NextShardIterator } = await this.ask('GetRecords', { ShardIterator });
      if (Records.length === 0) return all;
      all.push(...Records);
      ShardIterator = NextShardIterator;
    }
  }

  private async ask(operation: string, body: object): Promise<StreamAnswer> {
    const credential = `Credential=${this.reader}/20260101/${this.region}/dynamodb/aws4_request`;
    const answer = await fetch(this.services, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDBStreams_20120810.${operation}`,
        authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=host, Signature=none`,
      },
      body: JSON.stringify('ShardIterator' in body ? body : { StreamArn: this.stream, ...body }),
    });
    if (!answer.ok)
      throw new Error(`${operation} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as StreamAnswer;
  }
}

interface StreamAnswer {
  readonly StreamDescription: { readonly Shards: readonly { readonly ShardId: string }[] };
  readonly ShardIterator: string;
  readonly NextShardIterator: string;
  readonly Records: readonly ChangeRecord[];
}
