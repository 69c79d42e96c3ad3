import { holds } from '../../../engine/core/plain-letters';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Texts } from '../../lib/texts';

type Member = League['members'][number];

/** The orders in which a list of members can be sorted, and the result of its filter. */
export const ORDERS = ['role', 'name', 'newest', 'oldest'] as const;
export type MemberOrder = (typeof ORDERS)[number];

export const FILTERS = ['all', 'organizer', 'moderator', 'muted', 'banned'] as const;
export type MemberFilter = (typeof FILTERS)[number];

/** The label of each order. */
export const orderWords = (t: Texts<'members'>): Readonly<Record<MemberOrder, string>> => ({
  role: t('sort.role'),
  name: t('sort.name'),
  newest: t('sort.newest'),
  oldest: t('sort.oldest'),
});

export const filterWords = (t: Texts<'members'>): Readonly<Record<MemberFilter, string>> => ({
  all: t('show.all'),
  organizer: t('show.organizer'),
  moderator: t('show.moderator'),
  muted: t('show.muted'),
  banned: t('show.banned'),
});

export interface MembersAsked {
  /** A part of the name. */
  readonly sought: string;
  readonly order: MemberOrder;
  readonly filter: MemberFilter;
}

/** The members whose name contains the search text and who pass the filter, in order; equal ones by name. */
export function membersInOrder(members: readonly Member[], asked: MembersAsked): readonly Member[] {
  const isSought = holds(asked.sought);
  const before = COMPARE[asked.order];
  return members
    .filter((member) => isSought(member.player.name) && isLeft(member, asked.filter))
    .sort((one, other) => before(one, other) || byName(one, other));
}

function isLeft({ roles, muted, banned }: Member, filter: MemberFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'muted':
      return muted;
    case 'banned':
      return banned;
    default:
      return !banned && roles.includes(filter);
  }
}

const byName = (one: Member, other: Member) => one.player.name.localeCompare(other.player.name);
const joined = ({ joinedAt }: Member) => Date.parse(joinedAt);

/** Organizers, moderators, players, and banned members last. */
function rank({ roles, banned }: Member): number {
  if (banned) return 3;
  return roles.includes('organizer') ? 0 : roles.includes('moderator') ? 1 : 2;
}

const COMPARE: Readonly<Record<MemberOrder, (one: Member, other: Member) => number>> = {
  role: (one, other) => rank(one) - rank(other),
  name: byName,
  newest: (one, other) => joined(other) - joined(one),
  oldest: (one, other) => joined(one) - joined(other),
};
