import { type Message, messagesOf, type Part } from '../../../engine/game/message';
import { decisionInWords, subjectOf } from '../case/answered-case';
import type { CaseRecord } from '../case/cases.records';
import type { GameRecord } from '../game/games.records';
import { seatTitle } from '../notification/of-game';
import { inSeries, instantInWords, message } from '../platform/message';
import { spanInWords } from '../platform/span-in-words';
import { asksInWords } from '../qualification/asks-in-words';
import type { ChangeQualification } from '../qualification/qualification.schema';
import { figuresInWords } from '../result/result-in-words';
import type { ChangeChairs } from '../round/chairs.schema';
import { form, SETTINGS } from '../season/setting-words';
import { adjustmentsInWords } from '../standings/adjustments-in-words';

/** How a field of a proposed operation is shown: its name and its requested value. */
export interface FieldWords {
  readonly title: Message;
  /** Undefined if the field requests nothing. */
  say(asked: unknown, about: About): Part | undefined;
}

/** What the fields of an operation refer to. */
export interface About {
  readonly nameOf: (player: string) => string;
  readonly game?: GameRecord | undefined;
  readonly case?: CaseRecord | undefined;
  /** The changes that a correction makes in the position. */
  readonly changes?: Part | undefined;
}

const game = messagesOf('rule-game');
const result = messagesOf('rule-result');
const clocks = messagesOf('rule-clocks');
const member = messagesOf('rule-member');
const ruling = messagesOf('ruling-form');

/** A text, a number or an instant: it is the same in every language. */
const as = (title: Message): FieldWords => ({ title, say: plain });
const words = (title: Message, said: Readonly<Record<string, Message>>): FieldWords => ({
  title,
  say: (asked) => said[String(asked)] ?? plain(asked),
});
const player = (title: Message, nobody?: Message): FieldWords => ({
  title,
  say: (asked, { nameOf }) => (asked === null ? nobody : nameOf(String(asked))),
});

function plain(asked: unknown): Part | undefined {
  if (asked === null || asked === undefined) return undefined;
  return typeof asked === 'string' || typeof asked === 'number' ? asked : JSON.stringify(asked);
}

const instant = (title: Message): FieldWords => ({
  title,
  say: (asked) => (asked === null ? undefined : instantInWords(Date.parse(String(asked)))),
});

const KINDS = {
  extend: game('extend.name'),
  pause: game('pause.name'),
  resume: game('resume.name'),
  close: game('close.name'),
  replace: game('replace.name'),
  'roll-back': game('rollBack.name'),
  'correct-order': game('order.name'),
  'correct-position': game('position.name'),
  end: game('end.name'),
  correct: result('correct.send'),
  void: result('void.name'),
  restore: result('restore.send'),
  warn: member('warn.action'),
  mute: member('mute.action'),
  unmute: member('unmute.action'),
  ban: member('ban.action'),
  unban: member('unban.action'),
};

/** Fields that several operations share, each with one meaning. */
const FIELDS: Readonly<Record<string, FieldWords>> = {
  kind: words(game('ruling'), KINDS),
  reason: as(ruling('reason')),
  note: as(member('note')),
  until: instant(game('until')),
  seat: { title: game('seat'), say: (asked, about) => seatIn(about, asked) },
  step: { title: game('turn'), say: (asked) => message('log.step', { step: Number(asked) }) },
  orders: { title: game('orders.title'), say: ordersInWords },
  later: words(game('later'), { anew: game('laterAnew'), again: game('laterAgain') }),
  position: { title: game('board.title'), say: (_, { changes }) => changes },
  as: words(game('end.counts'), { 'it-stands': game('end.stands'), void: game('end.void') }),
  ending: words(result('ending'), {
    won: result('endings.won'),
    shared: result('endings.shared'),
    points: result('endings.points'),
    time: result('endings.time'),
  }),
  seats: { title: result('seats.title'), say: (asked, about) => seatsInWords(asked as Seats, about) },
  years: as(message('proposed.years')),
  version: as(message('proposed.version')),
  // Only compared when the proposal is carried out.
  seen: { title: message('proposed.version'), say: () => undefined },
  minutes: { title: clocks('laterBy'), say: (asked) => spanInWords(Number(asked) * 60_000) },
  round: as(message('proposed.round')),
  player: player(message('proposed.player')),
  hidden: words(message('proposed.statement'), { true: message('log.hidden'), false: message('log.shown') }),
  case: {
    title: message('proposed.case'),
    say: (asked, about) => (about.case === undefined ? plain(asked) : subjectOf(about.case)),
  },
  decision: words(message('proposed.decision'), {
    upheld: decisionInWords('upheld'),
    denied: decisionInWords('denied'),
    'answer-stands': decisionInWords('answer-stands'),
    'answer-changed': decisionInWords('answer-changed'),
  }),
  text: as(message('proposed.answer')),
  keep: player(message('proposed.stays')),
  into: as(message('proposed.stays')),
  remove: player(message('proposed.leaves')),
  pairs: {
    title: message('proposed.apart'),
    say: (asked, about) =>
      inSeries((asked as Pairs).map((pair) => namesOf(pair, about))) || message('log.none'),
  },
  adjustments: {
    title: message('proposed.adjustments'),
    say: (asked) => adjustmentsInWords(asked as Parameters<typeof adjustmentsInWords>[0]),
  },
  invites: {
    title: message('proposed.invites'),
    say: (asked) => {
      const { places } = { places: null, ...(asked as ChangeQualification['invites']) };
      return places === null ? message('log.none') : message('proposed.invited', { places });
    },
  },
  asks: {
    title: message('proposed.asks'),
    say: (asked) => inSeries(asksInWords(asked as ChangeQualification['asks'])) || message('log.none'),
  },
  players: {
    title: message('proposed.players'),
    say: (asked, about) => namesOf(asked as Pairs[number], about),
  },
  accept: words(message('proposed.decision'), {
    true: message('log.admitted'),
    false: message('log.turnedDown'),
  }),
  absent: words(message('proposed.nextRound'), {
    true: message('proposed.absent'),
    false: message('proposed.present'),
  }),
  of: as(message('log.divisionName')),
  rules: { title: message('proposed.rules'), say: (asked) => inSeries(rulesInWords(asked as object)) },
};

