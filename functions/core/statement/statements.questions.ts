import type { LogRecord, PressConsent, StatementRecord } from '../platform/records';

/** Players' statements on finished games, and their consents to open press. Both are stored with their accounts. */
export interface StatementStore {
  /** The statements of these players on a game, in no order. */
  statements(game: string, players: readonly string[]): Promise<readonly StatementRecord[]>;
  /** Writes or changes a statement; a moderator's decision about it stays. */
  saveStatement(statement: Omit<StatementRecord, 'hidden'>): Promise<void>;
  /** Hides a statement, or shows it again, with its entry in the league's log. Fails if there is none. */
  hideStatement(
    of: Pick<StatementRecord, 'player' | 'game'>,
    hidden: NonNullable<StatementRecord['hidden']> | null,
    entry: LogRecord,
  ): Promise<'done' | 'not-there'>;
  /** The consents of these players to open a game's press, in no order. */
  pressConsents(game: string, players: readonly string[]): Promise<readonly PressConsent[]>;
  savePressConsent(consent: PressConsent): Promise<void>;
  /** Repeating it is harmless. */
  withdrawPressConsent(of: Pick<PressConsent, 'player' | 'game'>): Promise<void>;
}
