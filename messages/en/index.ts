import absence from './absence.json';
import account from './account.json';
import calendar from './calendar.json';
import cases from './cases.json';
import checkIn from './check-in.json';
import classicTable from './classic.json';
import countdown from './countdown.json';
import credits from './credits.json';
import deadlines from './deadlines.json';
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
import notes from './notes.json';
import notices from './notices.json';
import notifications from './notifications.json';
import ny2047Table from './ny2047.json';
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
import saysDomination from './says-domination.json';
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

const MESSAGES = {
  absence,
  account,
  calendar,
  cases,
  'check-in': checkIn,
  classic: classicTable,
  countdown,
  credits,
  deadlines,
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
  notes,
  notices,
  notifications,
  ny2047: ny2047Table,
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
  'says-domination': saysDomination,
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

/** Every text of the product in English, by area. The other languages have the same keys. */
export type Messages = typeof MESSAGES;

export default MESSAGES;
