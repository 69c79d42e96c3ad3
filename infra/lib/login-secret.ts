import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

export interface LoginSecretProps {
  readonly stage: string;
  /** Keeps the secret when its stack is deleted. */
  readonly protectData: boolean;
}

/** The keys of login services. Created empty, which means links by mail only; the operator writes them. */
export class LoginSecret extends Secret {
  constructor(scope: Construct, id: string, { stage, protectData }: LoginSecretProps) {
    super(scope, id, {
      description: `Turreton ${stage}: keys of login services (GITHUB_ID, GITHUB_SECRET, …); written by the operator`,
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'placeholder' },
      removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(this, 'SMG4', 'The login services issue these keys and offer no rotation.');
  }
}
