import { createApi } from './app';
import { httpHandler } from './lambda';
import { TABLE_ROUTES } from './table-routes';

/** Answers what players ask while they play. */
export const handler = await httpHandler((options) => createApi(options, [TABLE_ROUTES]));
