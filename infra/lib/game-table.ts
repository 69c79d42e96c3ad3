import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type GlobalSecondaryIndexProps,
  ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { TableAtRest } from './table-key';

export interface GameTableProps {
  readonly atRest: TableAtRest;
  /** Refuse to delete the table, and keep it when its stack goes. */
  readonly protectData: boolean;
}

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** What the platform asks of the table beside its keys. */
const INDEXES: readonly GlobalSecondaryIndexProps[] = [
  {
    // Which steps are due, for the sweep: a few attributes, so that writing a game hardly touches it.
    indexName: 'due',
    partitionKey: text('duePk'),
    sortKey: text('dueSk'),
    projectionType: ProjectionType.INCLUDE,
    nonKeyAttributes: ['step', 'deadline', 'state'],
  },
  {
    indexName: 'listing',
    partitionKey: text('listPk'),
    sortKey: text('listSk'),
    projectionType: ProjectionType.ALL,
  },
];

const ITEM_ACTIONS = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'dynamodb:ConditionCheckItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
];

/** The single table that holds leagues, seasons, games, steps, orders, press and the outbox. */
export class GameTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { atRest, protectData }: GameTableProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...atRest,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: protectData,
      removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expiresAt',
    });
    for (const index of INDEXES) this.table.addGlobalSecondaryIndex(index);
  }

  /** Lets a function read and write items and query the indexes; no scan, no change of the table itself. */
  grantItems(grantee: IGrantable): void {
    const { tableArn, encryptionKey } = this.table;
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ITEM_ACTIONS, resources: [tableArn] }),
    );
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: INDEXES.map((index) => `${tableArn}/index/${index.indexName}`),
      }),
    );
    grantKey(encryptionKey, grantee);
  }
}

interface TableKey {
  grant(grantee: IGrantable, ...actions: string[]): unknown;
}

/** What DynamoDB needs of a key on a caller's behalf; spelled out, since the ready-made grants use wildcards. */
export function grantKey(key: TableKey | undefined, grantee: IGrantable): void {
  key?.grant(grantee, 'kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:DescribeKey');
}
