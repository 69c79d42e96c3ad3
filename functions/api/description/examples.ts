const SEASON = '01kb4h8v3zr6d9m2q5t7w1x0y4';
const GAME = '01kb4j2c8e5s7n0p3f6g9h1k4m';
const ID = '01kb4k7d1a4v6b8c0x2z5y7w9q';
const ANNA = 'anna_7fk2';
const BEN = 'ben_29xq';
const REASON = 'Both players asked for it in the league’s chat.';

const ORDERS = [
  { unit: 'par', type: 'MOVE', to: 'bur' },
  { unit: 'mar', type: 'SUPPORT', from: 'par', to: 'bur' },
  { unit: 'bre', type: 'HOLD' },
];

const DEADLINES = { orders: 2880, adjustment: 1440, zone: 'Europe/Berlin' };

const PLAYED = {
  system: 'ny2047',
  boardSize: 5,
  format: { kind: 'rounds', rounds: 3, strength: 'balance', topBoard: true },
  deadlines: DEADLINES,
};

const SETTINGS = { name: 'Hudson Winter', ...PLAYED };

const CORRECTED = {
  kind: 'correct',
  ending: 'points',
  seats: [
    { seat: 'france', place: 1, figures: { centres: 18 } },
    { seat: 'turkey', place: 2, figures: { centres: 16 } },
  ],
};

const EXTENDED = { kind: 'extend', until: '2026-12-04T20:00:00.000Z' };

const CIRCUIT = {
  name: 'Grand Prix 2027',
  events: [{ season: SEASON, weight: 1 }],
  best: 3,
  points: { kind: 'places', byPlace: [25, 18, 15, 12, 10] },
  tieBreaks: [],
};

const PASSKEY = 'dGhpcyBpcyBhbiBleGFtcGxl';
const CREDENTIAL = { id: PASSKEY, rawId: PASSKEY, type: 'public-key' };

