import { account } from '../account';
import type { RouteGroup } from '../app';
import { inbox } from '../inbox';
import { invitations } from '../invitations';
import { joinable } from '../joinable';
import { notifications } from '../notifications';
import { operationsServedBy } from '../served-by';
import { sessions } from '../sessions';
import { today } from '../today';
import { unsubscribeLink } from '../unsubscribe-link';

/** The caller’s own data: today, inbox, account, sessions, notifications; and games that look for players. */
export const OWN = {
  operations: operationsServedBy('own', [
    ...today,
    ...inbox,
    ...account,
    ...sessions,
    ...notifications,
    ...invitations,
    ...joinable,
  ]),
  files: [unsubscribeLink],
} satisfies RouteGroup;
