import type { RouteGroup } from '../app';
import { calendarFile } from '../calendar-file';
import { seasonFiles } from '../season-files';
import { seasonWidget } from '../season-widget';

/** A season and deadlines in the formats of other programs. */
export const FILES = {
  operations: [],
  files: [...seasonFiles, seasonWidget, calendarFile],
} satisfies RouteGroup;
