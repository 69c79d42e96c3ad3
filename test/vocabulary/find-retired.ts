import { ALLOWED_NAMES, RETIRED_IN_NAMES, RETIRED_IN_TEXTS, type RetiredWord } from './retired-words';

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;

/** The retired words in a file's own name and in the names that it exports, one line each. */
export function retiredNames(path: string, source: string): readonly string[] {
  const file = path.split('/').at(-1) ?? '';
  const names = [...source.matchAll(EXPORTED)].map(([, name = '']) => name);
  return [
    ...found(wordsOfFile(file)).map((one) => `${path}: the file's name has “${one.word}”: ${one.instead}`),
    ...[...new Set(names)]
      .filter((name) => !ALLOWED_NAMES.has(name))
      .flatMap((name) =>
        found(wordsOfName(name)).map((one) => `${path}: ${name} has “${one.word}”: ${one.instead}`),
      ),
  ];
}

/** The retired phrases of a text, one line each; without a list, those of English. */
export function retiredPhrases(path: string, text: string, retired = RETIRED_IN_TEXTS): readonly string[] {
  return retired.flatMap(({ word, instead }) => {
    const [match] = new RegExp(`\\b${word}\\b`, 'i').exec(text) ?? [];
    return match === undefined ? [] : [`${path}: “${match}”: ${instead}`];
  });
}

function found(words: readonly string[]): readonly RetiredWord[] {
  return RETIRED_IN_NAMES.filter(({ word }) => words.includes(word));
}

function wordsOfFile(file: string): readonly string[] {
  return file.toLowerCase().split(/[^a-z]+/);
}

/** The words of a name in any of the usual spellings: "toldBar", "TOLD_BAR". */
function wordsOfName(name: string): readonly string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}
