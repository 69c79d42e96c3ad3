import { apiInAreas } from './api-in-areas';
import { httpHandler } from './lambda';

/** Serves everything except the table routes. */
export const handler = await httpHandler(apiInAreas);
