import { describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import { inEnglish } from '../../../test/support/translated';
import type { GameRecord, Gate, StepRecord } from '../game/games.records';
import { message } from '../platform/message';
import type { RulingRecord } from '../ruling/rulings.records';
import type { PlayerNotification } from './dispatch';
import * as ofGame from './of-game';

const gate = { label: 'Spring 2049', deadline: 0, state: 'open' } as unknown as Gate;
const step = { label: 'Spring 2049' } as unknown as StepRecord;
const ruling = { kind: 'extend', by: { name: 'Olga' }, reason: 'Storm.' } as unknown as RulingRecord;

/** All mails about a game. */
const MAILS: Readonly<Record<string, (game: GameRecord, seat: string) => PlayerNotification>> = {
  yourTurn: (game) => ofGame.yourTurn(game, gate, []),
  stepResult: (game) => ofGame.stepResult(game, step, []),
  gameStarted: (game, seat) => ofGame.gameStarted(game, gate, seat),
  gameFinished: (game) => ofGame.gameFinished(game, message('ends.timeUp')),
  reminderOf: (game) => ofGame.reminderOf(game, gate),
  rulingOf: (game) => ofGame.rulingOf(game, gate, ruling, 'game-ruled'),
  newMessages: (game, seat) => ofGame.newMessages(game, seat, false),
  missedTurn: (game) => ofGame.missedTurn(game, 'Spring 2049', []),
  inGrace: (game) => ofGame.inGrace(game, gate),
  stillWaiting: (game) => ofGame.stillWaiting(game, gate, []),
  civilDisorder: (game, seat) => ofGame.civilDisorder(game, seat),
  chairTaken: (game, seat) => ofGame.chairTaken(game, seat),
  chairLost: (game) => ofGame.chairLost(game),
  resultReported: (game) => ofGame.resultReported(game),
  resultDisputed: (game) => ofGame.resultDisputed(game),
};

const OTHERS = ['boardInWords', 'peopleOf', 'pictureOf', 'seatTitle', 'sentencesOf', 'stageOfGame'];

test('every notification of a game is looked at here', () =>
  expect([...Object.keys(MAILS), ...OTHERS].sort()).toEqual(Object.keys(ofGame).sort()));

describe.each(GAME_SYSTEM_IDS)('what mails say of %s', (system) => {
  const [seat = ''] = GAMES[system].seats.names;
  const game = { id: 'g', system, season: { id: 's', name: 'Season 2' }, round: 1, board: 3 } as GameRecord;

  test.each(Object.keys(MAILS))('%s names the game, and a seat by its title', (name) => {
    const notification = MAILS[name]?.(game, seat);
    const text = [notification?.title ?? '', ...(notification?.lines ?? [])].map(inEnglish).join(' ');
    expect(text).toContain(`${GAMES[system].title}: Season 2, round 1, board 3`);
    expect(text.split(/\W+/)).not.toContain(seat);
  });
});

test('a seat is named by its title, or by its colour where it has none', () => {
  expect(ofGame.seatTitle({ system: 'ny2047' }, 'tower')).toBe('The Tower Syndicate');
  expect(ofGame.seatTitle({ system: 'new-era' }, 'yellow')).toBe('Yellow');
});
