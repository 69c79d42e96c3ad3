import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

export interface EdgeSecretProps {
  readonly stage: string;
  /** Keep the secret when its stack goes. */
  readonly protectData: boolean;
}

/** The header of functions/api/edge-door.ts, which infra may not import: tests hold the two to each other. */
export const EDGE_HEADER = 'x-site-secret';

/** What the distribution shows to API and pages: made by Secrets Manager, seen by no template and no log (ADR 041). */
export class EdgeSecret extends Secret {
  constructor(scope: Construct, id: string, { stage, protectData }: EdgeSecretProps) {
    super(scope, id, {
      description: `Turreton ${stage}: the distribution shows it to API and pages; npm run rotate-edge-secret changes it`,
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'sent',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(
      this,
      'SMG4',
      'The distribution has to send the new value before the old one goes: npm run rotate-edge-secret does both.',
    );
  }

  /** The header that an origin is sent. CloudFormation looks the value up; the template only says where. */
  get header(): Readonly<Record<string, string>> {
    return { [EDGE_HEADER]: this.secretValueFromJson('sent').unsafeUnwrap() };
  }
}
