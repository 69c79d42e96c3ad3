import { message } from '../services/message';

/** Kinds of options and places, as Discord numbers them. */
const STRING = 3;
const NUMBER = 10;
const IN_A_SERVER = 0;
/** The permission “Manage Server”, as the bits of a member's permissions have it. */
export const MANAGE_SERVER = 0x20n;

/** Hours before a deadline at which somebody can be reminded, as the site bounds them. */
export const REMINDER_HOURS = { min: 0.25, max: 168 } as const;

const inServers = { type: 1, contexts: [IN_A_SERVER], integration_types: [0] } as const;

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
    name: 'connect',
    description: message('discord.command.connect'),
    default_member_permissions: String(MANAGE_SERVER),
    options: [{ type: STRING, name: 'code', description: message('discord.command.code'), required: true }],
  },
] as const;

export type CommandName = (typeof COMMANDS)[number]['name'];
