import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

export interface PushSecretProps {
  readonly stage: string;
  /** Keeps the secret when its stack is deleted. */
  readonly protectData: boolean;
}

/** The keys that sign pushes. Created empty; the operator writes them (docs/operators.md). */
export class PushSecret extends Secret {
  constructor(scope: Construct, id: string, { stage, protectData }: PushSecretProps) {
    super(scope, id, {
      description: `Turreton ${stage}: publicKey, privateKey and subject that sign pushes; written by the operator`,
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'placeholder' },
      removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(
      this,
      'SMG4',
      'New keys end every subscription, so operators change them on purpose and never on a timer (docs/operators.md).',
    );
  }
}
