import * as z from 'zod';
import { because, fault } from '../../../engine/fault';

/** An address that mails can be sent to: exactly one, with nothing that could end a line of a mail's header. */
export const MailAddress = z
  .string()
  .max(254)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), because(fault('address.lineBreaks')))
  .pipe(z.email(because(fault('address.mail'))));
