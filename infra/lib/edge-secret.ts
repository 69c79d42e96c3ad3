import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

export interface EdgeSecretProps {
  readonly stage: string;
  /** Keeps the secret when its stack is deleted. */
  readonly protectData: boolean;
}

/** The header of functions/api/edge-door.ts, which infra may not import: tests compare the two. */
export const EDGE_HEADER = 'x-site-secret';

/**
 * The secret that the distribution sends to API and pages: created by Secrets Manager, in no template and no log (ADR
 * 041).
 */
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

  /** The header for an origin. CloudFormation reads the value; the template contains only a reference. */
  get header(): Readonly<Record<string, string>> {
    return { [EDGE_HEADER]: this.secretValueFromJson('sent').unsafeUnwrap() };
  }
}
