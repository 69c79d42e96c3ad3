import type { AbsenceStore } from '../absence/absence.questions';
import type { AccountStore } from '../account/accounts.questions';
import type { PeopleStore } from '../account/people.questions';
import type { AwardStore } from '../award/awards.questions';
import type { CaseStore } from '../case/cases.questions';
import type { EntryStore } from '../entry/entries.questions';
import type { FairPlayStore } from '../fair-play/fair-play.questions';
import type { GameStatisticsStore } from '../game/game-statistics.questions';
import type { GameStore } from '../game/games.questions';
import type { OpeningStore } from '../game/openings.questions';
import type { InvitationStore } from '../invitation/invitations.questions';
import type { LogStore } from '../league/logs.questions';
import type { OwnNoteStore } from '../note/own-notes.questions';
import type { NoticeStore } from '../notice/notices.questions';
import type { ChatHomeStore } from '../notification/chat-homes.questions';
import type { DeliveryStore } from '../notification/deliveries.questions';
import type { NotificationSettingsStore } from '../notification/notification-settings.questions';
import type { ReminderStore } from '../notification/reminders.questions';
import type { PastSeasonStore } from '../past-season/past-seasons.questions';
import type { PracticeStore } from '../practice/practice.questions';
import type { PressStore } from '../press/press.questions';
import type { ProposalStore } from '../proposal/proposals.questions';
import type { RatingStore } from '../rating/ratings.questions';
import type { RecomputationStore } from '../rating/recomputation.questions';
import type { ResultStore } from '../result/results.questions';
import type { RoundStore } from '../round/rounds.questions';
import type { RulingStore } from '../ruling/rulings.questions';
import type { TakeBackStore } from '../ruling/take-backs.questions';
import type { SeasonLifeStore } from '../season/season-life.questions';
import type { SeasonStore } from '../season/seasons.questions';
import type { SessionStore } from '../session/sessions.questions';
import type { SiteStore } from '../site/site.questions';
import type { StatementStore } from '../statement/statements.questions';
import type { PlanStore } from '../step/plans.questions';
import type { StepStore } from '../step/steps.questions';
import type { SearchStore } from '../substitute/searches.questions';
import type { DueItemStore } from './due-items.questions';
import type { HeartbeatStore } from './heartbeat.questions';
import type { LimitStore } from './limits.questions';
import type { OutboxStore } from './outbox.questions';
import type { ReplyStore } from './replies.questions';

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
