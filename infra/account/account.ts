import type { FunctionName, NamedFunction } from '../entries';
import type { StackName } from '../lib/names';

/** The account's limits on concurrent runs of functions. */
export interface Concurrency {
  readonly limit: number;
  /** Concurrency that no function has reserved. */
  readonly unreserved: number;
}

/** SES's limits on the account in the region of the stage. */
export interface MailAccount {
  /** Mails reach only addresses that SES has verified, and its own simulator. */
  readonly inSandbox: boolean;
  /** AWS has stopped the account from sending. */
  readonly paused: boolean;
}

/** A domain or an address that is known to SES. */
export interface MailIdentity {
  readonly verified: boolean;
  /** The records that verify a domain; none for an address. */
  readonly dkim: readonly { readonly name: string; readonly value: string }[];
}

export interface Certificate {
  /** The status in AWS Certificate Manager: ISSUED, PENDING_VALIDATION, EXPIRED and others. */
  readonly status: string;
  /** The host names that it covers, some with an asterisk. */
  readonly names: readonly string[];
  /** The records that would prove their ownership, `NAME TYPE VALUE`. */
  readonly proofs: readonly string[];
}

/** The queries to an AWS account before and after a stage is deployed to it. Each throws the error of AWS. */
export interface Account {
  /** The twelve digits of the credentials' account. */
  id(): Promise<string>;
  concurrency(): Promise<Concurrency>;
  /** The concurrency that a function of the stage has reserved already. */
  reserved(name: NamedFunction): Promise<number>;
  mail(): Promise<MailAccount>;
  mailIdentity(name: string): Promise<MailIdentity | undefined>;
  certificate(arn: string): Promise<Certificate | undefined>;
  /** The version of CDK's own resources in a region; undefined without them. */
  bootstrapVersion(region: string): Promise<number | undefined>;
  /** The names of the mail identities that a stack of the stage has created. */
  identitiesMadeBy(stack: StackName): Promise<readonly string[]>;
  /** The output of a deployed stack of the stage; undefined before it is deployed. */
  output(stack: StackName, name: string): Promise<string | undefined>;
  /**
   * Runs a function of the stage and waits.
   * @returns its answer; throws its error if it failed
   */
  invoke(name: FunctionName, event: object): Promise<unknown>;
}
