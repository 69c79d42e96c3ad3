import { type Message, messagesOf } from './game/message';

/**
 * What is wrong with something that a person wrote or chose: a list, a name, a setting, a date. By its key in
 * `messages/<language>/says-faults.json`.
 */
export const fault = messagesOf('faults');

/** A fault as the message of a schema's check. Those are plain text, so it stands there as JSON; `faultIn` reads it. */
export function inCheck(one: Message): string {
  return JSON.stringify(one);
}

/** The fault that a schema's check has for its message; undefined for one in plain words. */
export function faultIn(text: string): Message | undefined {
  return text.startsWith(BEGIN) ? (JSON.parse(text) as Message) : undefined;
}

const BEGIN = '{"of":"faults"';
