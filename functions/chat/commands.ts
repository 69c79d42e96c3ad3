/** Kinds of options and places, as Discord numbers them. */
const STRING = 3;
const NUMBER = 10;
const IN_A_SERVER = 0;
/** The permission “Manage Server”, as the bits of a member's permissions have it. */
export const MANAGE_SERVER = 0x20n;

/** Hours before a deadline at which somebody can be reminded, as the site bounds them. */
export const REMINDER_HOURS = { min: 0.25, max: 168 } as const;

const inServers = { type: 1, contexts: [IN_A_SERVER], integration_types: [0] } as const;

/** The commands of a league's Discord server, as they are registered there. */
export const COMMANDS = [
  { ...inServers, name: 'standing', description: 'The first places of the running seasons' },
  { ...inServers, name: 'deadlines', description: 'When the open turns close, and how many seats are ready' },
  { ...inServers, name: 'silent', description: 'Who gave no orders lately (organizers and moderators)' },
  {
    ...inServers,
    name: 'remind',
    description: 'Remind me of missing orders, some hours before each deadline',
    options: [
      {
        type: NUMBER,
        name: 'hours',
        description: 'Hours before the deadline',
        required: true,
        min_value: REMINDER_HOURS.min,
        max_value: REMINDER_HOURS.max,
      },
    ],
  },
  {
    ...inServers,
    name: 'connect',
    description: 'Connect this server to a league',
    default_member_permissions: String(MANAGE_SERVER),
    options: [
      {
        type: STRING,
        name: 'code',
        description: 'The code from the league’s page, under “Webhooks”',
        required: true,
      },
    ],
  },
] as const;

export type CommandName = (typeof COMMANDS)[number]['name'];
