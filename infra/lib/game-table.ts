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
  /** Refuses to delete the table, and keeps it when its stack is deleted. */
  readonly protectData: boolean;
}

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The platform's queries to the table other than by its keys. */
const INDEXES: readonly GlobalSecondaryIndexProps[] = [
  {
    // The due steps, for the sweep: a few attributes, so that writing a game seldom writes to the index.
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

/**
 * The permissions on a key that DynamoDB needs on a caller's behalf; listed explicitly, since the ready-made grants use
 * wildcards.
 */
export function grantKey(key: TableKey | undefined, grantee: IGrantable): void {
  key?.grant(grantee, 'kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:DescribeKey');
}
