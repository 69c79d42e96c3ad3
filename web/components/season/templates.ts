import type { DeadlinePolicy } from '../../../engine/deadlines/policy';
import type { Format, LeftOver } from '../../../engine/tournament/formats';
import type { Texts } from '../../lib/texts';

type TemplateId =
  | 'casual'
  | 'club'
  | 'championship'
  | 'ladder'
  | 'always-open'
  | 'cup'
  | 'groups'
  | 'evening'
  | 'seven-boards';

/** A usual kind of season, to start from. */
export interface Template {
  readonly id: TemplateId;
  readonly format: Format;
  readonly leftOver: LeftOver;
  readonly registration: {
    readonly mode: 'open' | 'invitation' | 'approval';
    readonly capacity: number | null;
    readonly confirm: boolean;
    readonly late: boolean;
    readonly review: boolean;
  };
  /** The length of its turns, if that is part of it. */
  readonly turns?: Pick<DeadlinePolicy, 'orders' | 'adjustment'>;
}

const OPEN = { mode: 'open', capacity: null, confirm: false, late: false, review: false } as const;

export const TEMPLATES: readonly [Template, ...Template[]] = [
  {
    id: 'casual',

    format: { kind: 'rounds', rounds: 2, strength: 'ignore', topBoard: false },
    leftOver: 'bots',
    registration: { ...OPEN, late: true },
  },
  {
    id: 'club',

    format: { kind: 'swiss', rounds: 4, topBoard: false },
    leftOver: 'byes',
    registration: { ...OPEN, mode: 'approval', confirm: true },
  },
  {
    id: 'championship',

    format: { kind: 'rounds', rounds: 3, strength: 'balance', topBoard: true },
    leftOver: 'byes',
    registration: { ...OPEN, review: true },
  },
  {
    id: 'ladder',

    format: { kind: 'ladder' },
    leftOver: 'byes',
    registration: { ...OPEN, late: true },
  },
  {
    id: 'always-open',

    format: {
      kind: 'ladder',
      open: { boardsAtATime: 1, endsAfter: 1000, fill: { afterMinutes: 60, with: 'bots' } },
    },
    leftOver: 'bots',
    registration: { ...OPEN, late: true },
  },
  {
    id: 'cup',

    format: { kind: 'knock-out', advance: 2 },
    leftOver: 'byes',
    registration: OPEN,
  },
  {
    id: 'groups',

    format: {
      kind: 'groups',
      ...{ groups: 4, seeding: 'draw', through: 2, advance: 1, thirdPlace: true },
    },
    leftOver: 'byes',
    registration: OPEN,
  },
  {
    id: 'evening',

    format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
    leftOver: 'bots',
    registration: { ...OPEN, late: true },
    turns: { orders: 10, adjustment: 3 },
  },
];

/** The name of each kind, and its description. */
export function templateWords(
  t: Texts<'season-form'>,
): Readonly<Record<TemplateId, { readonly name: string; readonly about: string }>> {
  return {
    casual: { name: t('templates.casual'), about: t('templates.casualAbout') },
    club: { name: t('templates.club'), about: t('templates.clubAbout') },
    championship: { name: t('templates.championship'), about: t('templates.championshipAbout') },
    ladder: { name: t('templates.ladder'), about: t('templates.ladderAbout') },
    'always-open': { name: t('templates.alwaysOpen'), about: t('templates.alwaysOpenAbout') },
    cup: { name: t('templates.cup'), about: t('templates.cupAbout') },
    groups: { name: t('templates.groupsAndCup'), about: t('templates.groupsAndCupAbout') },
    evening: { name: t('templates.evening'), about: t('templates.eveningAbout') },
    'seven-boards': { name: t('templates.sevenBoards'), about: t('templates.sevenBoardsAbout') },
  };
}
