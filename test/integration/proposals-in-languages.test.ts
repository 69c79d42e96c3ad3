import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../functions/core/game/games.schema';
import type { Proposals, Proposed } from '../../functions/core/proposal/proposals.schema';
import { LANGUAGES, type Language } from '../../messages/languages';
import { type Scene, scene } from '../support/playing-organizers';

const reason = 'A storm took the power away.';

describe('what somebody proposes', () => {
  let on: Scene;
  beforeAll(async () => {
    on = await scene();
  });
  afterAll(() => on.world.close());

  const waiting = () => `/seasons/${on.board.season}/proposals`;
  const said = async (language: Language) => {
    const headers = { 'accept-language': language };
    const { proposals } = (await on.neutral.get<Proposals>(waiting(), headers)).body;
    return (proposals[0]?.details ?? []).map(({ field, value }) => `${field}: ${value}`);
  };
  /** The texts while a proposal waits, in each language. */
  const whileProposed = async (method: 'post' | 'put', path: string, body: unknown) => {
    const inGerman = { 'accept-language': 'de' };
    const { body: proposed, text } = await on.playing.organizer[method]<Proposed>(path, body, inGerman);
    expect(proposed.code, text).toBe('proposed');
    expect(proposed.detail).toMatch(/^Du spielst in dieser Saison/);
    const all = await Promise.all(LANGUAGES.map(said));
    await on.playing.organizer.remove(`${waiting()}/${proposed.proposal}`);
    return all;
  };

  test('a ruling on a game', async () => {
    const [seat] = Object.keys(on.board.players);
    expect(seat).toBeDefined();
    const body = { kind: 'replace', seat, player: null, reason };
    const [english, german, spanish] = await whileProposed('post', `/games/${on.board.game}/rulings`, body);
    expect(english).toContain('New player: A bot');
    expect(english).toContain('Ruling: Replace a player');
    expect(english?.[0]).toMatch(/^Game: Round 1, board \d$/);
    expect(german).toEqual([
      expect.stringMatching(/^Partie: Runde 1, Brett \d$/),
      'Entscheidung: Jemanden ersetzen',
      expect.stringMatching(/^Platz: [A-Z]/),
      'Neue Person: Ein Bot',
      `Grund: ${reason}`,
    ]);
    expect(spanish).toContain('Decisión: Sustituir a un jugador');
  });

  test('a correction of the position, by what it changes', async () => {
    const { position } = (await on.neutral.get<Game>(`/games/${on.board.game}`)).body as unknown as {
      position: { year: number; season: string };
    };
    const body = { kind: 'correct-position', position: { ...position, season: 'fall' }, reason };
    const [english, german] = await whileProposed('post', `/games/${on.board.game}/rulings`, body);
    expect(english).toContain('Position: Season: Fall');
    expect(german).toContain('Stellung: Jahreszeit: Herbst');
  });

  test('who sits at the board reads nothing of its position', async () => {
    const { league, game, players } = on.board;
    const [seated] = Object.values(players);
    if (seated === undefined) throw new Error('nobody sits at the board');
    await on.board.organizer.put(`/leagues/${league}/members/${seated.id}/roles`, {
      roles: ['moderator', 'player'],
    });
    const { position } = (await on.neutral.get<{ position: object }>(`/games/${game}`)).body;
    const body = { kind: 'correct-position', position: { ...position, season: 'fall' }, reason };
    const { body: proposed } = await on.playing.organizer.post<Proposed>(`/games/${game}/rulings`, body);
    const read = (await seated.get<Proposals>(waiting())).body.proposals.at(-1);
    await on.playing.organizer.remove(`${waiting()}/${proposed.proposal}`);
    expect(read?.details.map(({ field }) => field)).toEqual(['Game', 'Ruling', 'Reason']);
  });

  test('other settings, by what they would change', async () => {
    const path = `/seasons/${on.board.season}/settings`;
    const settings = (await on.neutral.get<object>(path)).body;
    const body = { ...settings, name: 'Winter', disputes: 'hold' };
    const [english, german, spanish] = await whileProposed('put', path, body);
    expect(english).toHaveLength(2);
    expect(english).toContain('Name: Winter');
    expect(german).toHaveLength(2);
    expect(german).toContain('Name: Winter');
    expect(german).not.toEqual(english);
    expect(spanish).toContain('Nombre: Winter');
  });
});
