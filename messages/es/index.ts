import type { Messages } from '../en';
import absence from './absence.json';
import account from './account.json';
import bracket from './bracket.json';
import calendar from './calendar.json';
import cases from './cases.json';
import checkDraw from './check-draw.json';
import checkIn from './check-in.json';
import classicTable from './classic.json';
import classicStory from './classic-story.json';
import confirmation from './confirmation.json';
import countdown from './countdown.json';
import course from './course.json';
import credits from './credits.json';
import deadlines from './deadlines.json';
import desk from './desk.json';
import divisions from './divisions.json';
import dominationTable from './domination.json';
import dominationCards from './domination-cards.json';
import dominationStory from './domination-story.json';
import draw from './draw.json';
import enterResults from './enter-results.json';
import fairPlay from './fair-play.json';
import frame from './frame.json';
import friends from './friends.json';
import classic from './game.classic.json';
import domination from './game.domination.json';
import newEra from './game.new-era.json';
import ny2047 from './game.ny2047.json';
import nycRisk from './game.nyc-risk.json';
import gameEnd from './game-end.json';
import gamePage from './game-page.json';
import games from './games.json';
import hall from './hall.json';
import handOver from './hand-over.json';
import home from './home.json';
import importSeason from './import-season.json';
import inbox from './inbox.json';
import invitation from './invitation.json';
import join from './join.json';
import joinSeason from './join-season.json';
import league from './league.json';
import leagueFile from './league-file.json';
import leagueSettings from './league-settings.json';
import leagues from './leagues.json';
import learn from './learn.json';
import lesson from './lesson.json';
import lessonList from './lesson-list.json';
import lessonsClassic from './lessons-classic.json';
import lessonsDomination from './lessons-domination.json';
import lessonsNewEra from './lessons-new-era.json';
import lessonsNy2047 from './lessons-ny2047.json';
import lessonsNycRisk from './lessons-nyc-risk.json';
import lists from './lists.json';
import mailbox from './mailbox.json';
import mails from './mails.json';
import map from './map.json';
import measures from './measures.json';
import member from './member.json';
import members from './members.json';
import membership from './membership.json';
import moveIn from './move-in.json';
import newEraTable from './new-era.json';
import newEraCards from './new-era-cards.json';
import newEraStory from './new-era-story.json';
import notes from './notes.json';
import notices from './notices.json';
import notifications from './notifications.json';
import ny2047Table from './ny2047.json';
import ny2047Story from './ny2047-story.json';
import nycRiskTable from './nyc-risk.json';
import nycRiskCards from './nyc-risk-cards.json';
import nycRiskStory from './nyc-risk-story.json';
import offers from './offers.json';
import offline from './offline.json';
import openSeason from './open-season.json';
import openings from './openings.json';
import orderRows from './order-rows.json';
import pasteGame from './paste-game.json';
import player from './player.json';
import practice from './practice.json';
import press from './press.json';
import progress from './progress.json';
import ratings from './ratings.json';
import receiptCheck from './receipt-check.json';
import receipts from './receipts.json';
import reference from './reference.json';
import replay from './replay.json';
import report from './report.json';
import result from './result.json';
import resultTable from './result-table.json';
import room from './room.json';
import roster from './roster.json';
import ruleClocks from './rule-clocks.json';
import ruleGame from './rule-game.json';
import ruleMember from './rule-member.json';
import ruleResult from './rule-result.json';
import ruled from './ruled.json';
import rules from './rules.json';
import ruling from './ruling.json';
import rulingForm from './ruling-form.json';
import saysAwards from './says-awards.json';
import saysClassic from './says-classic.json';
import saysDomination from './says-domination.json';
import saysLabels from './says-labels.json';
import saysMeasures from './says-measures.json';
import saysNewEra from './says-new-era.json';
import saysNotation from './says-notation.json';
import saysNy2047 from './says-ny2047.json';
import saysNycRisk from './says-nyc-risk.json';
import saysPositionClassic from './says-position-classic.json';
import saysPositionDomination from './says-position-domination.json';
import saysPositionNewEra from './says-position-new-era.json';
import saysPositionNy2047 from './says-position-ny2047.json';
import saysPositionNycRisk from './says-position-nyc-risk.json';
import schemaFields from './schema-fields.json';
import schemaTitles from './schema-titles.json';
import scoring from './scoring.json';
import season from './season.json';
import seasonDesk from './season-desk.json';
import seasonForm from './season-form.json';
import seasonSettings from './season-settings.json';
import seasonStatistics from './season-statistics.json';
import seatStatistics from './seat-statistics.json';
import share from './share.json';
import signin from './signin.json';
import signs from './signs.json';
import siteAdmin from './site-admin.json';
import standing from './standing.json';
import table from './table.json';
import tableReport from './table-report.json';
import takeAlong from './take-along.json';
import takingPart from './taking-part.json';
import teams from './teams.json';
import textIn from './text-in.json';
import today from './today.json';
import turns from './turns.json';
import verdicts from './verdicts.json';
import verifier from './verifier.json';
import webhooks from './webhooks.json';
import whatIf from './what-if.json';

