export interface SavedReply {
  readonly status: number;
  readonly body: string;
}

/** Responses stored for idempotency keys. `scope` is the caller, `hash` covers method, path and body. */
export interface ReplyStore {
  claimReply(
    scope: string,
    key: string,
    hash: string,
    now: number,
  ): Promise<
    /** `since`: when the first request with this key arrived, which this one may repeat. */
    | { readonly kind: 'first'; readonly since: number }
    | { readonly kind: 'in-progress' }
    | { readonly kind: 'other-request' }
    | { readonly kind: 'replay'; readonly reply: SavedReply }
  >;
  saveReply(scope: string, key: string, reply: SavedReply): Promise<void>;
}
