import { describe, expect, test } from 'vitest';
import type { Voice } from '../../../engine/game-entry';
import { entryOf, GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import { inEnglish } from '../../../test/support/translated';
import type { GameRecord, Gate, StepRecord } from '../game/games.records';
import { message } from '../platform/message';
import type { RulingRecord } from '../ruling/rulings.records';
import type { PlayerNotification } from './dispatch';
import * as ofGame from './of-game';

const gate = { label: 'Spring 2049', deadline: 0, state: 'open' } as unknown as Gate;
const step = { label: 'Spring 2049' } as unknown as StepRecord;
const ruling = { kind: 'extend', by: { name: 'Olga' }, reason: 'Storm.' } as unknown as RulingRecord;

type Mail = (game: GameRecord, seat: string, voice?: Voice) => PlayerNotification;

/** All mails about a game. */
const MAILS: Readonly<Record<string, Mail>> = {
  yourTurn: (game) => ofGame.yourTurn(game, gate, []),
  stepResult: (game) => ofGame.stepResult(game, step, []),
  gameStarted: (game, seat, voice) => ofGame.gameStarted(game, gate, seat, voice),
  gameFinished: (game, seat, voice) => ofGame.gameFinished(game, message('ends.timeUp'), [seat], voice),
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

  test.each(Object.keys(MAILS))('%s names the game, and a seat by its title', async (name) => {
    const notification = MAILS[name]?.(game, seat, await entryOf(system).voices?.());
    const text = [notification?.title ?? '', ...(notification?.lines ?? [])].map(inEnglish).join(' ');
    expect(text).toContain(`${GAMES[system].title}: Season 2, round 1, board 3`);
    expect(text.split(/\W+/)).not.toContain(seat);
  });
});

test('a faction of New York 2047 greets its player, and a single winner has the last word', async () => {
  const voice = await entryOf('ny2047').voices?.();
  const game = {
    id: 'g',
    system: 'ny2047',
    season: { id: 's', name: 'S' },
    round: 1,
    board: 1,
  } as GameRecord;
  const said = ({ lines }: PlayerNotification) => lines.map(inEnglish).at(-1);
  expect(said(ofGame.gameStarted(game, gate, 'rossoni', voice))).toBe(
    'Rossoni’s Rebels: “Sit. Eat something. We know what you did, and it stays in the family.”',
  );
  const over = (winners: readonly string[]) =>
    said(ofGame.gameFinished(game, message('ends.timeUp'), winners, voice));
  expect(over(['papst'])).toMatch(/^Die Schwarzen Papst: “Every stone lay where it had to lie\.”$/);
  expect(over(['papst', 'tower'])).toBe(over([]));
  expect(over([])).not.toContain('“');
});

test('a seat is named by its title, or by its colour where it has none', () => {
  expect(ofGame.seatTitle({ system: 'ny2047' }, 'tower')).toBe('The Tower Syndicate');
  expect(ofGame.seatTitle({ system: 'new-era' }, 'yellow')).toBe('Yellow');
});
