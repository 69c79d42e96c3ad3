import { createApi } from './app';
import { httpHandler } from './lambda';
import { TABLE_ROUTES } from './table-routes';

/** Serves the table routes. */
export const handler = await httpHandler((options) => createApi(options, [TABLE_ROUTES]));
