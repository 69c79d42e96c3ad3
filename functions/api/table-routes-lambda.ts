import { createApi } from './app';
import { httpHandler } from './lambda';
import { WHILE_PLAYING } from './table-routes';

/** Answers what players ask while they play. */
export const handler = await httpHandler((options) => createApi(options, [WHILE_PLAYING]));
