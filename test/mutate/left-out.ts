/** A condition that the role matrix cannot notice. */
interface LeftOut {
  /** Fits the name of each mutant that is left out. */
  readonly where: RegExp;
  readonly why: string;
  /** Who notices it instead: a file in `test/integration` and a title in it. */
  readonly test?: string;
}

/** Conditions that ask who somebody is, but answer no caller, or that another one makes superfluous. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    where: /api\/idempotency\.ts/,
    why: 'keeps what a request was answered, for all who are logged in',
    test: 'refusals.test.ts: an idempotency key carries a request out once',
  },
  {
    where: /api\/pace\.ts/,
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
    where: /views\/(game|result)\.ts.*caller (!|=)== null as/,
    why: 'for its type: a visitor has no roles and rules on nothing',
  },
  {
    where: /views\/(season\.ts.*caller === null as false|substitutes\.ts.*caller !== null as true)/,
    why: 'for its type: a visitor has no roles',
  },
  {
    where: /press-rules\.ts.*caller === null as false/,
    why: 'for its type: a visitor holds no seat',
  },
  {
    where: /views\/season-course\.ts/,
    why: 'adds the caller to what everybody sees',
    test: 'season-charts.test.ts: adds the caller to the leaders, wherever they stand',
  },
  {
    where: /views\/season\.ts.*seatHeldBy/,
    why: 'puts the caller’s boards first of those that everybody sees',
    test: 'large-season.test.ts: shows a player their own boards and place, wherever they are',
  },
  {
    where: /views\/(step|taken)\.ts.*rolesIn|viewer\.ts/,
    why: 'no game shows moderators more than spectators',
  },
  {
    where: /follow-ups\/|tell-of-events/,
    why: 'comes after the reply',
    test: 'members.test.ts: who is banned leaves the seasons of the league',
  },
  {
    where: /tell-of-season\.ts/,
    why: 'comes after the reply: who is told',
    test: 'season-buttons.test.ts: to the organizers alone who are not banned',
  },
  {
    where: /tell-of-waiting\.ts/,
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
];
