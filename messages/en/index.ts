import account from './account.json';
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
import mails from './mails.json';
import notifications from './notifications.json';
import offers from './offers.json';
import practice from './practice.json';
import signin from './signin.json';
import today from './today.json';

const MESSAGES = {
  account,
  deadlines,
  frame,
  game: { ny2047, 'nyc-risk': nycRisk, 'new-era': newEra, domination, classic },
  games,
  home,
  join,
  mails,
  notifications,
  offers,
  practice,
  signin,
  today,
};

/** Every text of the product in English, by area. The other languages have the same keys. */
export type Messages = typeof MESSAGES;

export default MESSAGES;
