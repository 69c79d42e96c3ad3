import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { SeasonChanged } from '../platform/events.records';
import { iso } from '../platform/instants';
import { StoredBoard } from '../platform/items';
import { boardKey, leagueKey, listing, roundKey, seasonKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, listedNow, queryItems, type Table } from '../platform/reads';
import { ABSENT, check, insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import type { BoardRecord } from '../result/results.records';
import { removeParts, SplitRound } from '../round/split-rounds.store';
import { type RoundRecord, SeasonRecord, type SeasonTexts } from './seasons.records';

const seasonsIn = (league: string) =>
  ({ index: 'listing', partition: `LEAGUE#${league}#SEASONS`, newestFirst: true, limit: 100 }) as const;

/** Another number of rounds for a season that is being played. */
export interface NewLength {
  /** The first round that is not open: it stays undrawn until the length has changed. */
  readonly next: number;
  /** Its plan, which waits for a review and goes, as the season ends before it. */
  readonly dropped?: RoundRecord;
}

/** Seasons and the summaries of their boards. */
export function seasonStore(table: Table) {
  return {
    season: (id: string) => getItem(table, seasonKey(id), SeasonRecord),

    /** Newest first, for display: slightly outdated. */
    seasonsOf: (league: string) => queryItems(table, seasonsIn(league), SeasonRecord),

    /** The same in their current state, at the price of a read each, for decisions that depend on it. */
    seasonsNow: (league: string) => listedNow(table, seasonsIn(league), SeasonRecord),

    /**
     * Here and below, an entry of the league's log documents an organizer's action, and an event triggers its effects;
     * both are written with it.
     * @returns the stored season: an existing one stays
     */
    async createSeason(season: SeasonRecord, entry: LogRecord, event?: SeasonChanged): Promise<SeasonRecord> {
      const list = listing(`LEAGUE#${season.league.id}#SEASONS`, String(season.createdAt));
      const created = insert({ ...seasonKey(season.id), ...list, ...season });
      const written = await transact(table, [created, logged(entry), ...following(event)]);
      const kept = written.ok ? season : await getItem(table, seasonKey(season.id), SeasonRecord);
      if (kept === undefined) throw new Error(`season ${season.id} could not be written`);
      return kept;
    },

    /** Changes the settings of a season, if they, its state and its round are unchanged since they were read. */
    async changeSeason(
      before: SeasonRecord,
      after: SeasonRecord,
      entry: LogRecord | null,
      event?: SeasonChanged,
      length: NewLength | null = null,
    ): Promise<'changed' | 'changed-meanwhile'> {
      const log = entry === null ? [] : [logged(entry)];
      const plan = length?.dropped && (await getItem(table, roundKey(before.id, length.next), SplitRound));
      const writes = [
        changeSettings(before, after, length !== null),
        ...(length === null ? [] : [nextRound(before, length)]),
        ...log,
        ...following(event),
      ];
      if (!(await transact(table, writes)).ok) return 'changed-meanwhile';
      await removeParts(table, plan);
      return 'changed';
    },

    /** Closes registration and keeps the seed of all draws; once. */
    async startSeason(
      season: string,
      {
        drawSeed,
        rounds,
        people,
      }: {
        readonly drawSeed: string;
        readonly rounds: number;
        /** How many of its players are people. */
        readonly people: number;
      },
      entry: LogRecord,
      event: SeasonChanged,
    ): Promise<'started' | 'already-started'> {
      const started = update(
        seasonKey(season),
        'SET #status = :running, drawSeed = :seed, rounds = :rounds',
        {
          when: '#status = :registration',
          values: { running: 'running', registration: 'registration', seed: drawSeed, rounds },
        },
      );
      const listed = people < 2 ? [] : [listFirst(entry.league, entry.at)];
      const written = await transact(table, [started, ...listed, logged(entry), posted(event)]);
      return written.ok ? 'started' : 'already-started';
    },

    /** Changes what a season says of itself, with its entry in the league's log. */
    async describeSeason(
      { id, textsVersion = 0 }: Pick<SeasonRecord, 'id' | 'textsVersion'>,
      texts: SeasonTexts,
      entry: LogRecord,
    ): Promise<'changed' | 'changed-meanwhile'> {
      const change =
        'SET #about = :about, #aboutIn = :aboutIn, #venue = :venue, #links = :links, textsVersion = :next';
      const described = update(seasonKey(id), change, {
        // Seasons of earlier releases have no version.
        when:
          textsVersion === 0
            ? 'attribute_exists(pk) AND attribute_not_exists(textsVersion)'
            : 'textsVersion = :version',
        values: { ...texts, version: textsVersion, next: textsVersion + 1 },
      });
      return (await transact(table, [described, logged(entry)])).ok ? 'changed' : 'changed-meanwhile';
    },

    /** Opens the next round; refused if another run has done so already. */
    async openRound(season: string, round: number): Promise<'opened' | 'already-open'> {
      const terms = { when: '#round < :round', values: { round } };
      const opened = update(seasonKey(season), 'SET #round = :round', terms);
      return (await write(table, opened)) ? 'opened' : 'already-open';
    },

    boards: (season: string) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'BOARD#' }, StoredBoard),

    /** Stores the newer of two summaries: that of a later step, or after a later ruling on the result. */
    async saveBoard(board: BoardRecord) {
      await write(table, keepNewer(board));
    },
  };
}

