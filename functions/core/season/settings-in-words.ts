import { hashOf } from '../../../engine/core/canonical';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { KeptPolicy } from '../../../engine/deadlines/policy';
import type { Message } from '../../../engine/game';
import { identityOf, isGameSystem } from '../../../engine/games';
import { loadGameSystem } from '../../../engine/load-system';
import { definitionIn } from '../../../engine/results-only/definition';
import {
  AggregationRules,
  type OtherTies,
  otherTiesInRow,
  USUAL_RULES,
} from '../../../engine/tournament/aggregation';
import { inWordsOfGame } from '../../../engine/tournament/game-words';
import { NO_DATES } from '../../../engine/tournament/no-dates';
import { loadSystem } from '../../../engine/tournament/scoring';
import { partsOf } from '../../../engine/tournament/scoring/chosen';
import { inSeries, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { listed } from '../platform/value-in-words';
import { isAnonymous } from '../press/anonymity';
import { realTablesOf } from './real-tables';
import { linesOf, type SettingLine } from './schema-in-words';
import { checkedGame, type SeasonWish } from './season-settings';
import type { SeasonRecord } from './seasons.records';
import { form, SETTINGS } from './setting-words';
import { withSettings } from './with-settings';

/**
 * The settings that differ, before and after: each with the title of its form.
 * @param nameOf the name of a player, by id
 */
export async function settingsChanged(
  before: SeasonRecord,
  after: SeasonRecord,
  nameOf: (player: string) => string,
): Promise<{ readonly before: StoredText; readonly after: StoredText }> {
  const [old, now] = [withNames(before, nameOf), withNames(after, nameOf)];
  const [was, is] = await Promise.all([allLines(old, now), allLines(now, old)]);
  return { before: inSeries(lines(differing(was, is))), after: inSeries(lines(differing(is, was))) };
}

/** The settings that a request would change, with their new values: each with the title of its form. */
export async function settingsWished(
  season: SeasonRecord,
  wish: SeasonWish,
  nameOf: (player: string) => string,
): Promise<readonly TitledSetting[]> {
  const input = { ...wish, scoring: wish.scoring ?? identityOf(wish).scoring };
  const checked = await checkedGame(input);
  const after = withSettings(season, input, checked.ok ? checked.value : input);
  const [old, now] = [withNames(season, nameOf), withNames(after, nameOf)];
  return differing(await allLines(now, old), await allLines(old, now));
}

type TitledSetting = Pick<SettingLine, 'title' | 'value'>;

function lines(settings: readonly TitledSetting[]): readonly Message[] {
  return settings.map(({ title, value }) => message('log.line', { title, value }));
}

/** A season whose teams list their members by name. */
function withNames(season: SeasonRecord, nameOf: (player: string) => string): SeasonRecord {
  if (season.teams === undefined) return season;
  const list = season.teams.list.map((team) => ({ ...team, members: team.members.map(nameOf) }));
  return { ...season, teams: { ...season.teams, list } };
}

/** The lines of one side that differ from the other; a line that only exists there is listed as not set here. */
function differing(own: readonly SettingLine[], other: readonly SettingLine[]): readonly TitledSetting[] {
  const there = new Map(other.map((one) => [one.at, one]));
  const here = new Set(own.map(({ at }) => at));
  const changed = own.filter(({ at, raw }) => hashOf(raw ?? null) !== hashOf(there.get(at)?.raw ?? null));
  const missing = other.filter(
    ({ at, raw }) => raw !== null && raw !== undefined && !here.has(at) && !isSaidOtherwise(at, own),
  );
  return [...changed, ...missing.map(({ title }) => ({ title, value: message('log.none') }))];
}

/** Whether the lines name a setting as a part of another, or other parts of it; parts of a scoring belong to it. */
function isSaidOtherwise(at: string, lines: readonly SettingLine[]): boolean {
  return (
    at.startsWith('scoring.') ||
    lines.some((one) => one.at.startsWith(`${at}.`) || at.startsWith(`${one.at}.`))
  );
}

async function allLines(season: SeasonRecord, other: SeasonRecord): Promise<readonly SettingLine[]> {
  const { options, deadlines, absence, aggregation = USUAL_RULES } = season;
  const game = await loadGameSystem(season);
  return [
    ...ownLines(season, other),
    ...linesOf(game.options as Parameters<typeof linesOf>[0], options, { at: 'options', game: season }),
    ...gameLines(season),
    ...(await scoringLines(season, other)),
    ...linesOf(AggregationRules, aggregation, { at: 'aggregation', game: season }),
    ...otherTieLines(season),
    ...linesOf(KeptPolicy, deadlines, { at: 'deadlines', game: season }),
    ...(absence === undefined
      ? [{ at: 'absence', title: form('missed.question'), value: form('missed.none'), raw: 'none' }]
      : linesOf(AbsencePolicy, absence, { at: 'absence', game: season })),
  ];
}

/** The stages and rounds with tie-breaks of their own: a line for all of them. */
function otherTieLines(season: SeasonRecord): readonly SettingLine[] {
  const raw = season.aggregation?.otherTieBreaks;
  if (raw === undefined) return [];
  const inWords = (other: OtherTies) => {
    const ties = otherTiesInRow(other);
    const line =
      'round' in other
        ? message('log.tiesOfRound', { round: other.round, ties })
        : message('log.tiesOfStage', { stage: other.stage, ties });
    return inWordsOfGame(season, line);
  };
  const at = 'aggregation.otherTieBreaks';
  return [{ at, title: message('log.otherTies'), value: listed(raw.map(inWords)), raw }];
}

/** The rounds that have a game of their own: a line for all of them. */
function gameLines({ system, options }: SeasonRecord): readonly SettingLine[] {
  const games = isGameSystem(system) ? [] : definitionIn(options).games;
  if (games.length === 0) return [];
  const rounds = games.map(({ round, title }) => message('log.gameOfRound', { round, game: title }));
  return [{ at: 'games', title: message('log.gamesOfRounds'), value: listed(rounds), raw: games }];
}

/** The lines of settings without a schema: each that has words here, at any path. */
function ownLines(season: SeasonRecord, other: SeasonRecord): readonly SettingLine[] {
  const { registration, atTheTable, format, schedule = NO_DATES, anonymous: _, ...others } = season;
  const { pressAtEnd = 'by-consent', disputes = 'run', programs = 'allowed', watchDelay = 0 } = season;
  const played = atTheTable === undefined ? 'here' : atTheTable.rated ? 'rated' : 'unrated';
  const kind = format.kind === 'ladder' && format.open !== undefined ? 'always-open' : format.kind;
  const names = [season, other].every(isSaidByPress) ? {} : { anonymous: isAnonymous(season) };
  const usual = { ...names, pressAtEnd, disputes, programs, watchDelay, schedule };
  const tables = atTheTable === undefined ? {} : { atTheTable: realTablesOf(atTheTable) };
  return flat({ ...others, ...usual, registration, format: { ...format, kind }, played, ...tables }, '');
}

/** Whether the press mode alone says if seats are anonymous. */
function isSaidByPress(season: SeasonRecord): boolean {
  return isAnonymous(season) === (season.press === 'gunboat');
}

function flat(value: object, place: string): readonly SettingLine[] {
  return Object.entries(value).flatMap(([key, raw]): readonly SettingLine[] => {
    const at = `${place}${key}`;
    const setting = SETTINGS[at];
    if (setting !== undefined) return [{ at, title: setting.title, value: setting.say(raw), raw }];
    return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? flat(raw, `${at}.`) : [];
  });
}

/** A scoring by its name, with its parameters: all if both seasons have it, else those that differ from its own. */
async function scoringLines(season: SeasonRecord, other: SeasonRecord): Promise<readonly SettingLine[]> {
  const { id, parameters } = partsOf(season.scoring);
  const { name, parameters: schema } = await loadSystem(id);
  const lines = async (given: unknown) => {
    const { data } = await schema.safeParseAsync(given);
    return data === undefined ? [] : linesOf(schema, data, { at: `scoring.${id}`, game: season });
  };
  const own = await lines(parameters);
  const usual = partsOf(other.scoring).id === id ? [] : await lines({});
  const isUsual = ({ at, raw }: SettingLine) =>
    usual.some((one) => one.at === at && hashOf(one.raw ?? null) === hashOf(raw ?? null));
  return [
    {
      at: 'scoring',
      title: form('scoring.title'),
      value: typeof name === 'string' ? name : inWordsOfGame(season, name),
      raw: id,
    },
    ...own.filter((one) => !isUsual(one)),
    ...(await byRoundLines(season)),
  ];
}

/** The rounds that are scored by another system: a line for all of them. */
async function byRoundLines(season: SeasonRecord): Promise<readonly SettingLine[]> {
  const { scoringByRound: raw } = season;
  if (raw === undefined) return [];
  const rounds = await Promise.all(
    raw.map(async ({ round, scoring }) => {
      const { name } = await loadSystem(partsOf(scoring).id);
      const said = typeof name === 'string' ? name : inWordsOfGame(season, name);
      return message('log.scoredRound', { round, scoring: said });
    }),
  );
  return [{ at: 'scoringByRound', title: message('log.scoringByRound'), value: listed(rounds), raw }];
}
