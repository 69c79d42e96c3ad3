import { account } from '../account';
import type { RouteGroup } from '../app';
import { inbox } from '../inbox';
import { invitations } from '../invitations';
import { joinable } from '../joinable';
import { notifications } from '../notifications';
import { sessions } from '../sessions';
import { today } from '../today';
import { unsubscribeLink } from '../unsubscribe-link';

/** What is its caller’s own: today, inbox, account, sessions, notifications; and games that seek players. */
export const OWN = {
  operations: [...today, ...inbox, ...account, ...sessions, ...notifications, ...invitations, ...joinable],
  files: [unsubscribeLink],
} satisfies RouteGroup;
