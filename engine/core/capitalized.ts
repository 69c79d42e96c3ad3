/** Words with a capital first letter: "Yellow". */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
