import * as z from 'zod';
import { DEFAULT_SCORING_GAME, FLAGSHIP } from '../../../engine/games';

type Json = Record<string, unknown>;

interface About {
  /** Its name among the components. */
  readonly as: string;
  readonly says: string;
  readonly example: unknown;
}

const ULID = '01kb4h8v3zr6d9m2q5t7w1x0y4';

/** Parameters of paths, by the segment before them and their name, or by their name alone. */
const IN_PATH: Readonly<Record<string, About>> = {
  'leagues/id': { as: 'LeagueId', says: 'A league.', example: ULID },
  'seasons/id': { as: 'SeasonId', says: 'A season.', example: ULID },
  'games/id': { as: 'GameId', says: 'A game: one board of a season, or a practice board.', example: ULID },
  'practice/id': { as: 'PracticeId', says: 'A practice board.', example: ULID },
  'players/id': { as: 'AccountId', says: 'A player, by the id of their account.', example: 'anna_7fk2' },
  'notices/id': { as: 'OwnNoticeId', says: 'A ruling or warning that was addressed to me.', example: ULID },
  'reports/id': { as: 'ReportId', says: 'A report to the site’s administrators.', example: ULID },
  'measures/id': { as: 'OwnMeasureId', says: 'A measure of the site against my account.', example: ULID },
  '{player}/id': { as: 'MeasureId', says: 'A measure of the site against this account.', example: ULID },
  player: { as: 'PlayerId', says: 'A player, by the id of their account.', example: 'anna_7fk2' },
  'roster/player': {
    as: 'RosterPlayer',
    says: 'A player of the roster: the id of an account, or the one that the roster gave to a name.',
    example: 'anna_7fk2',
  },
  round: { as: 'Round', says: 'A round of the season, counted from 1.', example: 2 },
  step: {
    as: 'Step',
    says: 'A step of the game, counted from 1: what is decided until one deadline.',
    example: 5,
  },
  seat: {
    as: 'Seat',
    says: 'A seat of the game, by its name: a faction, a power or a colour.',
    example: 'tower',
  },
  thread: {
    as: 'Thread',
    says: 'A conversation: the seats in it, joined by `+`, or `public`.',
    example: 'public',
  },
  message: { as: 'MessageId', says: 'A message of this conversation.', example: ULID },
  case: { as: 'CaseId', says: 'A dispute (`d…`) or a report (`r…`).', example: `d${ULID}` },
  number: { as: 'RulingNumber', says: 'A ruling on this game, counted from 1.', example: 1 },
  notice: { as: 'AnnouncementId', says: 'An announcement of the league.', example: ULID },
  note: { as: 'NoteId', says: 'One of my notes.', example: ULID },
  draft: { as: 'DraftId', says: 'A season that has not been published.', example: ULID },
  template: { as: 'TemplateId', says: 'One of my templates.', example: ULID },
  team: { as: 'TeamId', says: 'A team of the league.', example: ULID },
  variant: { as: 'VariantId', says: 'A variant that a league brings.', example: ULID },
  circuit: { as: 'CircuitId', says: 'A circuit of the league.', example: ULID },
  proposal: {
    as: 'ProposalId',
    says: 'What somebody proposed who plays, and somebody else has to confirm.',
    example: ULID,
  },
  scoring: { as: 'ScoringId', says: 'A scoring.', example: 'sum-of-squares' },
  system: { as: 'EngineId', says: 'A game that is played here.', example: FLAGSHIP },
  board: { as: 'RatingList', says: 'A list of ratings: `overall`, or a game.', example: 'overall' },
  'services/service': { as: 'LoginService', says: 'A service that I log in with.', example: 'google' },
  'webhooks/service': { as: 'WebhookService', says: 'Where a webhook posts.', example: 'discord' },
  guild: { as: 'DiscordServer', says: 'A Discord server, by its id.', example: '81384788765712384' },
  'events/season': { as: 'EventOfCircuit', says: 'A season that counts for the circuit.', example: ULID },
  session: { as: 'SessionId', says: 'One of my sessions.', example: ULID },
  passkey: { as: 'PasskeyId', says: 'One of my passkeys.', example: 'dGhpcyBpcyBhbiBleGFtcGxl' },
  'unsubscribe/token': {
    as: 'UnsubscribeToken',
    says: 'The last part of the link in a mail.',
    example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  },
  token: {
    as: 'InvitationToken',
    says: 'The last part of an invitation’s link.',
    example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  },
  file: {
    as: 'CalendarFile',
    says: 'The secret of my calendar, with `.ics`.',
    example: 'k3V9mQ2xT7bR5wN8cF1z.ics',
  },
};

