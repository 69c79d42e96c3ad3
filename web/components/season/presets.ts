import type { Texts } from '../../lib/texts';
import { chosenOf } from '../scoring/scoring-of';
import { type Preset, type PresetId, type SeasonDraft, withDeadlines } from './season-draft';
import type { Template } from './templates';

const HOUR = 60;
const DAY = 24 * HOUR;
const TWO_DAYS = { orders: 2 * DAY, adjustment: DAY };
const ONE_DAY = { orders: DAY, adjustment: 12 * HOUR };
const LAST_YEAR = 1908;
const LAST_YEAR_OF_NEW_YORK = 2054;
const NO_DEADLINE = { ...TWO_DAYS, waits: { absent: 7 * DAY } };

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
      id: 'anonymous',

      press: 'full',
      anonymous: true,
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'open' },
      turns: TWO_DAYS,
    },
    {
      id: 'no-deadline',

      press: 'full',
      scoring: 'sum-of-squares',
      options: { draws: 'survivors', votes: 'open' },
      turns: NO_DEADLINE,
    },
  ],
  ny2047: [
    {
      id: 'stars-by-the-rules',

      press: 'full',
      scoring: 'sum-of-squares',
      options: { adjustment: true },
      turns: TWO_DAYS,
    },
    {
      id: 'stars-tournament',

      press: 'full',
      scoring: 'sum-of-squares',
      options: { adjustment: false, lastYear: LAST_YEAR_OF_NEW_YORK },
      turns: TWO_DAYS,
    },
    {
      id: 'silent',

      press: 'gunboat',
      scoring: 'sum-of-squares',
      options: { adjustment: false },
      turns: ONE_DAY,
    },
    {
      id: 'anonymous',

      press: 'full',
      anonymous: true,
      scoring: 'sum-of-squares',
      options: { adjustment: true },
      turns: TWO_DAYS,
    },
    {
      id: 'no-deadline',

      press: 'full',
      scoring: 'sum-of-squares',
      options: { adjustment: true },
      turns: NO_DEADLINE,
    },
  ],
  'nyc-risk': [
    {
      id: 'city-by-the-rules',

      press: 'full',
      scoring: 'rank-points',
      options: { setup: 'draft', claims: true },
      turns: TWO_DAYS,
    },
    {
      id: 'city-quick',

      press: 'full',
      scoring: 'rank-points',
      options: { setup: 'deal', maxMissed: 2 },
      turns: ONE_DAY,
    },
    {
      id: 'silent',

      press: 'gunboat',
      scoring: 'rank-points',
      options: { setup: 'deal' },
      turns: ONE_DAY,
    },
    {
      id: 'anonymous',

      press: 'full',
      anonymous: true,
      scoring: 'rank-points',
      options: { setup: 'draft', claims: true },
      turns: TWO_DAYS,
    },
    {
      id: 'no-deadline',

      press: 'full',
      scoring: 'rank-points',
      options: { setup: 'draft' },
      turns: NO_DEADLINE,
    },
  ],
  'new-era': [
    {
      id: 'era-by-the-rules',

      press: 'full',
      scoring: 'rank-points',
      options: { target: 33, maxTurns: 20 },
      turns: TWO_DAYS,
    },
    {
      id: 'era-quick',

      press: 'full',
      scoring: 'rank-points',
      options: { target: 25, maxTurns: 12 },
      turns: ONE_DAY,
    },
    {
      id: 'silent',

      press: 'gunboat',
      scoring: 'rank-points',
      options: { target: 33, maxTurns: 20 },
      turns: ONE_DAY,
    },
    {
      id: 'anonymous',

      press: 'full',
      anonymous: true,
      scoring: 'rank-points',
      options: { target: 33, maxTurns: 20 },
      turns: TWO_DAYS,
    },
    {
      id: 'no-deadline',

      press: 'full',
      scoring: 'rank-points',
      options: { target: 33, maxTurns: 20 },
      turns: NO_DEADLINE,
    },
  ],
  domination: [
    {
      id: 'world-by-the-rules',

      press: 'full',
      scoring: 'rank-points',
      options: { turns: 6, copies: 6 },
      turns: TWO_DAYS,
    },
    {
      id: 'world-quick',

      press: 'full',
      scoring: 'rank-points',
      options: { turns: 4, copies: 4 },
      turns: ONE_DAY,
    },
    {
      id: 'world-long',

      press: 'full',
      scoring: 'rank-points',
      options: { turns: 10, copies: 8 },
      turns: TWO_DAYS,
    },
    {
      id: 'silent',

      press: 'gunboat',
      scoring: 'rank-points',
      options: { turns: 6, copies: 6 },
      turns: ONE_DAY,
    },
    {
      id: 'anonymous',

      press: 'full',
      anonymous: true,
      scoring: 'rank-points',
      options: { turns: 6, copies: 6 },
      turns: TWO_DAYS,
    },
    {
      id: 'no-deadline',

      press: 'full',
      scoring: 'rank-points',
      options: { turns: 6, copies: 6 },
      turns: NO_DEADLINE,
    },
  ],
};

/** The name of each kind of league, and its agreements. */
export function presetTexts(
  t: Texts<'season-form'>,
): Readonly<Record<PresetId, { readonly name: string; readonly about: string }>> {
  const year = String(LAST_YEAR);
  const yearOfNewYork = String(LAST_YEAR_OF_NEW_YORK);
  return {
    'by-the-rules': { name: t('customs.byTheRules'), about: t('customs.byTheRulesAbout') },
    'draw-size': { name: t('customs.drawSize'), about: t('customs.drawSizeAbout') },
    tournament: { name: t('customs.tournament'), about: t('customs.tournamentAbout', { year }) },
    solo: { name: t('customs.solo'), about: t('customs.soloAbout') },
    gunboat: { name: t('customs.gunboat'), about: t('customs.gunboatAbout') },
    'seven-boards': { name: t('customs.sevenBoards'), about: t('customs.sevenBoardsAbout', { year }) },
    'no-deadline': { name: t('customs.noDeadline'), about: t('customs.noDeadlineAbout') },
    anonymous: { name: t('customs.anonymous'), about: t('customs.anonymousAbout') },
    silent: { name: t('customs.gunboat'), about: t('customs.silentAbout') },
    'stars-by-the-rules': { name: t('customs.byTheRules'), about: t('customs.starsByTheRulesAbout') },
    'stars-tournament': {
      name: t('customs.tournament'),
      about: t('customs.starsTournamentAbout', { year: yearOfNewYork }),
    },
    'city-by-the-rules': { name: t('customs.byTheRules'), about: t('customs.cityByTheRulesAbout') },
    'city-quick': { name: t('customs.quick'), about: t('customs.cityQuickAbout') },
    'era-by-the-rules': { name: t('customs.byTheRules'), about: t('customs.eraByTheRulesAbout') },
    'era-quick': { name: t('customs.quick'), about: t('customs.eraQuickAbout') },
    'world-by-the-rules': { name: t('customs.byTheRules'), about: t('customs.worldByTheRulesAbout') },
    'world-quick': { name: t('customs.quick'), about: t('customs.worldQuickAbout') },
    'world-long': { name: t('customs.long'), about: t('customs.worldLongAbout') },
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
