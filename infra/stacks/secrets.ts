import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { AuthSecret } from '../lib/auth-secret';
import { EdgeSecret } from '../lib/edge-secret';
import { LoginSecret } from '../lib/login-secret';
import { PushSecret } from '../lib/push-secret';
import { ReceiptSecret } from '../lib/receipt-secret';

export interface SecretsStackProps extends StackProps {
  readonly config: StageConfig;
}

/** Secrets that only functions may read and no template contains. */
export class SecretsStack extends Stack {
  readonly auth: AuthSecret;
  readonly edge: EdgeSecret;
  /** Only if the stage sends pushes. */
  readonly push?: PushSecret;
  readonly login: LoginSecret;
  readonly receipts: ReceiptSecret;

  constructor(scope: Construct, id: string, { config, ...props }: SecretsStackProps) {
    super(scope, id, { ...props, terminationProtection: config.protectData });
    const { stage, protectData, pushPublicKey } = config;
    this.auth = new AuthSecret(this, 'AuthSecret', { stage, protectData });
    this.edge = new EdgeSecret(this, 'EdgeSecret', { stage, protectData });
    if (pushPublicKey !== undefined) this.push = new PushSecret(this, 'PushSecret', { stage, protectData });
    this.login = new LoginSecret(this, 'LoginSecret', { stage, protectData });
    this.receipts = new ReceiptSecret(this, 'ReceiptSecret', { stage, protectData });
    const { auth, edge, push, login, receipts } = this;
    const named = { Auth: auth, Edge: edge, Login: login, Receipt: receipts, ...(push && { Push: push }) };
    for (const [name, secret] of Object.entries(named))
      new CfnOutput(this, `${name}SecretArn`, { value: secret.secretArn });
  }
}
