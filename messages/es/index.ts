import type { Messages } from '../en';
import absence from './absence.json';
import account from './account.json';
import calendar from './calendar.json';
import cases from './cases.json';
import checkIn from './check-in.json';
import classicTable from './classic.json';
import classicStory from './classic-story.json';
import countdown from './countdown.json';
import credits from './credits.json';
import deadlines from './deadlines.json';
import dominationTable from './domination.json';
import dominationStory from './domination-story.json';
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
import inbox from './inbox.json';
import join from './join.json';
import joinSeason from './join-season.json';
import league from './league.json';
import leagues from './leagues.json';
import learn from './learn.json';
import lessonList from './lesson-list.json';
import lists from './lists.json';
import mails from './mails.json';
import map from './map.json';
import membership from './membership.json';
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
import openings from './openings.json';
import player from './player.json';
import practice from './practice.json';
import press from './press.json';
import progress from './progress.json';
import ratings from './ratings.json';
import result from './result.json';
import resultTable from './result-table.json';
import ruled from './ruled.json';
import ruling from './ruling.json';
import saysClassic from './says-classic.json';
import saysDomination from './says-domination.json';
import saysNewEra from './says-new-era.json';
import saysNy2047 from './says-ny2047.json';
import saysNycRisk from './says-nyc-risk.json';
import season from './season.json';
import seatStatistics from './seat-statistics.json';
import share from './share.json';
import signin from './signin.json';
import signs from './signs.json';
import standing from './standing.json';
import table from './table.json';
import takeAlong from './take-along.json';
import takingPart from './taking-part.json';
import today from './today.json';
import turns from './turns.json';
import verifier from './verifier.json';

const MESSAGES: Messages = {
  absence,
  account,
  calendar,
  cases,
  'check-in': checkIn,
  classic: classicTable,
  'classic-story': classicStory,
  countdown,
  credits,
  deadlines,
  domination: dominationTable,
  'domination-story': dominationStory,
  frame,
  friends,
  game: { ny2047, 'nyc-risk': nycRisk, 'new-era': newEra, domination, classic },
  'game-end': gameEnd,
  'game-page': gamePage,
  games,
  hall,
  'hand-over': handOver,
  home,
  inbox,
  join,
  'join-season': joinSeason,
  league,
  leagues,
  learn,
  'lesson-list': lessonList,
  lists,
  mails,
  map,
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
  openings,
  player,
  practice,
  press,
  progress,
  ratings,
  result,
  'result-table': resultTable,
  ruled,
  ruling,
  'says-classic': saysClassic,
  'says-domination': saysDomination,
  'says-new-era': saysNewEra,
  'says-ny2047': saysNy2047,
  'says-nyc-risk': saysNycRisk,
  season,
  'seat-statistics': seatStatistics,
  share,
  signin,
  signs,
  standing,
  table,
  'taking-part': takingPart,
  today,
  turns,
  'take-along': takeAlong,
  verifier,
};

export default MESSAGES;
