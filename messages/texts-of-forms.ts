import type { Language } from './languages';

export interface TextsOfFile {
  readonly default: Readonly<Record<string, unknown>>;
}

/** The texts of a form, loaded on demand: few answers of the API need them. */
export async function textsOfForm(language: Language, form: string): Promise<TextsOfFile> {
  switch (form) {
    case 'season-form':
      return import(`./${language}/season-form.json`);
    case 'schema-titles':
      return import(`./${language}/schema-titles.json`);
    case 'ruling-form':
      return import(`./${language}/ruling-form.json`);
    case 'rule-game':
      return import(`./${language}/rule-game.json`);
    case 'rule-result':
      return import(`./${language}/rule-result.json`);
    case 'rule-clocks':
      return import(`./${language}/rule-clocks.json`);
    case 'rule-member':
      return import(`./${language}/rule-member.json`);
    default:
      throw new RangeError(`There is no form ${form}.`);
  }
}
