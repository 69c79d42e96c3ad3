import type { Messages } from '../../messages/en';
import type { Language } from '../../messages/languages';

/** From here the library's types know which texts there are. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Language;
  }
}
