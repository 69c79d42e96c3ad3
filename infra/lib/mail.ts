import { ArnFormat, CfnOutput, Stack } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface MailProps {
  readonly stage: string;
  /** The sender of mails. */
  readonly from: string;
  /** Whether the whole domain is verified, by DKIM records, or only the address, by a mail that is sent to it. */
  readonly wholeDomain: boolean;
}

/** What SES sends mails as, and where it tells what became of them. */
export class Mail extends Construct {
  /** The topic of bounces and complaints. */
  readonly feedback: Topic;
  /** What functions need to know to send. */
  readonly environment: Readonly<Record<string, string>>;

  private readonly identity: string;
  private readonly configurationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, { stage, from, wholeDomain }: MailProps) {
    super(scope, id);
    this.identity = wholeDomain ? (from.split('@')[1] ?? from) : from;
    this.configurationSet = new ConfigurationSet(this, 'Set', { reputationMetrics: true });
    this.identify(wholeDomain);
    this.feedback = new Topic(this, 'Feedback', {
      displayName: `Turreton ${stage}: bounces and complaints`,
      enforceSSL: true,
    });
    this.configurationSet.addEventDestination('ToFeedback', {
      destination: EventDestination.snsTopic(this.feedback),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    this.environment = {
      EMAIL_FROM: `Turreton <${from}>`,
      SES_CONFIGURATION_SET: this.configurationSet.configurationSetName,
    };
  }

  /** Made here and verified by its owner: nothing can be sent before. */
  private identify(wholeDomain: boolean): void {
    const identity = new EmailIdentity(this, 'Identity', {
      identity: wholeDomain ? Identity.domain(this.identity) : Identity.email(this.identity),
      configurationSet: this.configurationSet,
      ...(wholeDomain ? { dkimSigning: true } : {}),
    });
    if (!wholeDomain) return;
    for (const [at, { name, value }] of identity.dkimRecords.entries())
      new CfnOutput(Stack.of(this), `DkimRecord${at + 1}`, {
        value: `${name} CNAME ${value}`,
        description: `One of the records that verify ${this.identity} in SES`,
      });
  }

  /** Lets a function send from the identity, under the configuration set. */
  grantSend(grantee: IGrantable): void {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({
        service: 'ses',
        resource,
        resourceName,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      });
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [
          arn('identity', this.identity),
          arn('configuration-set', this.configurationSet.configurationSetName),
        ],
      }),
    );
  }
}
