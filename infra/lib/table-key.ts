import { RemovalPolicy } from 'aws-cdk-lib';
import { TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';

/** The encryption of a table, as properties of the table. */
export interface TableAtRest {
  readonly encryption: TableEncryption;
  readonly encryptionKey?: IKey;
}

/** The encryption of the stage's tables; a customer-managed key is created once and shared by all of them. */
export function tablesAtRest(scope: Construct, config: StageConfig): TableAtRest {
  switch (config.encryption) {
    case 'aws-owned':
      return { encryption: TableEncryption.DEFAULT };
    case 'aws-managed':
      return { encryption: TableEncryption.AWS_MANAGED };
    case 'customer-managed':
      return {
        encryption: TableEncryption.CUSTOMER_MANAGED,
        encryptionKey: new Key(scope, 'TableKey', {
          description: `Turreton ${config.stage}: tables at rest`,
          enableKeyRotation: true,
          removalPolicy: config.protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
        }),
      };
    default:
      return config.encryption satisfies never;
  }
}
