import * as z from 'zod';
import { HIDDEN_TEXT } from '../../../messages/hidden-text';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import { isHidden } from '../access/private-leagues';
import { tagOf } from '../account/profile';
import { caseFor, ownCase } from '../case/answered-case';
import type { GameRecord } from '../game/games.records';
import { memberForModerators } from '../member/member-notes';
import { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isGuest } from '../practice/guests';
import { openedPressIn } from '../press/opened-press';
import { readerOf } from '../press/press';
import { mayRead } from '../press/press-rules';
import { reportedBoards } from '../result/confirm-results';
import type { ResultApproval } from '../result/results.records';
import { revisionsOf } from '../result/seen-results';
import { Question, Teams } from '../season/seasons.records';
import { statementsFor } from '../statement/statements';
import { accountOf } from './administrators';
import type { HiddenPlace, SiteTarget, TextTarget } from './site.records';
import type { FoundText } from './site.store';

/** A reported or hidden item in its current form. */
export interface Reported {
  readonly target: SiteTarget;
  readonly excerpt: string;
  /** Results in their present form, by game. */
  readonly boards?: ResultApproval['boards'];
  /** The person it belongs to; null if unknown. */
  readonly concerned: PersonRecord | null;
  /** The game, if only its table can read the text. */
  readonly game?: string;
}

/** Finds a reported item for a caller who can read it. For others it does not exist. */
export async function readableBy(deps: Deps, caller: Caller, target: SiteTarget): Promise<Outcome<Reported>> {
  return (await mayReadTarget(deps, caller, target)) ? whatIsAt(deps, target) : refuse(NOT_THERE);
}

/** The current content of a target, for any reader. */
export async function whatIsAt(deps: Deps, target: SiteTarget): Promise<Outcome<Reported>> {
  if (target.kind === 'account') {
    const account = await accountOf(deps, target.player);
    return account.ok ? done({ target, excerpt: account.value.name, concerned: account.value }) : account;
  }
  if (target.kind === 'league') {
    const league = await deps.store.league(target.league);
    if (league === undefined) return refuse(NOT_THERE);
    const texts = [league.name, league.about].filter((text) => text !== '');
    return done({ target, excerpt: texts.join('\n\n'), concerned: await organizerOf(deps, target.league) });
  }
  if (target.kind === 'results') return saidResults(deps, target);
  const found = await deps.store.textAt(target);
  const guest = found === undefined ? await guestName(deps, target) : undefined;
  if (found === undefined && guest === undefined) return refuse(NOT_THERE);
  const excerpt = guest?.name ?? excerptOf(target, found?.attributes ?? {});
  if (excerpt === '') return refuse(NOT_THERE);
  const concerned = guest ?? (await authorOf(deps, target, found?.item ?? {}));
  const game = isOfTable(target) ? { game: target.game } : {};
  return done({ target, excerpt, concerned, ...game });
}

/** Results entered by an organizer that do not count on the whole site yet. */
async function saidResults(
  deps: Deps,
  target: Extract<SiteTarget, { kind: 'results' }>,
): Promise<Outcome<Reported>> {
  const season = await deps.store.season(target.season);
  const boards = season === undefined ? [] : await reportedBoards(deps, season.id);
  if (season === undefined || boards.length === 0) return refuse(NOT_THERE);
  const lines = boards.slice(0, MOST_LISTED).map(({ result: { round, board, seats } }) => {
    const places = [...seats].sort((one, other) => one.place - other.place);
    return `${round}.${board}: ${places.map(({ place, player }) => `${place}. ${player.name}`).join(', ')}`;
  });
  const excerpt = [`${season.league.name}, ${season.name}`, ...lines].join('\n');
  const seen = revisionsOf(boards.map(({ result }) => result));
  return done({ target, excerpt, boards: seen, concerned: await organizerOf(deps, season.league.id) });
}

/** How many boards a request for approval lists. */
const MOST_LISTED = 50;

/** Texts that can be read only at a table, or by the people who settle its cases. */
export function isOfTable(target: SiteTarget): target is Extract<SiteTarget, { game: string }> {
  return target.kind === 'press' || target.kind === 'case' || target.kind === 'case-answer';
}

const NOT_THERE = { code: 'not-found', what: 'text' } as const;

