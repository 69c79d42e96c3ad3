import { CfnOutput, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { AuthTable } from '../lib/auth-table';
import { GameTable } from '../lib/game-table';
import { BACKUP_TAG } from '../lib/names';
import { tablesAtRest } from '../lib/table-key';

export interface DataStackProps extends StackProps {
  readonly config: StageConfig;
}

/** The resources that must survive every deployment: the tables and their key. */
export class DataStack extends Stack {
  readonly gameTable: GameTable;
  readonly authTable: AuthTable;

  constructor(scope: Construct, id: string, { config, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: config.protectData });
    const { protectData } = config;
    const atRest = tablesAtRest(this, config);
    this.gameTable = new GameTable(this, 'GameTable', { atRest, protectData });
    this.authTable = new AuthTable(this, 'AuthTable', { atRest, protectData });
    if (config.backupRegion !== undefined)
      for (const { table } of [this.gameTable, this.authTable]) Tags.of(table).add(BACKUP_TAG, config.stage);
    // The values of TABLE_NAME and AUTH_TABLE for the commands of docs/operators.md.
    new CfnOutput(this, 'GameTableName', { value: this.gameTable.table.tableName });
    new CfnOutput(this, 'AuthTableName', { value: this.authTable.table.tableName });
  }
}
