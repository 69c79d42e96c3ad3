import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { Lambda, LambdaInvocationType, S3 } from 'aws-cdk-lib/aws-ses-actions';
import { Construct } from 'constructs';
import { ENTRIES } from '../entries';
import { acknowledge } from './acknowledge';
import { DeadLetterQueue } from './dead-letter-queue';
import { EntryFunction } from './entry-function';
import { FUNCTION_SECONDS } from './function-seconds';
import type { Mail } from './mail';
import { functionName } from './names';
import type { WorkerProps } from './workers';

/** How long a received mail is kept: long enough to replay it from the dead-letter queue. */
const KEPT_DAYS = 3;
const PREFIX = 'received/';

export interface MailInWorkerProps extends WorkerProps {
  /** The domain whose mails SES receives. */
  readonly domain: string;
  readonly region: string;
  /** Sends the answers. */
  readonly mail: Mail;
}

/** Receives replies to the mails of turns: SES stores each in a bucket, and a function reads the orders in it. */
export class MailInWorker extends Construct {
  readonly handler: EntryFunction;
  /** Mails whose orders could not be read in any attempt. */
  readonly failed: DeadLetterQueue;

  constructor(scope: Construct, id: string, { domain, region, mail, ...props }: MailInWorkerProps) {
    super(scope, id);
    const bucket = this.bucket();
    this.failed = new DeadLetterQueue(this, 'Failed', { stage: props.stage, of: 'mail' });
    this.handler = new EntryFunction(this, 'Handler', {
      ...props,
      environment: {
        ...props.environment,
        ...mail.environment,
        MAIL_BUCKET: bucket.bucketName,
        MAIL_PREFIX: PREFIX,
      },
      entry: ENTRIES.mail,
      functionName: functionName(props.stage, 'mail'),
      timeout: Duration.seconds(FUNCTION_SECONDS.mailIn),
      memorySize: 1024,
    });
    this.handler.fn.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(this.failed),
    });
    this.mayRead(bucket);
    mail.grantSend(this.handler.role);
    const rules = new ReceiptRuleSet(this, 'Rules');
    rules.addRule('Orders', {
      recipients: [domain],
      tlsPolicy: TlsPolicy.REQUIRE,
      scanEnabled: true,
      actions: [
        // An optional property of the class may be undefined, which its own interface does not permit.
        new S3({ bucket: bucket as unknown as IBucket, objectKeyPrefix: PREFIX }),
        new Lambda({ function: this.handler.fn, invocationType: LambdaInvocationType.EVENT }),
      ],
    });
    const show = (name: string, value: string, description: string) =>
      new CfnOutput(Stack.of(this), name, { value, description });
    show('InboundMxRecord', `${domain} MX 10 inbound-smtp.${region}.amazonaws.com`, 'Brings mails to SES');
    show('InboundRuleSet', rules.receiptRuleSetName, 'Receives nothing until you activate it');
  }

  /** Only SES writes to it, and only the function reads it. */
  private bucket(): Bucket {
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(KEPT_DAYS) }],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(bucket, 'S1', 'Its only reader is a function, which logs each mail that it reads.');
    return bucket;
  }

  private mayRead(bucket: Bucket): void {
    const logicalId = Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnBucket);
    this.handler.role.addToPolicy(
      new PolicyStatement({ actions: ['s3:GetObject'], resources: [bucket.arnForObjects(`${PREFIX}*`)] }),
    );
    acknowledge(
      this.handler.role,
      `IAM5[Resource::<${logicalId}.Arn>/${PREFIX}*]`,
      'SES names the objects; the prefix contains received mails alone.',
    );
  }
}
