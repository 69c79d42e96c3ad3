/** Who asks, as the login says: an account of this platform. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}
