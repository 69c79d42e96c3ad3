/** One word of a policy as organizers read it; `choices` in the description of a field lists them. */
export interface Choice<Word extends string> {
  readonly id: Word;
  readonly name: string;
  readonly about: string;
}
