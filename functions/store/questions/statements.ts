import type { LogRecord, PressConsent, StatementRecord } from '../records';

/** What players say of finished games, and whose side of the press is open. Both stand with their accounts. */
export interface StatementStore {
  /** The statements of these players on a game, in no order. */
  statements(game: string, players: readonly string[]): Promise<readonly StatementRecord[]>;
  /** Writes or changes a statement; what a moderator decided of it stays. */
  saveStatement(statement: Omit<StatementRecord, 'hidden'>): Promise<void>;
  /** Hides a statement, or shows it again, with its entry in the league's log. Fails where there is none. */
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
