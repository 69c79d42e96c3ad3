import { message } from '../core/platform/message';

/** Types of options and contexts, as Discord numbers them. */
const STRING = 3;
const BOOLEAN = 5;
const NUMBER = 10;
const IN_A_SERVER = 0;
/** The permission “Manage Server” in the bits of a member's permissions. */
export const MANAGE_SERVER = 0x20n;

/** The site's range of reminder times, in hours before a deadline. */
export const REMINDER_HOURS = { min: 0.25, max: 168 } as const;

const inServers = { type: 1, contexts: [IN_A_SERVER], integration_types: [0] } as const;

/** Discord asks the platform while it is typed: the boards of the person who gives the command. */
const BOARD = {
  type: STRING,
  name: 'board',
  description: message('discord.command.board'),
  autocomplete: true,
} as const;

/** The longest text of orders and of press that Discord takes in one option. */
const LONGEST = { orders: 6000, press: 4000 } as const;

/** The commands of a league's Discord server, in no language yet. */
export const COMMANDS = [
  { ...inServers, name: 'standing', description: message('discord.command.standing') },
  { ...inServers, name: 'deadlines', description: message('discord.command.deadlines') },
  { ...inServers, name: 'silent', description: message('discord.command.silent') },
  {
    ...inServers,
    name: 'remind',
    description: message('discord.command.remind'),
    options: [
      {
        type: NUMBER,
        name: 'hours',
        description: message('discord.command.hours'),
        required: true,
        min_value: REMINDER_HOURS.min,
        max_value: REMINDER_HOURS.max,
      },
    ],
  },
  {
    ...inServers,
    name: 'orders',
    description: message('discord.command.orders'),
    options: [
      {
        type: STRING,
        name: 'orders',
        description: message('discord.command.theOrders'),
        required: true,
        autocomplete: true,
        max_length: LONGEST.orders,
      },
      {
        type: STRING,
        name: 'more',
        description: message('discord.command.moreOrders'),
        autocomplete: true,
        max_length: LONGEST.orders,
      },
      BOARD,
    ],
  },
  {
    ...inServers,
    name: 'ready',
    description: message('discord.command.ready'),
    options: [{ type: BOOLEAN, name: 'ready', description: message('discord.command.isReady') }, BOARD],
  },
  { ...inServers, name: 'waiting', description: message('discord.command.waiting'), options: [BOARD] },
  {
    ...inServers,
    name: 'press',
    description: message('discord.command.press'),
    options: [
      {
        type: STRING,
        name: 'to',
        description: message('discord.command.to'),
        required: true,
        autocomplete: true,
      },
      {
        type: STRING,
        name: 'text',
        description: message('discord.command.text'),
        required: true,
        min_length: 1,
        max_length: LONGEST.press,
      },
      BOARD,
    ],
  },
  {
    ...inServers,
    name: 'connect',
    description: message('discord.command.connect'),
    default_member_permissions: String(MANAGE_SERVER),
    options: [{ type: STRING, name: 'code', description: message('discord.command.code'), required: true }],
  },
] as const;

export type CommandName = (typeof COMMANDS)[number]['name'];
