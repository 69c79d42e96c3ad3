/** Letters that are one sign in Unicode, so that no mark can be taken off them, and what they are written as without it. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ŋ: 'n', ĸ: 'k', ƒ: 'f', ɓ: 'b', ɗ: 'd', ƙ: 'k', ŀ: 'l', ə: 'e', ŉ: 'n', ſ: 's', ʼ: "'" },
};

/** Letters that some languages write as two: "Jürgen" is also "Juergen", and "Åse" is "Aase". */
const TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', ñ: 'ny' };

/** Marks on Latin, Greek and Cyrillic letters. Those of other scripts are letters of their own. */
const MARKS = /[\u0300-\u036f]/g;
const SINGLE = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const DOUBLED = new RegExp(`[${Object.keys(TWO).join('')}]`, 'g');

/** A text in small letters without their accents: "Dvořák" is "dvorak", "Jørgensen" is "jorgensen". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SINGLE, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC');
}

/** The same with umlauts and the like as two letters, as people write them on a keyboard that lacks them. */
export function spelledOut(text: string): string {
  return plainLetters(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(DOUBLED, (letter) => TWO[letter] ?? letter),
  );
}

/** A test for texts that hold what is searched for, whatever accents either of them has; an empty search finds all. */
export function holds(search: string): (text: string) => boolean {
  const [plain, long] = [plainLetters(search.trim()), spelledOut(search.trim())];
  return (text) => plainLetters(text).includes(plain) || spelledOut(text).includes(long);
}
