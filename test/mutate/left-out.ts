/** A condition that the authorization matrix cannot test. */
interface LeftOut {
  /** Matches the name of each mutant that is left out. */
  readonly where: RegExp;
  readonly why: string;
  /** The test that finds it instead: a file, by its path or in `test/integration`, and a title in it. */
  readonly test?: string;
}

/** Conditions on the caller's identity that do not affect any answer, or that another condition makes superfluous. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    where: /api\/idempotency\.ts/,
    why: 'keeps what a request was answered, for all who are logged in',
    test: 'refusals.test.ts: an idempotency key carries a request out once',
  },
  {
    where: /api\/rate-limit\.ts/,
    why: 'counts requests of all who are logged in',
    test: 'limits.test.ts: an account that floods a process is slowed down',
  },
  {
    where: /api\/presence\.ts/,
    why: 'notes devices of all who are logged in',
    test: 'fair-play.test.ts: is written once a week',
  },
  {
    where: /operation\.ts:\d+ caller === null as false/,
    why: 'asked twice: before the body is read, and for its type',
  },
  {
    where: /operation\.ts:\d+ caller !== null as true/,
    why: 'for its type: what a visitor may do is free, and not limited',
  },
  {
    where: /api\/(api|roster)-file\.ts.*caller === null as false/,
    why: 'asked twice: before the parameters are read, and for its type; each refuses without the other',
  },
  {
    where: /confirmations\.view\.ts.*caller === null as false/,
    why: 'for its type: no result names a visitor, so none is theirs to confirm',
  },
  {
    where: /(game|result)\.view\.ts.*caller (!|=)== null as/,
    why: 'for its type: a visitor has no roles and rules on nothing',
  },
  {
    where: /season\.view\.ts.*caller === null as false|substitutes\.view\.ts.*caller !== null as true/,
    why: 'for its type: a visitor has no roles',
  },
  {
    where: /press-rules\.ts.*caller === null as false/,
    why: 'for its type: a visitor holds no seat',
  },
  {
    where: /season-course\.view\.ts/,
    why: 'adds the caller to what everybody sees',
    test: 'season-charts.test.ts: adds the caller to the leaders, wherever they stand',
  },
  {
    where: /season-boards\.view\.ts.*seatHeldBy/,
    why: 'puts the caller’s boards first of those that everybody sees',
    test: 'large-season.test.ts: shows a player their own boards and place, wherever they are',
  },
  {
    where: /(step|taken)\.view\.ts.*rolesIn|viewer\.ts/,
    why: 'no game shows moderators more than spectators',
  },
  {
    where: /notify-events\.ts/,
    why: 'comes after the reply',
    test: 'members.test.ts: who is banned leaves the seasons of the league',
  },
  {
    where: /notify-season\.ts/,
    why: 'comes after the reply: who is told',
    test: 'season-buttons.test.ts: to the organizers alone who are not banned',
  },
  {
    where: /notify-inbox\.ts/,
    why: 'comes after the reply: who is told',
    test: 'inbox.test.ts: and nobody who plays alone or is banned',
  },
  {
    where: /divisions\.ts.*isBanned/,
    why: 'says who is entered, not who may ask',
    test: 'divisions.test.ts: take in nobody who was banned',
  },
  {
    where: /leave-league\.ts.* role === 'player' as/,
    why: 'says what the log keeps',
    test: 'league-settings.test.ts: the log keeps who gave up a role by leaving',
  },
  {
    where:
      /manage-leagues\.ts:\d+ (member\.)?roles\.includes|rule-on-member\.ts.*includes\('organizer'\) as false/,
    why: 'chooses a condition of the write',
  },
  {
    where:
      /leave-league\.ts.*member\.roles.* as true|delete-account\.ts.*(own\.roles.* as true|isBanned\(own.* as false)/,
    why: 'adds a condition to the write of somebody who organizes nothing; there is another organizer',
  },
  {
    where: /registration\.ts.*isBanned\(.* as false/,
    why: 'the write refuses those who are banned as well',
  },
  {
    where: /offline-owner\.ts/,
    why: 'says whose device keeps what it sees',
    test: 'functions/core/account/offline-owner.test.ts: for whom the device that %s keeps what it sees',
  },
  {
    where: /api\/me\.ts.*caller !== null/,
    why: 'says who is a guest, in a reply that differs with each caller',
    test: 'practice.test.ts: is a visitor to the pages, and others know them as a guest',
  },
  {
    where: /api\/scopes\.ts.*caller === null as true/,
    why: 'refuses sessions for programs and guests, of which the matrix has none',
    test: 'scopes.test.ts: is refused exactly the operations whose scope it lacks',
  },
  {
    where: /(api\/scopes|statements(\.view)?)\.ts.*caller === null as false/,
    why: 'for its type: a visitor has no session, no role and no part in a game',
  },
  {
    where: /joinable\.view\.ts/,
    why: 'adds the caller’s own entry to what everybody sees',
    test: 'joinable.test.ts: names always-open seasons first, with how many wait for the next board',
  },
  {
    where: /today\/marks\.ts/,
    why: 'marks what a reader reads: that it moves has to be seen twice',
    test: 'changed.test.ts: of orders everybody learns that they are there, and their player which',
  },
  {
    where: /welcome\.view\.ts/,
    why: 'shows a guest’s own boards',
    test: 'practice.test.ts: finds their boards on the first page, where visitors find none',
  },
  {
    where: /practice\.view\.ts:\d+ (seatHeldBy|id|caller|founder)/,
    why: 'says of a practice board what is the caller’s; the matrix has none',
    test: 'friends.test.ts: a board of friends waits for its founder to begin it, and friends take seats by its link',
  },
  {
    where: /practice\/friends\.ts.*seatHeldBy/,
    why: 'answers whoever sits at a practice board already; the matrix has none',
    test: 'friends.test.ts: a board of friends waits for its founder to begin it, and friends take seats by its link',
  },
  {
    where: /practice\/rematch\.ts.*player\.id/,
    why: 'asks the others to a rematch',
    test: 'friends.test.ts: asks everybody who played, and begins when all have come',
  },
  {
    where: /statements\.ts.*(caller === null as true|by\.player\.id)/,
    why: 'marks the caller’s own statement, and those of whom they have blocked',
    test: 'statements.test.ts: each player has one, which only they change and take back',
  },
  {
    where: /statements\.ts.*muted/,
    why: 'refuses who is muted, of whom the matrix has none',
    test: 'statements.test.ts: who is muted writes none, and who blocks an author is warned',
  },
  {
    where: /statements\.ts.*isBanned\(.* as false/,
    why: 'refuses who played a game that is over and is banned, of whom the matrix has none',
    test: 'statements.test.ts: who is banned writes none while that lasts',
  },
];
