import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { Mail } from '../lib/mail';

export interface MailStackProps extends StackProps {
  readonly config: StageConfig;
}

/** The sender of mails, and the topic of bounces and complaints. */
export class MailStack extends Stack {
  readonly mail: Mail;

  constructor(scope: Construct, id: string, { config, ...props }: MailStackProps) {
    super(scope, id, props);
    this.mail = new Mail(this, 'Mail', { config });
  }
}
