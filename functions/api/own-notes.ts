import * as z from 'zod';
import { readLabel } from '../../engine/labels';
import type { Language } from '../../messages/languages';
import { translatorIn } from '../../messages/translator';
import type { Caller } from '../core/access/caller';
import { editNote, noteOnGame, ownNotesOn } from '../core/note/own-notes';
import { EditNote, OwnNotes, WriteNote } from '../core/note/own-notes.schema';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { andThen, done } from '../core/platform/errors';
import { iso } from '../core/platform/instants';
import { LIMITS } from './limits';
import { operation } from './operation';

const OneGame = z.object({ id: Id });

const notesFor = (deps: Deps, caller: Caller, language: Language, game: string) =>
  andThen(ownNotesOn(deps, caller, game), async ({ system, notes }) => {
    const say = await translatorIn(language, ['labels']);
    return done({
      notes: notes.map(({ id, step, label, text, study = null, at }) => ({
        ...{ id, step, text, study, at: iso(at) },
        label: label === null ? null : say(readLabel(system, label)),
      })),
    });
  });

/** Players' private notes on games. */
export const ownNotes = [
  operation({
    method: 'GET',
    path: '/games/{id}/notes',
    servedBy: 'practice',
    tag: 'Games',
    scope: 'read',
    access: 'account',
    summary: 'My own notes on a game, newest first; nobody else reads them',
    params: OneGame,
    reply: OwnNotes,
    handle: ({ deps, caller, language, params }) => notesFor(deps, caller, language, params.id),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/notes',
    servedBy: 'practice',
    tag: 'Games',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Note something on a game for myself: text, at a step, with a study of it',
    params: OneGame,
    body: WriteNote,
    reply: OwnNotes,
    limit: LIMITS.ownNotes,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(noteOnGame(deps, caller, params.id, body), () => notesFor(deps, caller, language, params.id)),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/notes/{note}',
    servedBy: 'practice',
    tag: 'Games',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Change the text of a note of mine on a game',
    params: OneGame.extend({ note: Id }),
    body: EditNote,
    reply: OwnNotes,
    limit: LIMITS.ownNotes,
    handle: ({ deps, caller, language, params: { id, note }, body }) =>
      andThen(editNote(deps, caller, { game: id, id: note }, body.text), () =>
        notesFor(deps, caller, language, id),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/games/{id}/notes/{note}',
    servedBy: 'practice',
    tag: 'Games',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Delete a note of mine on a game',
    params: OneGame.extend({ note: Id }),
    reply: OwnNotes,
    handle: async ({ deps, caller, language, params: { id, note } }) => {
      await deps.store.deleteOwnNote({ player: caller.id, game: id, id: note });
      return notesFor(deps, caller, language, id);
    },
  }),
];
