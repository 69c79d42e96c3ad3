import { apiInAreas } from './api-in-areas';
import { httpHandler } from './lambda';

/** Answers everything except what players ask while they play. */
export const handler = await httpHandler(apiInAreas);
