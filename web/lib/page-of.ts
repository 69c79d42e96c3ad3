/** The props of a page whose address has parts with these names. */
export interface PageOf<Part extends string> {
  readonly params: Promise<Readonly<Record<Part, string>>>;
}
