import type { Messages } from '../en';
import absence from './absence.json';
import account from './account.json';
import calendar from './calendar.json';
import checkIn from './check-in.json';
import classicTable from './classic.json';
import deadlines from './deadlines.json';
import frame from './frame.json';
import classic from './game.classic.json';
import domination from './game.domination.json';
import newEra from './game.new-era.json';
import ny2047 from './game.ny2047.json';
import nycRisk from './game.nyc-risk.json';
import games from './games.json';
import home from './home.json';
import join from './join.json';
import lists from './lists.json';
import mails from './mails.json';
import map from './map.json';
import notifications from './notifications.json';
import ny2047Table from './ny2047.json';
import offers from './offers.json';
import practice from './practice.json';
import press from './press.json';
import season from './season.json';
import signin from './signin.json';
import signs from './signs.json';
import standing from './standing.json';
import table from './table.json';
import takingPart from './taking-part.json';
import today from './today.json';
import turns from './turns.json';

const MESSAGES: Messages = {
  absence,
  account,
  calendar,
  'check-in': checkIn,
  classic: classicTable,
  deadlines,
  frame,
  game: { ny2047, 'nyc-risk': nycRisk, 'new-era': newEra, domination, classic },
  games,
  home,
  join,
  lists,
  mails,
  map,
  notifications,
  ny2047: ny2047Table,
  offers,
  practice,
  press,
  season,
  signin,
  signs,
  standing,
  table,
  'taking-part': takingPart,
  today,
  turns,
};

export default MESSAGES;
