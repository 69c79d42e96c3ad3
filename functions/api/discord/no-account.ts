import type { Message } from '../../../engine/game';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';

/** The message to a person whose Discord account is not known here. */
export function noAccount({ reach: { site } }: Deps): Message {
  return message('discord.noAccount', { link: `<${site}/me#logins>` });
}
