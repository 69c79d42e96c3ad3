import type { Section } from '../../../functions/core/round/draws.schema';
import type { Texts } from '../../lib/texts';

/** The name of a group: A, B... Z, AA, AB... */
export function groupName(group: number): string {
  const at = group - 1;
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : `${groupName(Math.floor(at / 26))}${letter}`;
}

/** A section of a round by its name: group A, the losers’ bracket. */
export function sectionWords(t: Texts<'sections'>, { kind, group }: Pick<Section, 'kind' | 'group'>): string {
  switch (kind) {
    case 'group':
      return t('group', { name: groupName(group ?? 1) });
    case 'cup':
      return t('cup');
    case 'third-place':
      return t('thirdPlace');
    case 'consolation':
      return t('consolation');
    case 'winners':
      return t('winners');
    case 'losers':
      return t('losers');
    case 'grand-final':
      return t('grandFinal');
  }
}

/** The section of a board, where a round has several. */
export function sectionOf(sections: readonly Section[], board: number): Section | undefined {
  if (sections.length < 2) return undefined;
  return sections.find(({ boards }) => boards !== null && board >= boards.first && board <= boards.last);
}
