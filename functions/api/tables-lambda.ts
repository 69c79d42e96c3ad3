import { httpHandler } from './lambda';
import { TABLES } from './tables';

/** Answers what players ask while they play. */
export const handler = await httpHandler([TABLES]);
