import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

/** Where one asynchronous edge leaves what it could not deliver: kept for 14 days, encrypted, TLS only. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(
      this,
      'SQS3',
      'This is itself the dead-letter queue of a schedule, a rule, a stream or a function.',
    );
  }
}