/** Query parameters by name; those of many operations are components. */
const IN_QUERY: Readonly<Record<string, Omit<About, 'as'> & Partial<About>>> = {
  active: { says: 'Only players who finished a game in this many last days.', example: 90 },
  against: { says: 'Only players with at least this many different opponents.', example: 3 },
  aggregation: { says: 'How a season adds up its games, as JSON.', example: '{"games":"all"}' },
  before: { says: 'Only what is older than the message with this id.', example: ULID },
  game: { says: 'Only this game.', example: FLAGSHIP },
  games: { says: 'Only players with at least this many rated games.', example: 5 },
  language: { as: 'Language', says: 'The language of its texts.', example: 'de' },
  pace: { says: 'Only seasons of this pace.', example: 'daily' },
  parameters: {
    says: 'Parameters of the scoring that differ from its own, as JSON.',
    example: '{"pool":100}',
  },
  pass: {
    says: 'The pass from my game’s page; without it the answer is the one for everyone.',
    example: 'p3f9k',
  },
  player: {
    says: 'The page on which this player stands, instead of a page by number.',
    example: 'anna_7fk2',
  },
  round: { says: 'Only this round.', example: 2 },
  scoring: { says: 'The scoring that is tried.', example: 'sum-of-squares' },
  search: {
    as: 'Search',
    says: 'Only names that contain this; accents and case do not matter.',
    example: 'muller',
  },
  season: { says: 'Only this season.', example: ULID },
  seats: { says: 'The number of seats of a board.', example: 7 },
  state: { says: 'What is still open, or what was settled.', example: 'open' },
  system: {
    says: 'Only this game, or the game for which a scoring is tried.',
    example: DEFAULT_SCORING_GAME,
  },
  text: { says: 'Only what contains this text.', example: 'friday' },
  title: { says: 'Only games with this title, of those that a season defines itself.', example: 'Catan' },
  variant: {
    says: 'With `known` the options of the game come without the file of its variant, which never changes.',
    example: 'known',
  },
};

/** Lists go on at the `next` of the page before, or have pages by number. */
const NEXT_PAGE = {
  as: 'NextPage',
  says: 'Where the page begins: the `next` of the page before.',
  example: 'eyJwYWdlIjoyfQ',
};
const PAGE_NUMBER = { as: 'PageNumber', says: 'The number of the page, from 1.', example: 2 };

export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text that no other request of mine has. A request that is sent again with the same key takes effect once, and gets the first reply.',
  example: '7c1f0c62-3f4e-4a54-9f3b-0d3f5b0f9e11',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** The parameters of a description: those of paths are components, each described once. */
export interface NamedParameters {
  of(path: string, params: z.ZodType): readonly Json[];
  used(): Json;
}

export function namedParameters(): NamedParameters {
  const used: Record<string, Json> = {};
  const parameter = (path: string, name: string, schema: Json): Json => {
    const isInPath = path.includes(`{${name}}`);
    const { as, says, example } = isInPath ? aboutInPath(path, name) : aboutInQuery(path, name, schema);
    const place = { name, in: isInPath ? 'path' : 'query', required: isInPath };
    const described = { ...place, description: says, example, schema };
    if (as === undefined) return described;
    used[as] ??= described;
    const isTheSame = JSON.stringify(used[as]) === JSON.stringify(described);
    return isTheSame ? { $ref: `#/components/parameters/${as}` } : described;
  };
  return {
    of: (path, params) =>
      Object.entries(propertiesOf(params)).map(([name, schema]) => parameter(path, name, schema)),
    used: () => Object.fromEntries(Object.entries(used).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function propertiesOf(params: z.ZodType): Readonly<Record<string, Json>> {
  const { properties = {} } = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>;
  };
  return properties;
}

function aboutInPath(path: string, name: string): About {
  const segments = path.split('/');
  const before = segments[segments.indexOf(`{${name}}`) - 1] ?? '';
  const about = IN_PATH[`${before}/${name}`] ?? IN_PATH[name];
  if (about === undefined)
    throw new RangeError(`${path}: nothing describes {${name}} (functions/api/description)`);
  return about;
}

function aboutInQuery(path: string, name: string, schema: Json) {
  const about = name === 'page' ? aboutPage(schema) : IN_QUERY[name];
  if (about === undefined)
    throw new RangeError(`${path}: nothing describes ${name} (functions/api/description)`);
  return about;
}

function aboutPage(schema: Json) {
  return JSON.stringify(schema).includes('"integer"') ? PAGE_NUMBER : NEXT_PAGE;
}