/** Replaces an older summary of a board. */
export function keepNewer(board: BoardRecord): Write {
  const { season, round, step, line, revision = 0 } = board;
  const later =
    '#step < :step OR (#step = :step AND (attribute_not_exists(revision) OR revision <= :revision))';
  // Of two branches, the one started by the later ruling is newer, whatever its step.
  const newer =
    line === undefined
      ? `attribute_not_exists(#line) AND (${later})`
      : `attribute_not_exists(#line) OR #line < :line OR (#line = :line AND (${later}))`;
  return put(
    { ...boardKey(season, round, board.board), ...board },
    { when: `${ABSENT} OR ${newer}`, values: { step, revision, line } },
  );
}

/** The event that is posted with a change, if the change has further effects. */
export function following(event: SeasonChanged | undefined): readonly Write[] {
  return event === undefined ? [] : [posted(event)];
}

/** The next round is not drawn while the number of rounds changes; a plan beyond the end is discarded. */
function nextRound({ id }: SeasonRecord, { next, dropped }: NewLength): Write {
  if (dropped === undefined)
    return check(roundKey(id, next), {
      when: `${ABSENT} OR #state = :planned`,
      values: { planned: 'planned' },
    });
  return remove(roundKey(id, next), { when: '#state = :planned', values: { planned: 'planned' } });
}

/** @param redraws whether a draw that is being made is made again, as it was made from other settings */
function changeSettings(before: SeasonRecord, after: SeasonRecord, redraws: boolean): Write {
  const settings = Object.entries(settingsOf(after)).map(([name, value], at) => ({
    key: `s${at}`,
    name,
    value,
  }));
  const given = settings.filter(({ value }) => value !== undefined);
  const absent = settings.filter(({ value }) => value === undefined);
  const set = given.map(({ key }) => `#${key} = :${key}`).join(', ');
  const gone = absent.map(({ key }) => `#${key}`).join(', ');
  const change = `SET ${set}, version = :next${gone === '' ? '' : ` REMOVE ${gone}`}${redraws ? ' ADD answers :one' : ''}`;
  return update(seasonKey(before.id), change, {
    // Seasons of earlier releases have no version.
    when: `#status = :status AND #round = :round AND ${before.version === 0 ? '(attribute_not_exists(version) OR version = :version)' : 'version = :version'}`,
    names: Object.fromEntries(settings.map(({ key, name }) => [key, name])),
    values: {
      ...Object.fromEntries(given.map(({ key, value }) => [key, value])),
      status: before.status,
      round: before.round,
      version: before.version,
      next: before.version + 1,
      ...(redraws && { one: 1 }),
    },
  });
}

/** Everything about a season that an organizer decides, and values derived only from that. */
function settingsOf(season: SeasonRecord) {
  const { name, options, boardSize, format, leftOver, registration, rounds } = season;
  const { scoring, aggregation, teams, division, apart, press, anonymous, pressAtEnd, disputes, programs } =
    season;
  const {
    deadlines,
    absence,
    atTheTable,
    schedule,
    postponed,
    opensNow,
    endsNow,
    scoringByRound,
    questions,
    watchDelay,
  } = season;
  return {
    ...{ name, options, boardSize, format, leftOver, registration, rounds },
    ...{
      scoring,
      scoringByRound,
      questions,
      aggregation,
      teams,
      division,
      apart,
      press,
      anonymous,
      pressAtEnd,
      disputes,
      programs,
      watchDelay,
    },
    ...{ deadlines, absence, atTheTable, schedule, postponed, opensNow, endsNow },
  };
}

/** Lists a league before leagues without players, whose order begins with a digit. */
function listFirst(league: string, at: number) {
  return update(leagueKey(league), 'SET listSk = :order', {
    when: 'attribute_exists(pk)',
    values: { order: `played ${iso(at)}#${league}` },
  });
}
