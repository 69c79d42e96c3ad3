import type { Message } from '../../../engine/game/message';
import type { Role } from '../account/people.records';
import { message } from '../platform/message';

/** The roles of a member, for the league's log: “organizer and player”. */
export function rolesInWords(roles: readonly Role[]): Message {
  return message('log.list', { items: roles.map((role) => message('log.role', { role })) });
}
