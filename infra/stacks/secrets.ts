import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { AuthSecret } from '../lib/auth-secret';
import { LoginSecret } from '../lib/login-secret';
import { PushSecret } from '../lib/push-secret';

export interface SecretsStackProps extends StackProps {
  readonly config: StageConfig;
}

/** Secrets that only functions may read and no template contains. */
export class SecretsStack extends Stack {
  readonly auth: AuthSecret;
  readonly push: PushSecret;
  readonly login: LoginSecret;

  constructor(scope: Construct, id: string, { config, ...props }: SecretsStackProps) {
    super(scope, id, { ...props, terminationProtection: config.protectData });
    const { stage, protectData } = config;
    this.auth = new AuthSecret(this, 'AuthSecret', { stage, protectData });
    this.push = new PushSecret(this, 'PushSecret', { stage, protectData });
    this.login = new LoginSecret(this, 'LoginSecret', { stage, protectData });
    const { auth, push, login } = this;
    for (const [name, secret] of Object.entries({ Auth: auth, Push: push, Login: login }))
      new CfnOutput(this, `${name}SecretArn`, { value: secret.secretArn });
  }
}
