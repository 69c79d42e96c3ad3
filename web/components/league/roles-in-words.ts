import { capitalized } from '../../../engine/core/capitalized';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Texts } from '../../lib/texts';

type Member = Pick<League['members'][number], 'roles' | 'muted' | 'banned'>;

/** "Organizer, muted": a member's roles and restrictions in the league. */
export function rolesInWords({ roles, muted, banned }: Member, t: Texts<'members'>): string {
  const words = [
    roles.includes('organizer') ? t('role.organizer') : [],
    roles.includes('moderator') ? t('role.moderator') : [],
    muted ? t('role.muted') : [],
    banned ? t('role.banned') : [],
  ]
    .flat()
    .join(', ');
  return words === '' ? t('role.player') : capitalized(words);
}
