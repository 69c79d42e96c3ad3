/** Reads the fields of a form by their names. */
export function formReader(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    text,
    /** A number; null for an empty field. */
    number: (name: string) => (text(name) === '' ? null : Number(text(name))),
    isChecked: (name: string) => form.has(name),
    /** One of several words; the first if the field has none of them. */
    oneOf: <Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word =>
      words.find((word) => word === form.get(name)) ?? words[0],
  };
}

/** Empties a form that was sent, unless its fields have changed meanwhile. */
export function emptySent(form: HTMLFormElement, sent: FormData): void {
  if (textOf(new FormData(form)) === textOf(sent)) form.reset();
}

function textOf(fields: FormData): string {
  return JSON.stringify([...fields]);
}
