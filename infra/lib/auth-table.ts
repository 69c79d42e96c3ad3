import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { grantKey } from './game-table';
import type { TableAtRest } from './table-key';

export interface AuthTableProps {
  readonly atRest: TableAtRest;
  /** Refuses to delete the table, and keeps it when its stack is deleted. */
  readonly protectData: boolean;
}

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Accounts, sessions and login tokens, with the keys that the next-auth adapter prescribes. */
export class AuthTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { atRest, protectData }: AuthTableProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...atRest,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: protectData,
      removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      timeToLiveAttribute: 'expires',
    });
    this.table.addGlobalSecondaryIndex({
      indexName: 'GSI1',
      partitionKey: text('GSI1PK'),
      sortKey: text('GSI1SK'),
      projectionType: ProjectionType.ALL,
    });
  }

  /** Lets a function delete the login data of a deleted account. */
  grantDeletion(grantee: IGrantable): void {
    const { tableArn, encryptionKey } = this.table;
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query', 'dynamodb:DeleteItem'],
        resources: [tableArn],
      }),
    );
    grantKey(encryptionKey, grantee);
  }

  /** Lets a function check whether a player has ever logged in, before mail is sent to them. */
  grantReading(grantee: IGrantable): void {
    const { tableArn, encryptionKey } = this.table;
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['dynamodb:Query'], resources: [tableArn] }),
    );
    grantKey(encryptionKey, grantee);
  }

  /** Lets a function create accounts for players whom an organizer enters, and create login links for them. */
  grantOpening(grantee: IGrantable): void {
    const { tableArn, encryptionKey } = this.table;
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'],
        resources: [tableArn, `${tableArn}/index/GSI1`],
      }),
    );
    grantKey(encryptionKey, grantee);
  }

  /** Lets the web tier log people in and out: the operations that the adapter uses. */
  grantAdapter(grantee: IGrantable): void {
    const { tableArn, encryptionKey } = this.table;
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [
          'dynamodb:GetItem',
          'dynamodb:Query',
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
          'dynamodb:DeleteItem',
          'dynamodb:BatchWriteItem',
        ],
        resources: [tableArn, `${tableArn}/index/GSI1`],
      }),
    );
    grantKey(encryptionKey, grantee);
  }
}
