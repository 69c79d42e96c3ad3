import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

export interface LoginSecretProps {
  readonly stage: string;
  /** Keep the secret when its stack goes. */
  readonly protectData: boolean;
}

/** The keys of login services. Made empty, which means links by mail alone; the operator writes them. */
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
