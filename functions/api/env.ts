import type { Language } from '../../messages/languages';
import type { Caller } from '../core/access/caller';
import type { Deps } from '../core/platform/deps';
import type { SessionsRecord } from '../core/session/sessions.records';
import type { ReceiptSigner } from '../core/step/receipt-signer';

/** The context of every route. */
export interface ApiEnv {
  Variables: {
    deps: Deps;
    /** The site's address. */
    site: string;
    caller: Caller | null;
    signer: ReceiptSigner;
    network: string | undefined;
    /** The language of refusals for the caller. */
    language: Language;
    /** The site administrators' decisions about the caller that every request has to know. */
    measures?: Pick<SessionsRecord, 'suspended' | 'hiddenTexts'> | undefined;
    /** Whether the response contains a secret that is not stored. */
    isShownOnce?: boolean;
    /** Whether the body may hold the whole file of a variant. */
    takesVariant?: boolean;
  };
}
