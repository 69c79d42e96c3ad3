import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

export interface ReceiptSecretProps {
  readonly stage: string;
  /** Keeps the secret when its stack is deleted. */
  readonly protectData: boolean;
}

/** The key that signs receipts. Secrets Manager creates it; once replaced, it keeps the public keys of earlier ones. */
export class ReceiptSecret extends Secret {
  constructor(scope: Construct, id: string, { stage, protectData }: ReceiptSecretProps) {
    super(scope, id, {
      description: `Turreton ${stage}: signs receipts`,
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'secret',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(
      this,
      'SMG4',
      'A new key has to keep the public half of the one before, so operators rotate it by a command (docs/operators.md).',
    );
  }
}
