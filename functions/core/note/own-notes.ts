import type { Caller } from '../access/caller';
import { gameOf } from '../access/guards';
import type { GameRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { OwnNote } from './notes.records';

/** How many notes a player may have on one game. */
const MOST = 100;

/** The caller's notes on a game, newest first. */
export async function ownNotesOn(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<Outcome<{ readonly system: GameRecord['system']; readonly notes: readonly OwnNote[] }>> {
  const found = await gameOf(deps, id);
  if (!found.ok) return found;
  const notes = [...(await deps.store.ownNotes(caller.id, id))].reverse();
  return done({ system: found.value.game.system, notes });
}

/** Stores a note of the caller on a game, or on a closed or open step of it. No one else can ever read it. */
export async function noteOnGame(
  deps: Deps,
  caller: Caller,
  id: string,
  { step, text, study }: Pick<OwnNote, 'step' | 'text'> & { readonly study?: string | undefined },
): Promise<Outcome<null>> {
  const found = await gameOf(deps, id);
  if (!found.ok) return found;
  const { gate } = found.value;
  const label = step === null ? null : step === gate.step ? gate.label : await labelOf(deps, id, step);
  if (label === undefined) return refuse({ code: 'not-found', what: 'step' });
  if ((await deps.store.ownNotes(caller.id, id)).length >= MOST) return refuse(TOO_MANY);
  await deps.store.saveOwnNote({
    ...{ id: deps.newId(), player: caller.id, game: id, step, label, text, at: deps.clock() },
    ...(study === undefined ? {} : { study }),
  });
  return done(null);
}

/** Replaces the text of a caller's note; its time and its subject stay. */
export async function editNote(
  deps: Deps,
  caller: Caller,
  of: Pick<OwnNote, 'game' | 'id'>,
  text: string,
): Promise<Outcome<null>> {
  const edited = await deps.store.editOwnNote({ ...of, player: caller.id }, text);
  return edited === 'edited' ? done(null) : refuse({ code: 'not-found', what: 'note' });
}

async function labelOf(deps: Deps, game: string, step: number): Promise<string | undefined> {
  return (await deps.store.step(game, step))?.label;
}

const TOO_MANY = {
  code: 'not-allowed',
  why: { text: 'ownNotes', with: { most: MOST } },
} as const;
