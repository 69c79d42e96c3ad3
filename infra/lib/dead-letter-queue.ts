import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import { queueName } from './names';
import type { QueueName } from './queues';

export interface DeadLetterQueueProps {
  readonly stage: string;
  /** The function or service whose failures are stored here. */
  readonly of: QueueName;
}

/** The undeliverable messages of one asynchronous connection: kept for 14 days, encrypted, TLS only. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, { stage, of }: DeadLetterQueueProps) {
    super(scope, id, {
      queueName: queueName(stage, of),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(this, 'SQS3', 'This is a dead-letter queue itself.');
  }
}
