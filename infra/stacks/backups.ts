import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  BackupVaultEvents,
  type BackupVaultProps,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { acknowledge } from '../lib/acknowledge';
import { BACKUP_TAG, backupVaultName } from '../lib/names';

/** Days that a copy is kept. */
export const COPY_DAYS = 35;
/** Days that a backup is kept in the stage's own region, where tables can be restored to any second anyway. */
export const BACKUP_DAYS = 7;

const FAILURES = [
  BackupVaultEvents.BACKUP_JOB_FAILED,
  BackupVaultEvents.BACKUP_JOB_EXPIRED,
  BackupVaultEvents.COPY_JOB_FAILED,
];

export interface VaultStackProps extends StackProps {
  readonly stage: string;
  readonly region: string;
  readonly protectData: boolean;
}

/** The vault in another region that receives a copy of each backup. */
export class VaultStack extends Stack {
  constructor(scope: Construct, id: string, { stage, region, protectData, ...props }: VaultStackProps) {
    super(scope, id, { ...props, env: { ...props.env, region }, terminationProtection: protectData });
    vault(this, stage, protectData);
  }
}

export interface BackupsStackProps extends StackProps {
  readonly config: StageConfig;
  readonly backupRegion: string;
}

/**
 * A daily backup of the tables, and a copy of it in another region, against the loss of a region. It knows the tables by
 * their tag and imports nothing from other stacks, so it outlives a stage whose tables are made anew.
 */
export class BackupsStack extends Stack {
  constructor(scope: Construct, id: string, { config, backupRegion, ...props }: BackupsStackProps) {
    super(scope, id, { ...props, terminationProtection: config.protectData });
    const { stage, protectData } = config;
    const plan = new BackupPlan(this, 'Plan', { backupPlanName: `turreton-${stage}` });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'daily',
        backupVault: vault(this, stage, protectData, {
          notificationTopic: this.topicOf(config),
          notificationEvents: FAILURES,
        }),
        scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(6),
        deleteAfter: Duration.days(BACKUP_DAYS),
        copyActions: [
          {
            destinationBackupVault: this.vaultIn(backupRegion, stage),
            deleteAfter: Duration.days(COPY_DAYS),
          },
        ],
      }),
    );
    const selection = plan.addSelection('Tables', {
      resources: [BackupResource.fromTag(BACKUP_TAG, stage)],
    });
    acknowledge(
      selection,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
      'AWS keeps this policy for its own service; only AWS Backup can assume the role',
    );
  }

  /** Where the operator hears that a backup or its copy failed. */
  private topicOf({ stage, alarmEmail }: StageConfig): Topic {
    const topic = new Topic(this, 'Failures', { displayName: `Turreton ${stage} backups`, enforceSSL: true });
    topic.grants.publish(
      new ServicePrincipal('backup.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
    return topic;
  }

  private vaultIn(region: string, stage: string): IBackupVault {
    const { partition, account } = this;
    const arn = `arn:${partition}:backup:${region}:${account}:backup-vault:${backupVaultName(stage)}`;
    return BackupVault.fromBackupVaultArn(this, 'Copies', arn);
  }
}

/** A vault of the stage. Its backups cannot be deleted by hand where the stage protects its data. */
function vault(
  stack: Stack,
  stage: string,
  protectData: boolean,
  notifications: Pick<BackupVaultProps, 'notificationTopic' | 'notificationEvents'> = {},
): BackupVault {
  return new BackupVault(stack, 'Vault', {
    ...notifications,
    backupVaultName: backupVaultName(stage),
    blockRecoveryPointDeletion: protectData,
    removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
