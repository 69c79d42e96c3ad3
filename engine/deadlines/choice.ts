/** One value of a policy as organizers read it; listed in `choices` in the description of a field. */
export interface Choice<Word extends string> {
  readonly id: Word;
  readonly name: string;
  readonly about: string;
}