const MESSAGES: Messages = {
  'move-in': moveIn,
  report,
  'site-admin': siteAdmin,
  measures,
  confirmation,
  absence,
  account,
  bracket,
  calendar,
  cases,
  'check-draw': checkDraw,
  'check-in': checkIn,
  classic: classicTable,
  'classic-story': classicStory,
  countdown,
  course,
  credits,
  deadlines,
  desk,
  divisions,
  domination: dominationTable,
  'domination-cards': dominationCards,
  'domination-story': dominationStory,
  draw,
  'enter-results': enterResults,
  'table-report': tableReport,
  'fair-play': fairPlay,
  frame,
  friends,
  game: { ny2047, 'nyc-risk': nycRisk, 'new-era': newEra, domination, classic },
  'game-end': gameEnd,
  'game-page': gamePage,
  games,
  hall,
  'hand-over': handOver,
  home,
  'import-season': importSeason,
  inbox,
  invitation,
  join,
  'join-season': joinSeason,
  league,
  'league-file': leagueFile,
  'league-settings': leagueSettings,
  leagues,
  learn,
  lesson,
  'lesson-list': lessonList,
  'lessons-classic': lessonsClassic,
  'lessons-domination': lessonsDomination,
  'lessons-new-era': lessonsNewEra,
  'lessons-ny2047': lessonsNy2047,
  'lessons-nyc-risk': lessonsNycRisk,
  lists,
  mailbox,
  mails,
  map,
  member,
  members,
  membership,
  'new-era': newEraTable,
  'new-era-cards': newEraCards,
  'new-era-story': newEraStory,
  notes,
  notices,
  notifications,
  ny2047: ny2047Table,
  'ny2047-story': ny2047Story,
  'nyc-risk': nycRiskTable,
  'nyc-risk-cards': nycRiskCards,
  'nyc-risk-story': nycRiskStory,
  offers,
  offline,
  'open-season': openSeason,
  openings,
  'order-rows': orderRows,
  'paste-game': pasteGame,
  player,
  practice,
  press,
  progress,
  ratings,
  'receipt-check': receiptCheck,
  receipts,
  reference,
  replay,
  result,
  'result-table': resultTable,
  room,
  roster,
  'rule-clocks': ruleClocks,
  'rule-game': ruleGame,
  'rule-member': ruleMember,
  'rule-result': ruleResult,
  ruled,
  rules,
  ruling,
  'ruling-form': rulingForm,
  'says-awards': saysAwards,
  'says-classic': saysClassic,
  'says-domination': saysDomination,
  'says-labels': saysLabels,
  'says-notation': saysNotation,
  'says-measures': saysMeasures,
  'says-new-era': saysNewEra,
  'says-ny2047': saysNy2047,
  'says-nyc-risk': saysNycRisk,
  'says-position-classic': saysPositionClassic,
  'says-position-domination': saysPositionDomination,
  'says-position-new-era': saysPositionNewEra,
  'says-position-ny2047': saysPositionNy2047,
  'says-position-nyc-risk': saysPositionNycRisk,
  'schema-fields': schemaFields,
  'schema-titles': schemaTitles,
  scoring,
  season,
  'season-desk': seasonDesk,
  'season-form': seasonForm,
  'season-settings': seasonSettings,
  'season-statistics': seasonStatistics,
  'seat-statistics': seatStatistics,
  share,
  signin,
  signs,
  standing,
  table,
  'take-along': takeAlong,
  'taking-part': takingPart,
  teams,
  'text-in': textIn,
  today,
  turns,
  verdicts,
  verifier,
  webhooks,
  'what-if': whatIf,
};

export default MESSAGES;
