import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { awsClient } from '../../aws-clients';
import { absenceStore } from '../absence/absence.store';
import { accountStore } from '../account/accounts.store';
import { peopleStore } from '../account/people.store';
import { awardStore } from '../award/awards.store';
import { caseStore } from '../case/cases.store';
import { circuitStore } from '../circuit/circuits.store';
import { answersStore } from '../entry/answers.store';
import { entryStore } from '../entry/entries.store';
import { fairPlayStore } from '../fair-play/fair-play.store';
import { gameStatisticsStore } from '../game/game-statistics.store';
import { gameStore } from '../game/games.store';
import { openingStore } from '../game/openings.store';
import { invitationStore } from '../invitation/invitations.store';
import { logStore } from '../league/logs.store';
import { moveInStore } from '../move-in/move-in.store';
import { ownNoteStore } from '../note/own-notes.store';
import { noticeStore } from '../notice/notices.store';
import { chatHomeStore } from '../notification/chat-homes.store';
import { deliveryStore } from '../notification/deliveries.store';
import { notificationSettingsStore } from '../notification/notification-settings.store';
import { reminderStore } from '../notification/reminders.store';
import { pastSeasonStore } from '../past-season/past-seasons.store';
import { practiceStore } from '../practice/practice.store';
import { pressStore } from '../press/press.store';
import { proposalStore } from '../proposal/proposals.store';
import { qualificationStore } from '../qualification/qualification.store';
import { ratingStore } from '../rating/ratings.store';
import { recomputationStore } from '../rating/recomputation.store';
import { resultStore } from '../result/results.store';
import { tableReportStore } from '../result/table-reports.store';
import { chairStore } from '../round/chairs.store';
import { roundClockStore } from '../round/round-clock.store';
import { roundStore } from '../round/rounds.store';
import { rulingStore } from '../ruling/rulings.store';
import { takeBackStore } from '../ruling/take-backs.store';
import { seasonLifeStore } from '../season/season-life.store';
import { seasonStore } from '../season/seasons.store';
import { sessionStore } from '../session/sessions.store';
import { siteStore } from '../site/site.store';
import { statementStore } from '../statement/statements.store';
import { planStore } from '../step/plans.store';
import { stepStore } from '../step/steps.store';
import { searchStore } from '../substitute/searches.store';
import { enteredTeamStore } from '../team/entered-teams.store';
import { teamStore } from '../team/teams.store';
import { templateStore } from '../template/templates.store';
import { variantStore } from '../variant/variants.store';
import { dueItemStore } from './due-items.store';
import { heartbeatStore } from './heartbeat.store';
import { type LastingMemory, lastingMemory } from './lasting-memory';
import { limitStore } from './limits.store';
import { outboxStore } from './outbox.store';
import type { Table } from './reads';
import { replyStore } from './replies.store';
import { type StoreClient, storeClient } from './store-client';

/**
 * The store on DynamoDB: the service itself, or the embedded one with the same interface. Its methods are the queries
 * of the platform and its few changes. `docs/store.md` lists the keys and indexes of each; none scans. Changes that race
 * carry their own condition, and return who won.
 * @param memory caches data that can no longer change
 * @default a new memory
 */
export function dynamoStore(table: Table, memory: LastingMemory = lastingMemory()) {
  return {
    ...peopleStore(table, memory),
    ...seasonStore(table),
    ...roundStore(table),
    ...chairStore(table),
    ...roundClockStore(table),
    ...tableReportStore(table),
    ...seasonLifeStore(table),
    ...pastSeasonStore(table),
    ...moveInStore(table),
    ...entryStore(table),
    ...answersStore(table),
    ...invitationStore(table),
    ...circuitStore(table),
    ...templateStore(table),
    ...teamStore(table),
    ...variantStore(table),
    ...enteredTeamStore(table),
    ...qualificationStore(table),
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

export type Store = ReturnType<typeof dynamoStore>;

/** A client of the service for a store. */
export function documentClient(config: DynamoDBClientConfig = {}): StoreClient {
  const client = awsClient<DynamoDBClient, DynamoDBClientConfig>(DynamoDBClient, {
    cacheMiddleware: true,
    ...config,
  });
  return storeClient(client);
}
