import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AWS_CLIENT_TIMEOUTS } from '../../aws-client-timeouts';
import type { Store } from '../store';
import { absenceStore } from './absence';
import { accountStore } from './accounts';
import { awardStore } from './awards';
import { caseStore } from './cases';
import { chatHomeStore } from './chat-homes';
import { deliveryStore } from './deliveries';
import { dueItemStore } from './due-items';
import { entryStore } from './entries';
import { fairPlayStore } from './fair-play';
import { gameStatisticsStore } from './game-statistics';
import { gameStore } from './games';
import { heartbeatStore } from './heartbeat';
import { invitationStore } from './invitations';
import { type LastingMemory, lastingMemory } from './lasting-memory';
import { limitStore } from './limits';
import { logStore } from './logs';
import { noticeStore } from './notices';
import { notificationSettingsStore } from './notification-settings';
import { openingStore } from './openings';
import { outboxStore } from './outbox';
import { ownNoteStore } from './own-notes';
import { pastSeasonStore } from './past-seasons';
import { peopleStore } from './people';
import { planStore } from './plans';
import { practiceStore } from './practice';
import { pressStore } from './press';
import { proposalStore } from './proposals';
import { ratingStore } from './ratings';
import type { Table } from './reads';
import { recomputationStore } from './recomputation';
import { reminderStore } from './reminders';
import { replyStore } from './replies';
import { resultStore } from './results';
import { roundStore } from './rounds';
import { rulingStore } from './rulings';
import { searchStore } from './searches';
import { seasonLifeStore } from './season-life';
import { seasonStore } from './seasons';
import { sessionStore } from './sessions';
import { siteStore } from './site';
import { statementStore } from './statements';
import { stepStore } from './steps';
import { takeBackStore } from './take-backs';

/**
 * The store on DynamoDB: the service itself, or the embedded one with the same interface.
 * @param memory caches data that can no longer change
 * @default a new memory
 */
export function dynamoStore(table: Table, memory: LastingMemory = lastingMemory()): Store {
  return {
    ...peopleStore(table, memory),
    ...seasonStore(table),
    ...roundStore(table),
    ...seasonLifeStore(table),
    ...pastSeasonStore(table),
    ...entryStore(table),
    ...invitationStore(table),
    ...gameStore(table),
    ...resultStore(table),
    ...ratingStore(table),
    ...recomputationStore(table),
    ...awardStore(table),
    ...logStore(table),
    ...statementStore(table),
    ...rulingStore(table, memory),
    ...takeBackStore(table),
    ...caseStore(table),
    ...proposalStore(table),
    ...noticeStore(table),
    ...fairPlayStore(table),
    ...gameStatisticsStore(table),
    ...openingStore(table),
    ...deliveryStore(table),
    ...reminderStore(table),
    ...notificationSettingsStore(table),
    ...chatHomeStore(table),
    ...stepStore(table, memory),
    ...absenceStore(table),
    ...searchStore(table),
    ...planStore(table),
    ...practiceStore(table),
    ...pressStore(table),
    ...outboxStore(table),
    ...ownNoteStore(table),
    ...dueItemStore(table),
    ...heartbeatStore(table),
    ...replyStore(table),
    ...limitStore(table),
    ...sessionStore(table),
    ...siteStore(table, memory),
    ...accountStore(table, memory),
  };
}

/** A document client that leaves out undefined fields, as JSON does. */
export function documentClient(config: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({ ...AWS_CLIENT_TIMEOUTS, maxAttempts: 3, ...config }),
    {
      marshallOptions: { removeUndefinedValues: true },
    },
  );
}
