import { type Message, messagesOf } from './game/message';
import { entryOf, type SystemId } from './games';

const message = messagesOf('labels');

/** Reads the labels that every game has: of its set-up, of a board at a real table, of an end by a ruling. */
function readCommon(system: SystemId, label: string): Message | undefined {
  if (label === 'Set-up') return message('any.setUp');
  if (label === 'At the table') return message('any.atTheTable');
  const ended = /^Ended by a ruling, (.+)$/.exec(label)?.[1];
  return ended === undefined ? undefined : message('any.ended', { turn: readLabel(system, ended) });
}

/**
 * The message for the label of a moment (`GameSystem.label`). Labels are stored as English text with each step, in
 * games of every release, so they are parsed instead of being stored in another form. A label that matches none of the
 * forms is returned unchanged.
 */
export function readLabel(system: SystemId, label: string): Message | string {
  for (const [form, says] of entryOf(system).labels) {
    const found = form.exec(label);
    if (found !== null) return says(...found.slice(1));
  }
  return readCommon(system, label) ?? label;
}
