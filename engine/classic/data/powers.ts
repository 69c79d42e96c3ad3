import { STANDARD } from './standard';

/** The powers of Classic, for pages and files that know no variants. */
export const { isPower, powerName } = STANDARD;
