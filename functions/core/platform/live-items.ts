import * as z from 'zod';
import { upgradeGame } from '../game/upgrade-game.store';
import { gateKey } from './keys';
import { getItem, queryItems, type Range, type Table } from './reads';

/** Any item of a game, before it is parsed. */
export const Item = z.looseObject({ sk: z.string() });
export type Item = z.infer<typeof Item>;

/**
 * The live items of a game in a range that begins with it and its gate, read strongly. A game written by an earlier
 * release is upgraded first.
 */
export async function liveItems(
  table: Table,
  game: string,
  range: Pick<Range, 'prefix' | 'between'>,
): Promise<readonly Item[]> {
  const read = () => queryItems(table, { partition: gateKey(game).pk, ...range }, Item);
  const items = await read();
  const gate = items.find(({ sk }) => sk === gateKey(game).sk);
  if (gate === undefined || gate.given !== undefined) return items;
  await upgradeGame(table, game, Number(gate.step));
  return read();
}

/** Only the gate. */
export async function gateItemOf(table: Table, game: string): Promise<Item | undefined> {
  const gate = await getItem(table, gateKey(game), Item);
  return gate && upToDate(table, gate);
}

/** A gate that has been read; one written by an earlier release is upgraded and read again. */
export async function upToDate(table: Table, gate: Item): Promise<Item | undefined> {
  if (gate.given !== undefined) return gate;
  const game = String(gate.game);
  await upgradeGame(table, game, Number(gate.step));
  return getItem(table, gateKey(game), Item);
}