/** Fields of the same name with another meaning. */
const OWN: Readonly<Record<string, Readonly<Record<string, FieldWords>>>> = {
  'POST /games/{id}/rulings': { player: player(game('newPlayer'), game('bot')) },
  'POST /seasons/{id}/clocks': {
    kind: words(clocks('ruling'), {
      extend: clocks('extend.name'),
      pause: clocks('pause.name'),
      resume: clocks('resume.name'),
    }),
    round: {
      title: clocks('which'),
      say: (round) => (typeof round === 'number' ? clocks('ofRound', { round }) : clocks('allGames')),
    },
  },
  'POST /seasons/{id}/rounds/{round}/end': {
    as: words(form('dates.slow'), { stands: form('dates.slowStands'), void: form('dates.slowVoid') }),
  },
  'POST /seasons/{id}/chairs': {
    changes: {
      title: message('proposed.chairs'),
      say: (asked, { nameOf }) =>
        inSeries(
          (asked as ChangeChairs['changes']).map(({ holder, player, name = '', twice }) => {
            const taker = player === undefined ? name : nameOf(player);
            if (holder === null)
              return message(twice === true ? 'proposed.freeChairTwice' : 'proposed.freeChair', {
                name: taker,
              });
            return message(twice === true ? 'proposed.chairTwice' : 'proposed.chair', {
              before: nameOf(holder),
              name: taker,
            });
          }),
        ),
    },
  },
  'POST /seasons/{id}/rounds/{round}/seating': { text: as(message('proposed.list')) },
};

/** How a field of a proposed operation is shown; undefined for a field that no operation of this release has. */
export function wordsOfField(operation: string, field: string): FieldWords | undefined {
  return OWN[operation]?.[field] ?? FIELDS[field];
}

type Pairs = readonly (readonly string[])[];
type Seats = readonly {
  readonly seat: string;
  readonly place: number;
  readonly figures: Readonly<Record<string, number>>;
  readonly out?: number;
}[];

function namesOf(players: readonly string[], { nameOf }: About): Message {
  return message('log.list', { items: players.map(nameOf) });
}

function seatIn({ game: of }: About, asked: unknown): string {
  return of === undefined ? String(asked) : seatTitle(of, String(asked));
}

/** Orders are shown as they were sent, in the notation of their game. */
function ordersInWords(asked: unknown): Part | undefined {
  const isText = typeof asked === 'object' && asked !== null && 'text' in asked;
  return plain(isText ? asked.text : asked);
}

function seatsInWords(seats: Seats, about: About): Part {
  const rows = seats.map(({ seat, place, figures, out }) => {
    const counted = about.game === undefined ? '' : figuresInWords(about.game, figures);
    const said = out === undefined ? counted : message('ends.out', { figures: counted, year: out });
    return message('proposed.row', { place, seat: seatIn(about, seat), figures: said });
  });
  return inSeries(rows);
}

function rulesInWords(rules: object): readonly Message[] {
  return Object.entries(rules).flatMap(([rule, asked]) => {
    const setting = SETTINGS[`division.${rule}`];
    return setting === undefined
      ? []
      : [message('log.line', { title: setting.title, value: setting.say(asked) })];
  });
}
