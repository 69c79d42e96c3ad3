import { sha256Hex } from '../../../engine/core/sha256';
import type { RefusalReason } from '../../../messages/refusal-reason';
import type { Caller } from '../access/caller';
import { gameOf, moderatorOfGame } from '../access/guards';
import type { GameRecord } from '../game/games.records';
import { actEntry } from '../league/log-act';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { type Participant, participantsOf, partOf } from '../press/end-of-press';
import type { MessageRecord } from '../press/press.records';
import type { StatementRecord } from './statements.records';

/** A statement as one reader sees it. */
export interface ReadStatement {
  readonly by: Participant;
  readonly statement: StatementRecord;
  /** Written by the reader, who may change it. */
  readonly mine: boolean;
  /** The reader has blocked its author. */
  readonly blocked: boolean;
}

export interface StatementsOfGame {
  readonly statements: readonly ReadStatement[];
  /** Why the caller may not write one; null if they may. */
  readonly why: RefusalReason | null;
}

/**
 * The players' statements on a finished game, in the order of its seats. Refused while the game is played or reopened.
 */
export async function statementsFor(
  deps: Deps,
  caller: Caller | null,
  gameId: string,
): Promise<Outcome<StatementsOfGame>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  if (gate.state !== 'finished') return refuse({ code: 'game-running' });
  const participants = participantsOf(game);
  const ids = [...new Set(participants.map(({ player }) => player.id))];
  const [written, blocks, why] = await Promise.all([
    deps.store.statements(gameId, ids),
    caller === null ? [] : deps.store.blockedBy(caller.id),
    whyNot(deps, caller, game),
  ]);
  const blocked = new Set(blocks.map((block) => block.blocked.id));
  const statements = written
    .filter(({ text }) => text !== '')
    .flatMap((statement) => {
      const by = participants.find(({ player }) => player.id === statement.player);
      if (by === undefined) return [];
      return [{ by, statement, mine: by.player.id === caller?.id, blocked: blocked.has(by.player.id) }];
    })
    .sort((one, other) => participants.indexOf(one.by) - participants.indexOf(other.by));
  return done({ statements, why });
}

/** The thread under which statements are reported. */
export const STATEMENTS = 'statements';

/** The id of a player's statement, in the format of message ids. */
export function statementId(player: string): string {
  return sha256Hex(player).slice(0, 24);
}

/** The statements that a reader of a finished game sees, as messages that can be reported. */
export async function statementMessages(
  deps: Deps,
  caller: Caller,
  game: string,
): Promise<readonly MessageRecord[]> {
  const read = await statementsFor(deps, caller, game);
  if (!read.ok) return [];
  return read.value.statements
    .filter(({ statement }) => statement.hidden === undefined)
    .map(({ by: { seat, player }, statement: { text, at } }) => ({
      ...{ id: statementId(player.id), game, thread: STATEMENTS, from: seat, player: player.id, at, text },
    }));
}

/** Writes or changes the caller's statement on a finished game; an empty text withdraws it. */
export async function writeStatement(
  deps: Deps,
  caller: Caller,
  gameId: string,
  text: string,
): Promise<Outcome<null>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  if (partOf(game, caller) === undefined) return refuse({ code: 'not-your-seat' });
  if (gate.state !== 'finished') return refuse({ code: 'game-running' });
  const why = await whyNot(deps, caller, game);
  if (why !== null && text !== '') return refuse({ code: 'not-allowed', why });
  await deps.store.saveStatement({ player: caller.id, game: gameId, text, at: deps.clock() });
  return done(null);
}

/** Hides a statement, or shows it again, for a moderator who does not play; the league's log gives the reason. */
export async function hideStatement(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { player, hidden, reason }: { readonly player: string; readonly hidden: boolean; readonly reason: string },
): Promise<Outcome<null>> {
  const found = await gameOf(deps, gameId);
  if (!found.ok) return found;
  const { game } = found.value;
  const moderator = await moderatorOfGame(deps, caller, game, 'moderatorHidesStatements');
  if (!moderator.ok) return moderator;
  const author = participantsOf(game).find((one) => one.player.id === player);
  const [statement] = author === undefined ? [] : await deps.store.statements(gameId, [player]);
  if (author === undefined || statement === undefined)
    return refuse({ code: 'not-found', what: 'statement' });
  const act = {
    kind: 'hide-statement',
    subject: author.player.name,
    before: message(statement.hidden === undefined ? 'log.shown' : 'log.hidden'),
    after: message(hidden ? 'log.hidden' : 'log.shown'),
    reason,
  } as const;
  const where = { league: game.league.id, season: game.season };
  const entry = { ...(await actEntry(deps, caller, where, act)), game: gameId };
  const state = hidden ? { at: deps.clock(), reason } : null;
  const written = await deps.store.hideStatement({ player, game: gameId }, state, entry);
  return written === 'done' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Why a caller may not write a statement now; null if they may. */
async function whyNot(deps: Deps, caller: Caller | null, game: GameRecord): Promise<RefusalReason | null> {
  if (caller === null || partOf(game, caller) === undefined) return { text: 'statementOfPlayers' };
  if (game.practice !== undefined) return { text: 'statementInPractice' };
  const [member, [own]] = await Promise.all([
    deps.store.member(game.league.id, caller.id),
    deps.store.statements(game.id, [caller.id]),
  ]);
  if (member?.muted === true || isBanned(member, deps.clock())) return { text: 'statementMuted' };
  return own?.hidden === undefined ? null : { text: 'statementHidden' };
}
