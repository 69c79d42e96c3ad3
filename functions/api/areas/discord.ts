import type { RouteGroup } from '../app';
import { discordFile } from '../discord';

/** The commands of Discord servers. */
export const DISCORD = {
  operations: [],
  files: [discordFile],
} satisfies RouteGroup;
