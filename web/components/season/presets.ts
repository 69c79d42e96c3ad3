import type { Texts } from '../../lib/texts';
import { chosenOf } from '../scoring/scoring-of';
import { type Preset, type PresetId, type SeasonDraft, withDeadlines } from './season-draft';
import type { Template } from './templates';

const HOUR = 60;
const DAY = 24 * HOUR;
const TWO_DAYS = { orders: 2 * DAY, adjustment: DAY };
const ONE_DAY = { orders: DAY, adjustment: 12 * HOUR };
const LAST_YEAR = 1908;

const SEVEN_BOARDS: Template = {
  id: 'seven-boards',

  format: { kind: 'rounds', rounds: 7, atOnce: 7, strength: 'ignore', topBoard: false },
  leftOver: 'byes',
  registration: { mode: 'open', capacity: 7, confirm: false, late: false, review: false },
};

/** The house rules of leagues, by game. */
export const PRESETS: Readonly<Record<string, readonly Preset[]>> = {
  classic: [
    {
      id: 'by-the-rules',

      press: 'full',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'open' },
      turns: TWO_DAYS,
    },
    {
      id: 'draw-size',

      press: 'full',
      scoring: 'draw-size',
      options: { draws: 'voted', votes: 'secret' },
      turns: TWO_DAYS,
    },
    {
      id: 'tournament',

      press: 'full',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'secret', lastYear: LAST_YEAR },
      turns: TWO_DAYS,
    },
    {
      id: 'solo',

      press: 'full',
      scoring: 'solo-or-bust',
      options: { draws: 'none', votes: 'open', lastYear: 1920 },
      turns: TWO_DAYS,
    },
    {
      id: 'gunboat',

      press: 'gunboat',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'secret' },
      turns: ONE_DAY,
    },
    {
      id: 'seven-boards',

      press: 'none',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'secret', lastYear: LAST_YEAR },
      turns: TWO_DAYS,
      template: SEVEN_BOARDS,
    },
    {
      id: 'no-deadline',

      press: 'full',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'open' },
      turns: { ...TWO_DAYS, waits: { absent: 7 * DAY } },
    },
  ],
};

/** The name of each kind of league, and its agreements. */
export function presetTexts(
  t: Texts<'season-form'>,
): Readonly<Record<PresetId, { readonly name: string; readonly about: string }>> {
  const year = String(LAST_YEAR);
  return {
    'by-the-rules': { name: t('customs.byTheRules'), about: t('customs.byTheRulesAbout') },
    'draw-size': { name: t('customs.drawSize'), about: t('customs.drawSizeAbout') },
    tournament: { name: t('customs.tournament'), about: t('customs.tournamentAbout', { year }) },
    solo: { name: t('customs.solo'), about: t('customs.soloAbout') },
    gunboat: { name: t('customs.gunboat'), about: t('customs.gunboatAbout') },
    'seven-boards': { name: t('customs.sevenBoards'), about: t('customs.sevenBoardsAbout', { year }) },
    'no-deadline': { name: t('customs.noDeadline'), about: t('customs.noDeadlineAbout') },
  };
}

/** The draft with the rules of a kind of league. The time zone and free days are unchanged. */
export function withPreset(draft: SeasonDraft, custom: Preset): Partial<SeasonDraft> {
  const { waits: _, ...deadlines } = draft.deadlines;
  const early = custom.turns.waits === undefined ? {} : { earlyClose: 'allowed' as const };
  return {
    custom,
    options: { ...custom.options },
    scoring: chosenOf(custom.scoring),
    ...(custom.template && { template: custom.template }),
    ...withDeadlines(draft, { ...deadlines, ...early, ...custom.turns }),
  };
}
