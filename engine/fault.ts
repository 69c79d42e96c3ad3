import { type Message, messagesOf } from './game/message';

/** A fault in user input: a list, a name, a setting, a date. By its key in `messages/<language>/says-faults.json`. */
export const fault = messagesOf('faults');

/**
 * Encodes a fault as the message of a schema check. Such messages are plain text, so the fault is written as JSON;
 * `faultIn` reads it.
 */
export function inCheck(one: Message): string {
  return JSON.stringify(one);
}

/** The fault in the message of a schema check; undefined for a message in plain words. */
export function faultIn(text: string): Message | undefined {
  return text.startsWith(BEGIN) ? (JSON.parse(text) as Message) : undefined;
}

const BEGIN = '{"of":"faults"';
