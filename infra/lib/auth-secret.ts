import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

export interface AuthSecretProps {
  readonly stage: string;
  /** Keeps the secret when its stack is deleted. */
  readonly protectData: boolean;
}

/** The key that signs session tokens: created by Secrets Manager, in no template and no log. */
export class AuthSecret extends Secret {
  constructor(scope: Construct, id: string, { stage, protectData }: AuthSecretProps) {
    super(scope, id, {
      description: `Turreton ${stage}: signs session tokens`,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(
      this,
      'SMG4',
      'A new secret logs all users out, so operators rotate it on purpose and never on a timer (docs/operators.md).',
    );
  }
}
