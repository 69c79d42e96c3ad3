import { type Message, messagesOf, type Part } from '../../../engine/game/message';
import { instantInWords, message } from '../platform/message';
import { spanInWords } from '../platform/span-in-words';
import { inLogWords, listed } from '../platform/value-in-words';
import type { Question } from './seasons.records';

/** The titles of a season form's settings. */
export const form = messagesOf('season-form');

interface SettingWords {
  readonly title: Message;
  /** The value in words. */
  say(chosen: unknown): Part;
}

/** A number, a name or a date; yes or no. */
const as = (title: Message): SettingWords => ({ title, say: plain });
/** A setting with a fixed set of values, each with its message. */
const oneOf = (title: Message, words: Readonly<Record<string, Message>>): SettingWords => ({
  title,
  say: (chosen) => words[String(chosen)] ?? String(chosen),
});
const minutes = (title: Message): SettingWords => ({
  title,
  say: (chosen) => (typeof chosen === 'number' ? spanInWords(chosen * 60_000) : plain(chosen)),
});
const list = (title: Message, said: (one: never) => Part): SettingWords => ({
  title,
  say: (chosen) => listed((chosen as readonly never[]).map(said)),
});

function plain(chosen: unknown): Part {
  const isInstant = typeof chosen === 'string' && /^\d{4}-\d\d-\d\dT/.test(chosen);
  return isInstant ? instantInWords(Date.parse(chosen)) : inLogWords(chosen);
}

const dates = ({ opensAt, endsAt }: Readonly<Record<'opensAt' | 'endsAt', string | null>>) =>
  message('log.dates', { opens: plain(opensAt), ends: plain(endsAt) });
const team = ({ name, members }: { readonly name: string; readonly members: readonly string[] }) =>
  message('log.team', { name, members: listed(members) });

const question = ({ text }: Question) => text;

/** Settings without a schema, by their paths. */
export const SETTINGS: Readonly<Record<string, SettingWords>> = {
  name: as(form('name')),
  boardSize: as(form('boards.size')),
  'format.kind': oneOf(form('format.title'), {
    rounds: form('format.rounds'),
    swiss: form('format.swiss'),
    'round-robin': form('format.roundRobin'),
    'knock-out': form('format.knockOut'),
    'double-elimination': form('format.double'),
    groups: form('format.groups'),
    ladder: form('format.ladder'),
    'always-open': form('format.alwaysOpen'),
  }),
  'format.rounds': as(form('format.rounds')),
  'format.atOnce': as(form('format.atOnce')),
  'format.strength': oneOf(form('format.strength'), {
    ignore: form('strength.ignore'),
    balance: form('strength.balance'),
    pots: form('strength.pots'),
  }),
  'format.topBoard': as(form('format.topBoard')),
  'format.advance': as(form('format.advance')),
  'format.thirdPlace': as(form('format.thirdPlace')),
  'format.consolation': as(form('format.consolation')),
  'format.groups': as(form('format.groupCount')),
  'format.groupRounds': as(form('format.groupRounds')),
  'format.seeding': oneOf(form('format.seeding'), {
    draw: form('seeding.draw'),
    snake: form('seeding.snake'),
  }),
  'format.through': as(form('format.through')),
  'format.open.boardsAtATime': as(form('open.atATime')),
  'format.open.endsAfter': as(form('open.endsAfter')),
  'format.open.fill.afterMinutes': as(form('open.after')),
  'format.open.fill.with': oneOf(form('open.tooFew'), {
    bots: form('open.bots'),
    fewer: form('open.fewer'),
  }),
  leftOver: oneOf(form('leftOver.title'), {
    bots: form('leftOver.bots'),
    byes: form('leftOver.byes'),
    'smaller-boards': form('leftOver.smaller'),
  }),
  'registration.mode': oneOf(form('registration.title'), {
    open: form('registration.open'),
    invitation: form('registration.invitation'),
    approval: form('registration.approval'),
  }),
  'registration.capacity': as(form('registration.places')),
  'registration.confirm': as(form('registration.confirm')),
  'registration.review': as(form('registration.review')),
  'registration.late': as(form('registration.late')),
  'teams.best': as(message('log.membersThatCount')),
  questions: list(form('questions.title'), question),
  'teams.list': list(message('log.teams'), team),
  'teams.ofLeague.least': as(message('log.leagueTeam.least')),
  'teams.ofLeague.most': as(message('log.leagueTeam.most')),
  'teams.ofLeague.changes': as(message('log.leagueTeam.changes')),
  'teams.ofLeague.until': as(message('log.leagueTeam.until')),
  'teams.ofLeague.others': as(message('log.leagueTeam.others')),
  'division.of': as(message('log.divisionName')),
  'division.level': as(message('log.divisionLevel')),
  'division.up': as(message('log.divisionUp')),
  'division.down': as(message('log.divisionDown')),
  'division.target': as(message('log.divisionTarget')),
  'division.least': as(message('log.divisionLeast')),
  'division.most': as(message('log.divisionMost')),
  press: oneOf(form('press.title'), {
    full: form('press.full'),
    public: form('press.public'),
    gunboat: form('press.gunboat'),
    rulebook: form('press.rulebook'),
    delayed: form('press.delayed'),
    none: form('press.none'),
  }),
  anonymous: oneOf(form('anonymous.title'), {
    false: form('anonymous.named'),
    true: form('anonymous.hidden'),
  }),
  pressAtEnd: oneOf(form('pressAtEnd.title'), {
    'by-consent': form('pressAtEnd.consent'),
    always: form('pressAtEnd.always'),
    never: form('pressAtEnd.never'),
  }),
  disputes: oneOf(form('disputes.title'), { run: form('disputes.run'), hold: form('disputes.hold') }),
  watchDelay: as(form('watchDelay.label')),
  programs: oneOf(form('programs.title'), {
    refused: form('programs.refused'),
    allowed: form('programs.allowed'),
  }),
  played: oneOf(form('played.title'), {
    here: form('played.here'),
    rated: form('played.rated'),
    unrated: form('played.unrated'),
  }),
  'atTheTable.reports': oneOf(form('reports.title'), {
    never: form('reports.never'),
    one: form('reports.one'),
    all: form('reports.all'),
    organizer: form('reports.organizer'),
  }),
  'atTheTable.waitMinutes': minutes(form('wait.label')),
  'schedule.announcesAt': as(form('dates.announces')),
  'schedule.opensAt': as(form('dates.opens')),
  'schedule.closesAt': as(form('dates.closes')),
  'schedule.startsAt': as(form('dates.starts')),
  'schedule.fewest': as(form('dates.fewest')),
  'schedule.rounds': list(form('dates.roundDates'), dates),
  'schedule.everyDays': as(form('dates.everyDays')),
  'schedule.breakDays': as(form('dates.breakDays')),
  'schedule.lastsDays': as(form('dates.lastsDays')),
  'schedule.slow': oneOf(form('dates.slow'), {
    stands: form('dates.slowStands'),
    void: form('dates.slowVoid'),
  }),
  'schedule.checkIn.minutes': minutes(form('dates.checkIn')),
  'schedule.checkIn.assume': oneOf(form('dates.silent'), {
    plays: form('dates.silentPlay'),
    'sits-out': form('dates.silentSitOut'),
  }),
  'schedule.renews.afterDays': as(
    message('log.part', { whole: form('dates.renews'), part: form('dates.afterDays') }),
  ),
};