/** Whether a caller can read a text in its usual place. */
async function mayReadTarget(deps: Deps, caller: Caller, target: SiteTarget): Promise<boolean> {
  switch (target.kind) {
    case 'account':
    case 'player-name':
      return true;
    case 'results':
      return (await organizedSeason(deps, caller, target.season, 'organizerEntersResults')).ok;
    case 'member-note':
      return (await memberForModerators(deps, caller, target.league, target.player)).ok;
    case 'notice':
      return target.player === caller.id;
    case 'press':
      return readsMessage(deps, caller, target);
    case 'statement':
    case 'statement-hidden':
      return readsStatement(deps, caller, target);
    case 'case':
    case 'case-answer': {
      const own = await ownCase(deps, caller, target.game, target.case);
      return own.ok || (await caseFor(deps, caller, target.game, target.case)).ok;
    }
    case 'ruling':
      return !(await isHidden(deps, caller, 'games', target.game));
    default:
      return 'league' in target
        ? !(await isHidden(deps, caller, 'leagues', target.league)) && (await isOfLeague(deps, target))
        : !(await isHidden(deps, caller, 'seasons', target.season));
  }
}

/** Checks that an entry of a season's log belongs to the league that the target names. */
async function isOfLeague(deps: Deps, target: SiteTarget): Promise<boolean> {
  if (target.kind !== 'log-entry' || target.season === null) return true;
  return (await deps.store.leagueOf('seasons', target.season)) === target.league;
}

async function readsMessage(
  deps: Deps,
  caller: Caller,
  { game: id, thread, message }: Extract<TextTarget, { kind: 'press' }>,
): Promise<boolean> {
  const found = await deps.store.gameAndGate(id);
  if (found === undefined || (await isHidden(deps, caller, 'games', id))) return false;
  if (mayRead(found.game, thread, caller)) {
    const read = await readerOf(deps, caller, found.game, found.gate);
    // The one message before the next id.
    const seen = await read({ thread, limit: 1, before: `${message}~` });
    if (seen.some((one) => one.message.id === message)) return true;
  }
  return (await openedPressIn(deps, found)).some((one) => one.id === message && one.thread === thread);
}

async function readsStatement(
  deps: Deps,
  caller: Caller,
  { game, player, kind }: Extract<TextTarget, { kind: 'statement' | 'statement-hidden' }>,
): Promise<boolean> {
  if (await isHidden(deps, caller, 'games', game)) return false;
  const read = await statementsFor(deps, caller, game);
  if (!read.ok) return false;
  const hidden = kind === 'statement-hidden';
  return read.value.statements.some(
    ({ by, statement }) => by.player.id === player && (statement.hidden !== undefined) === hidden,
  );
}

/** A guest has no profile: their name is stored in the games they play. */
async function guestName(deps: Deps, target: TextTarget): Promise<PersonRecord | undefined> {
  if (target.kind !== 'player-name' || !isGuest(target.player) || target.game === undefined) return undefined;
  const game = await deps.store.game(target.game);
  return game && personIn(game, target.player);
}

async function authorOf(
  deps: Deps,
  target: TextTarget,
  item: FoundText['item'],
): Promise<PersonRecord | null> {
  switch (target.kind) {
    case 'announcement':
    case 'log-entry':
    case 'member-note':
    case 'notice':
    case 'ruling':
    case 'case':
      return PersonRecord.safeParse(item.by).data ?? null;
    case 'case-answer':
      return PersonRecord.safeParse(By.safeParse(item.answer).data?.by).data ?? null;
    case 'player-name':
      return PersonRecord.safeParse(item).data ?? null;
    case 'statement':
    case 'press': {
      const game = await deps.store.game(target.game);
      const player = target.kind === 'statement' ? target.player : String(item.player ?? '');
      const holder = game?.seats.find(({ seat }) => seat === item.from)?.player;
      return (game && personIn(game, player)) ?? (player === '' ? (holder ?? null) : null);
    }
    case 'statement-hidden': {
      const league = await deps.store.leagueOf('games', target.game);
      return league === undefined ? null : organizerOf(deps, league);
    }
    default: {
      const league = 'league' in target ? target.league : await deps.store.leagueOf('seasons', target.season);
      return league === undefined ? null : organizerOf(deps, league);
    }
  }
}

const By = z.object({ by: z.unknown() });

function personIn({ seats, left }: GameRecord, player: string): PersonRecord | undefined {
  return [...seats, ...left].find((one) => one.player.id === player)?.player;
}