/** A body for each operation that takes one, as the description of the API shows it. `examples.test.ts` reads them all. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  'PUT /me': { name: 'Anna', zone: 'Europe/Berlin', language: 'de', stories: false },
  'PUT /games/{id}/steps/{step}/orders': { orders: ORDERS, ready: true },
  'PUT /games/{id}/plan': { orders: ORDERS },
  'PUT /games/{id}/steps/{step}/consent': { agrees: true },
  'POST /games/{id}/press': { to: ['tower', 'bridge'], text: 'Shall we hold the river together?' },
  'PUT /games/{id}/press/{thread}/reading': { messages: 12 },
  'POST /leagues': { name: 'The Thursday Club', about: 'Six boards a year, in a café on the river.' },
  'POST /leagues/{id}/members': {},
  'POST /leagues/{id}/copies': { name: 'The Thursday Club 2027', seasons: [SEASON] },
  'PUT /leagues/{id}/settings': {
    ...{ name: 'The Thursday Club', about: 'Six boards a year.', rules: 'Be kind.', venue: 'Pier 7' },
    ...{ links: [{ title: 'Our site', url: 'https://club.example/' }], private: false, version: 3 },
  },
  'PUT /leagues/{id}/closed': { closed: true },
  'PUT /leagues/{id}/members/{player}/roles': { roles: ['moderator', 'player'] },
  'POST /leagues/{id}/hand-over': { reason: 'I move abroad in spring.' },
  'POST /leagues/{id}/members/{player}/merge': {
    into: ANNA,
    reason: 'They log in with another address now.',
  },
  'POST /leagues/{id}/members/{player}/notes': { text: 'Plays from a ship in December.' },
  'POST /leagues/{id}/announcements': { season: SEASON, text: 'Round 2 begins on Friday at eight.' },
  'PUT /leagues/{id}/announcements/{notice}': { text: 'Round 2 begins on Saturday at eight.' },
  'POST /leagues/{id}/members/{player}/rulings': {
    kind: 'warn',
    note: 'Second time this year.',
    reason: 'Missed two turns without a word.',
  },
  'PUT /leagues/{id}/webhooks/{service}': {
    ...{ url: 'https://discord.com/api/webhooks/1/abc', news: ['round-begun', 'game-finished'] },
  },
  'POST /leagues/{id}/webhooks/failed': { subject: ID, channel: 'discord' },
  'POST /leagues/{id}/seasons': SETTINGS,
  'POST /calendar': PLAYED,
  'PUT /seasons/{id}/settings': SETTINGS,
  'POST /seasons/{id}/entries': { prefers: ['tower'], zone: 'Europe/Berlin' },
  'PUT /seasons/{id}/entries/me': { prefers: ['bridge', 'tower'] },
  'PUT /seasons/{id}/entries/{player}/decision': { accept: true },
  'PUT /seasons/{id}/apart': { pairs: [[ANNA, BEN]], version: 1 },
  'POST /seasons/{id}/rounds/{round}/swap': { players: [ANNA, BEN] },
  'POST /seasons/{id}/rounds/{round}/redraw': { version: 1 },
  'POST /seasons/{id}/rounds/{round}/release': { version: 1 },
  'POST /seasons/{id}/rounds/{round}/seating': { text: 'board,seat,player\n1,tower,Anna\n1,bridge,Ben' },
  'POST /seasons/{id}/chairs': { changes: [{ game: GAME, seat: 'tower', holder: ANNA, player: BEN }] },
  'PUT /seasons/{id}/texts': { about: 'Three rounds, one a month.', venue: 'Pier 7', links: [] },
  'PUT /seasons/{id}/holidays': { days: ['2026-12-25', '2027-01-01'] },
  'POST /seasons/{id}/substitutes': { atOnce: true },
  'PUT /seasons/{id}/adjustments/{player}': {
    adjustments: [{ points: -2, reason: 'Two late turns in round 1.' }],
    version: 0,
  },
  'POST /leagues/{id}/drafts': SETTINGS,
  'PUT /leagues/{id}/drafts/{draft}': SETTINGS,
  'POST /seasons/{id}/cancel': { reason: 'Too few players could come.' },
  'POST /seasons/{id}/rounds/{round}/end': { as: 'stands' },
  'PUT /seasons/{id}/clock': { round: 1, version: 4, minutes: 90, running: true, left: 5_400_000 },
  'POST /me/templates': { season: SEASON, name: 'Our winter season' },
  'PUT /me/templates/{template}': { name: 'Our summer season' },
  'POST /seasons/{id}/roster': { text: 'Anna, anna@mail.example\nBen' },
  'PUT /seasons/{id}/roster/{player}/absence': { absent: true },
  'POST /seasons/{id}/table-results': { text: 'board,player,points\n1,Anna,12\n1,Ben,9', preview: true },
  'POST /leagues/{id}/past-seasons': {
    ...{ name: 'Winter 2019', system: 'classic', endedOn: '2019-03-02', rated: false },
    ...{ text: 'round,board,player,power,centres\n1,1,Anna,france,18' },
  },
  'POST /seasons/{id}/running-games': {
    games: [{ file: 'board-1.txt', position: {} }],
    text: '1,france,Anna',
  },
  'POST /seasons/{id}/running-games/clocks': { boards: [1, 2] },
  'POST /seasons/{id}/divisions/next': { of: 'Division A' },
  'POST /leagues/{id}/variants': {
    system: 'classic',
    file: { schema: 1, id: 'lagoon', version: 1, title: 'Lagoon', author: 'Anna', licence: 'CC0-1.0' },
  },
  'POST /leagues/{id}/circuits': CIRCUIT,
  'PUT /leagues/{id}/circuits/{circuit}': { ...CIRCUIT, version: 2 },
  'PUT /seasons/{id}/qualification': {
    invites: null,
    asks: { games: null, rating: null, memberDays: null },
    version: 0,
  },
  'POST /games/{id}/result/effect': CORRECTED,
  'POST /games/{id}/result': { ...CORRECTED, reason: REASON },
  'POST /leagues/{id}/teams': { name: 'River Rats', code: 'RAT' },
  'PUT /leagues/{id}/teams/{team}': {
    ...{ name: 'River Rats', code: 'RAT', captain: ANNA, players: [ANNA, BEN], substitutes: [], version: 1 },
  },
  'POST /leagues/{id}/teams/{team}/invitations': { player: BEN },
  'POST /leagues/{id}/teams/{team}/members': { player: BEN },
  'PUT /seasons/{id}/teams/{team}': { players: [ANNA, BEN], version: 0 },
  'POST /seasons/{id}/teams/{team}/changes': { out: ANNA, substitute: BEN, version: 1 },
  'POST /seasons/{id}/one-person': { keep: ANNA, remove: BEN, reason: 'They told us so themselves.' },
  'PUT /seasons/{id}/confirmation': { confirms: true },
  'PUT /games/{id}/table-report': { text: 'Anna 12\nBen 9' },
  'PUT /games/{id}/table-report/answer': { report: ID, answer: { kind: 'confirms' } },
  'POST /games/{id}/table-report/decision': { report: ID, decision: 'accept' },
  'POST /games/{id}/rulings/effect': EXTENDED,
  'POST /games/{id}/rulings': { ...EXTENDED, reason: 'The site could not be reached last night.' },
  'POST /seasons/{id}/clocks/effect': { kind: 'pause' },
  'POST /seasons/{id}/clocks': { kind: 'pause', reason: 'The site could not be reached last night.' },
  'POST /games/{id}/entered-orders/check': { seat: 'france', step: 3, text: 'A Par - Bur' },
  'POST /games/{id}/entered-orders': { seat: 'france', step: 3, text: 'A Par - Bur', ready: true },
  'POST /games/{id}/disputes': { step: 3, text: 'My fleet was ordered to hold, and it moved.' },
  'POST /games/{id}/reports': { thread: 'public', message: ID, text: 'This insults a player.' },
  'POST /games/{id}/cases/{case}/answer': {
    decision: 'upheld',
    text: 'The order was entered for the wrong unit.',
  },
  'POST /games/{id}/cases/{case}/appeal': { text: 'The answer speaks of another turn.' },
  'POST /games/{id}/cases/{case}/appeal/answer': { decision: 'answer-stands', text: 'It is the same turn.' },
  'PUT /games/{id}/statement': { text: 'I trusted the north once too often.' },
  'PUT /games/{id}/statements/{player}/hidden': { hidden: true, reason: 'It insults a player.' },
  'PUT /games/{id}/opened-press': { opens: true },
  'DELETE /me/account': { confirm: 'delete my account' },
  'POST /me/merge': { code: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' },
  'POST /me/sessions': { name: 'My bot', scopes: ['read', 'play'], days: 30 },
  'PUT /me/notifications': { choices: { 'your-turn': ['mail', 'push'], 'step-result': ['digest'] } },
  'PUT /me/notifications/browsers': {
    endpoint: 'https://push.example/send/1',
    keys: { p256dh: PASSKEY, auth: PASSKEY },
  },
  'DELETE /me/notifications/browsers': { endpoint: 'https://push.example/send/1' },
  'PUT /me/notifications/program': { url: 'https://bot.example/turreton' },
  'POST /me/notifications/failed': { subject: ID, channel: 'mail' },
  'POST /me/logins/passkeys': {
    ...{ name: 'My phone', token: PASSKEY },
    response: { ...CREDENTIAL, response: { clientDataJSON: PASSKEY, attestationObject: PASSKEY } },
  },
  'POST /passkeys/answer': {
    token: PASSKEY,
    response: {
      ...CREDENTIAL,
      response: { clientDataJSON: PASSKEY, authenticatorData: PASSKEY, signature: PASSKEY },
    },
  },
  'POST /me/practice': { system: 'ny2047', level: 'gentle' },
  'POST /games/{id}/friends': { code: 'k3V9mQ2xT7', seat: 'tower', name: 'Anna' },
  'POST /me/practice/guest': { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' },
  'POST /games/{id}/notes': { step: 3, text: 'Bridge promised to leave the tunnel.' },
  'PUT /games/{id}/notes/{note}': { text: 'Bridge left the tunnel.' },
  'PUT /games/{id}/seats/{seat}/offer': { accepts: true },
  'POST /reports': { target: { kind: 'league', league: ID }, reason: 'This league sells seats.' },
  'POST /me/measures/{id}/appeal': { text: 'The league sells nothing; the text was a joke.' },
  'POST /site/reports/{id}/dismissal': { why: 'Nothing is sold there.' },
  'POST /site/hidden': { target: { kind: 'league', league: ID }, why: 'It sells seats.' },
  'POST /site/results': { season: SEASON, approved: true, why: 'The club sent its records.' },
  'POST /site/suspensions': {
    player: BEN,
    until: '2027-01-31T00:00:00.000Z',
    why: 'Threats in three games.',
  },
  'DELETE /site/measures/{player}/{id}': { why: 'The appeal was right.' },
  'POST /site/measures/{player}/{id}/appeal/answer': { granted: true, why: 'It was a joke indeed.' },
  'DELETE /site/accounts/{player}/sessions': { why: 'Their laptop was stolen.' },
  'PUT /site/administrators/{player}': { why: 'They run the site with us now.' },
  'DELETE /site/administrators/{player}': { why: 'They left us in autumn.' },
};
