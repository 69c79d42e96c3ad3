import type { AbsenceStore } from '../absence/absence.store';
import type { AccountStore } from '../account/accounts.store';
import type { PeopleStore } from '../account/people.store';
import type { AwardStore } from '../award/awards.store';
import type { CaseStore } from '../case/cases.store';
import type { EntryStore } from '../entry/entries.store';
import type { FairPlayStore } from '../fair-play/fair-play.store';
import type { GameStatisticsStore } from '../game/game-statistics.store';
import type { GameStore } from '../game/games.store';
import type { OpeningStore } from '../game/openings.store';
import type { InvitationStore } from '../invitation/invitations.store';
import type { LogStore } from '../league/logs.store';
import type { MoveInStore } from '../move-in/move-in.store';
import type { OwnNoteStore } from '../note/own-notes.store';
import type { NoticeStore } from '../notice/notices.store';
import type { ChatHomeStore } from '../notification/chat-homes.store';
import type { DeliveryStore } from '../notification/deliveries.store';
import type { NotificationSettingsStore } from '../notification/notification-settings.store';
import type { ReminderStore } from '../notification/reminders.store';
import type { PastSeasonStore } from '../past-season/past-seasons.store';
import type { PracticeStore } from '../practice/practice.store';
import type { PressStore } from '../press/press.store';
import type { ProposalStore } from '../proposal/proposals.store';
import type { RatingStore } from '../rating/ratings.store';
import type { RecomputationStore } from '../rating/recomputation.store';
import type { ResultStore } from '../result/results.store';
import type { TableReportStore } from '../result/table-reports.store';
import type { ChairStore } from '../round/chairs.store';
import type { RoundStore } from '../round/rounds.store';
import type { RulingStore } from '../ruling/rulings.store';
import type { TakeBackStore } from '../ruling/take-backs.store';
import type { SeasonLifeStore } from '../season/season-life.store';
import type { SeasonStore } from '../season/seasons.store';
import type { SessionStore } from '../session/sessions.store';
import type { SiteStore } from '../site/site.store';
import type { StatementStore } from '../statement/statements.store';
import type { PlanStore } from '../step/plans.store';
import type { StepStore } from '../step/steps.store';
import type { SearchStore } from '../substitute/searches.store';
import type { DueItemStore } from './due-items.store';
import type { HeartbeatStore } from './heartbeat.store';
import type { LimitStore } from './limits.store';
import type { OutboxStore } from './outbox.store';
import type { ReplyStore } from './replies.store';

/**
 * The queries of the platform to its store, and its few changes. `docs/store.md` lists the keys and indexes of each;
 * none scans. Changes that race carry their own condition, and return who won.
 */
export interface Store
  extends PeopleStore,
    ChatHomeStore,
    SeasonStore,
    RoundStore,
    ChairStore,
    TableReportStore,
    SeasonLifeStore,
    PastSeasonStore,
    MoveInStore,
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
