import type { AbsenceStore } from './questions/absence';
import type { AccountStore } from './questions/accounts';
import type { AwardStore } from './questions/awards';
import type { CaseStore } from './questions/cases';
import type { ChatHomeStore } from './questions/chat-homes';
import type { DeliveryStore } from './questions/deliveries';
import type { DueItemStore } from './questions/due-items';
import type { EntryStore } from './questions/entries';
import type { FairPlayStore } from './questions/fair-play';
import type { GameStatisticsStore } from './questions/game-statistics';
import type { GameStore } from './questions/games';
import type { HeartbeatStore } from './questions/heartbeat';
import type { InvitationStore } from './questions/invitations';
import type { LimitStore } from './questions/limits';
import type { LogStore } from './questions/logs';
import type { NoticeStore } from './questions/notices';
import type { NotificationSettingsStore } from './questions/notification-settings';
import type { OpeningStore } from './questions/openings';
import type { OutboxStore } from './questions/outbox';
import type { OwnNoteStore } from './questions/own-notes';
import type { PastSeasonStore } from './questions/past-seasons';
import type { PeopleStore } from './questions/people';
import type { PlanStore } from './questions/plans';
import type { PracticeStore } from './questions/practice';
import type { PressStore } from './questions/press';
import type { ProposalStore } from './questions/proposals';
import type { RatingStore } from './questions/ratings';
import type { RecomputationStore } from './questions/recomputation';
import type { ReminderStore } from './questions/reminders';
import type { ReplyStore } from './questions/replies';
import type { ResultStore } from './questions/results';
import type { RoundStore } from './questions/rounds';
import type { RulingStore } from './questions/rulings';
import type { SearchStore } from './questions/searches';
import type { SeasonLifeStore } from './questions/season-life';
import type { SeasonStore } from './questions/seasons';
import type { SessionStore } from './questions/sessions';
import type { SiteStore } from './questions/site';
import type { StatementStore } from './questions/statements';
import type { StepStore } from './questions/steps';
import type { TakeBackStore } from './questions/take-backs';

/**
 * The queries of the platform to its store, and its few changes. `docs/store.md` lists the keys and indexes of each;
 * none scans. Changes that race carry their own condition, and return who won.
 */
export interface Store
  extends PeopleStore,
    ChatHomeStore,
    SeasonStore,
    RoundStore,
    SeasonLifeStore,
    PastSeasonStore,
    EntryStore,
    InvitationStore,
    GameStore,
    ResultStore,
    RatingStore,
    RecomputationStore,
    StepStore,
    AbsenceStore,
    SearchStore,
    PlanStore,
    StatementStore,
    RulingStore,
    TakeBackStore,
    CaseStore,
    ProposalStore,
    NoticeStore,
    FairPlayStore,
    GameStatisticsStore,
    OpeningStore,
    DeliveryStore,
    ReminderStore,
    NotificationSettingsStore,
    PracticeStore,
    PressStore,
    OutboxStore,
    OwnNoteStore,
    DueItemStore,
    HeartbeatStore,
    ReplyStore,
    LimitStore,
    SessionStore,
    AccountStore,
    AwardStore,
    SiteStore,
    LogStore {}
