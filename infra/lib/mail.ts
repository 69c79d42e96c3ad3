import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { domainOf, mailIdentityOf, type StageConfig } from '../config';
import { acknowledge, resourceInFindings } from './acknowledge';
import { dkimRecord, dmarcRecord, mailFromDomain, mailFromRecords } from './mail-records';

// Until the records exist, mails are sent under a domain of SES.
const MAIL_FROM = { mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE };

export interface MailProps {
  readonly config: StageConfig;
}

/** The identity that SES sends mails as, and the destination of its events. */
export class Mail extends Construct {
  /** The topic of bounces, complaints and the arrival of invitations. */
  readonly feedback: Topic;
  /** The environment variables that functions need to send. */
  readonly environment: Readonly<Record<string, string>>;

  private readonly config: StageConfig;
  private readonly configurationSet: ConfigurationSet;
  /** For invitations, whose organizers see whether they have arrived; nobody asks that of other mails. */
  private readonly invitationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, { config }: MailProps) {
    super(scope, id);
    this.config = config;
    this.configurationSet = new ConfigurationSet(this, 'Set', { reputationMetrics: true });
    this.invitationSet = new ConfigurationSet(this, 'Invitations', { reputationMetrics: true });
    if (config.mailIdentity === 'own') this.identify();
    this.feedback = new Topic(this, 'Feedback', {
      displayName: `Turreton ${config.stage}: bounces and complaints`,
      enforceSSL: true,
    });
    const destination = EventDestination.snsTopic(this.feedback);
    const events = [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT];
    this.configurationSet.addEventDestination('ToFeedback', { destination, events });
    this.invitationSet.addEventDestination('ToFeedback', {
      destination,
      events: [...events, EmailSendingEvent.DELIVERY],
    });
    this.environment = {
      EMAIL_FROM: `Turreton <${config.mailFrom}>`,
      SES_CONFIGURATION_SET: this.configurationSet.configurationSetName,
      SES_INVITATION_SET: this.invitationSet.configurationSetName,
    };
  }

  /** Created here and verified by its owner: nothing can be sent before. */
  private identify(): void {
    const { config, configurationSet } = this;
    const name = mailIdentityOf(config);
    const wholeDomain = config.domain !== undefined;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: wholeDomain ? Identity.domain(name) : Identity.email(name),
      configurationSet,
      ...(wholeDomain ? { dkimSigning: true, ...MAIL_FROM, mailFromDomain: mailFromDomain(name) } : {}),
    });
    // A verified identity is kept, for this stage's next stack and for other stages that use it.
    if (config.protectData) identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    if (wholeDomain) this.showRecords(name, identity);
  }

  private showRecords(domain: string, { dkimRecords }: EmailIdentity): void {
    const show = (name: string, value: string, description: string) =>
      new CfnOutput(Stack.of(this), name, { value, description });
    for (const [at, { name, value }] of dkimRecords.entries())
      show(`DkimRecord${at + 1}`, dkimRecord(name, value), `Verifies ${domain} in SES`);
    for (const [at, record] of mailFromRecords(domain, this.config.region).entries())
      show(`MailFromRecord${at + 1}`, record, 'Lets mails that cannot be delivered come back to SES');
    show('DmarcRecord', dmarcRecord(domain), `Tells receivers how to treat mails of ${domain}`);
  }

  /** Lets a function send from the stage's sender, under the configuration set. */
  grantSend(role: Role): void {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    const { mailFrom } = this.config;
    const actions = ['ses:SendEmail', 'ses:SendRawEmail'];
    const ours = [
      arn('identity', domainOf(mailFrom)),
      arn('identity', mailFrom),
      arn('configuration-set', this.configurationSet.configurationSetName),
      arn('configuration-set', this.invitationSet.configurationSetName),
    ];
    role.addToPolicy(new PolicyStatement({ actions, resources: ours }));
    // In the sandbox SES also requires a permission on the recipient's identity, which may be any that the operator has
    // verified.
    const conditions = { StringEquals: { 'ses:FromAddress': mailFrom } };
    role.addToPolicy(new PolicyStatement({ actions, resources: [arn('identity', '*')], conditions }));
    acknowledge(
      role,
      `IAM5[Resource::${resourceInFindings(this, 'ses', 'identity/*')}]`,
      'In the sandbox of SES a recipient is any identity of the account; the condition limits the sender.',
    );
  }
}