/** The person responsible for a league's texts: its founder as long as they organize it, or else another organizer. */
async function organizerOf(deps: Deps, id: string): Promise<PersonRecord | null> {
  const [league, members] = await Promise.all([deps.store.league(id), deps.store.members(id)]);
  const organizers = members.filter(({ roles }) => roles.includes('organizer')).map(({ player }) => player);
  return organizers.find((one) => one.id === league?.organizer.id) ?? organizers[0] ?? null;
}

/** The texts that a target shows, one after the other. */
export function excerptOf(target: TextTarget, attributes: FoundText['attributes']): string {
  return textsIn(target, attributes).join('\n\n');
}

/** The texts that a target shows. */
export function textsIn(target: TextTarget, attributes: FoundText['attributes']): readonly string[] {
  return stringsIn(wordsOf(target, attributes));
}

function wordsOf(target: TextTarget, attributes: FoundText['attributes']): unknown {
  const { teams, division, cancelled, hidden, answer, appeal, questions, ...plain } = attributes;
  return [
    plain,
    Asked.safeParse(questions).data?.map(({ text, help, options }) => [text, help, options]),
    Teams.safeParse(teams).data?.list.map(({ name }) => name),
    z.object({ of: z.string() }).safeParse(division).data?.of,
    Reasoned.safeParse(cancelled).data?.reason,
    Reasoned.safeParse(hidden).data?.reason,
    Texted.safeParse(answer).data?.text,
    target.kind === 'case'
      ? Texted.safeParse(appeal).data?.text
      : Answered.safeParse(appeal).data?.answer?.text,
  ];
}

const Reasoned = z.looseObject({ reason: z.string() });
const Texted = z.looseObject({ text: z.string() });
const Answered = z.looseObject({ answer: Texted.nullable() });
const Adjustments = z.array(Reasoned);
const Asked = z.array(Question);
const Titled = z.looseObject({ title: z.string() });

/** Every text in a value; for messages of the platform, only the parts written by people. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('of' in value && 'text' in value) return 'with' in value ? stringsIn(value.with) : [];
  return Object.values(value).flatMap(stringsIn);
}

/** A text with its words replaced by a placeholder; null if it contains nothing to hide. */
export function hiddenForm(target: TextTarget, { pk, sk, attributes }: FoundText): HiddenPlace | null {
  const now = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, placeholder(target, name, value)]),
  );
  const changed = Object.keys(now).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(attributes[name]),
  );
  if (changed.length === 0) return null;
  const some = (all: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((name) => [name, all[name]]));
  return { pk, sk, was: some(attributes), now: some(now) };
}

function placeholder(target: TextTarget, name: string, value: unknown): unknown {
  switch (name) {
    case 'name':
      return placeholderName(target);
    case 'code':
      return tagOf('team' in target ? target.team : '');
    case 'aboutIn':
    case 'rulesIn':
      return {};
    case 'links':
      return Array.isArray(value) && value.some((one) => Titled.safeParse(one).success) ? [] : value;
    case 'questions':
      return [];
    case 'teams': {
      const teams = Teams.safeParse(value).data;
      return teams && { ...teams, list: teams.list.map((team, at) => ({ ...team, name: `Team ${at + 1}` })) };
    }
    case 'adjustments':
      return Adjustments.safeParse(value).data?.map((one) => ({ ...one, reason: HIDDEN_TEXT }));
    case 'division':
      return { ...Object(value), of: `Division ${tagOf(stringsIn(value).join())}` };
    case 'cancelled':
    case 'hidden':
      return { ...Object(value), reason: HIDDEN_TEXT };
    case 'answer':
      return Texted.safeParse(value).success ? { ...Object(value), text: HIDDEN_TEXT } : value;
    case 'appeal': {
      if (target.kind === 'case') return { ...Object(value), text: HIDDEN_TEXT };
      const { data } = Answered.safeParse(value);
      return data?.answer ? { ...data, answer: { ...data.answer, text: HIDDEN_TEXT } } : value;
    }
    default:
      return value === '' ? value : HIDDEN_TEXT;
  }
}

/** The name that replaces a hidden one: "Player 4F2A". */
export function placeholderName(target: TextTarget): string {
  switch (target.kind) {
    case 'league-name':
      return `League ${tagOf(target.league)}`;
    case 'season-name':
      return `Season ${tagOf(target.season)}`;
    case 'circuit-name':
      return `Circuit ${tagOf(target.circuit)}`;
    case 'team-name':
      return `Team ${tagOf(target.team)}`;
    default:
      return `Player ${tagOf('player' in target ? target.player : '')}`;
  }
}
