import { boardKey, listing, roundKey, seasonKey } from '../keys';
import type { SeasonStore } from '../questions/seasons';
import { type BoardRecord, RoundRecord, SeasonRecord } from '../records';
import { StoredBoard } from './items';
import { writeLogged } from './logs';
import { getItem, queryItems, type Table } from './reads';
import { ABSENT, insert, put, remove, update, type Write, write } from './writes';

/** Seasons, their rounds, and the summaries of their boards. */
export function seasonStore(table: Table): SeasonStore {
  return {
    season: (id) => getItem(table, seasonKey(id), SeasonRecord, { consistent: true }),

    seasonsOf: (league) =>
      queryItems(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#SEASONS`, newestFirst: true, limit: 100 },
        SeasonRecord,
      ),

    async createSeason(season, entry) {
      const list = listing(`LEAGUE#${season.league.id}#SEASONS`, String(season.createdAt));
      const created = insert({ ...seasonKey(season.id), ...list, ...season });
      if (!(await writeLogged(table, created, entry)))
        throw new Error(`season ${season.id} is there already`);
    },

    async changeSeason(before, after, entry) {
      const changed = changeSettings(before, after);
      return (await writeLogged(table, changed, entry)) ? 'changed' : 'changed-meanwhile';
    },

    async startSeason(season, drawSeed, rounds, entry) {
      // A start that was cut off is taken up again with the seed it began with.
      const seeds =
        'drawSeed = if_not_exists(drawSeedOnce, :seed), drawSeedOnce = if_not_exists(drawSeedOnce, :seed)';
      const started = update(seasonKey(season), `SET #status = :running, ${seeds}, rounds = :rounds`, {
        when: 'attribute_exists(pk)',
        values: { running: 'running', seed: drawSeed, rounds },
      });
      await writeLogged(table, started, entry);
      const record = await getItem(table, seasonKey(season), SeasonRecord, { consistent: true });
      if (record === undefined) throw new Error(`there is no season ${season}`);
      return record;
    },

    rounds: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'ROUND#', consistent: true }, RoundRecord),

    round: (season, round) => getItem(table, roundKey(season, round), RoundRecord, { consistent: true }),

    async planRound(round) {
      const key = roundKey(round.season, round.round);
      if (await write(table, insert({ ...key, ...round }))) return round;
      return (await getItem(table, key, RoundRecord, { consistent: true })) ?? round;
    },

    async changeRound({ season, round, state, boards, certificate }, entry) {
      const sets = '#state = :state, boards = :boards, certificate = :certificate';
      const changed = update(roundKey(season, round), `SET ${sets}`, {
        when: '#state = :planned',
        values: { state, boards, certificate, planned: 'planned' },
      });
      return (await writeLogged(table, changed, entry)) ? 'changed' : 'already-open';
    },

    async discardPlan(season, round) {
      const terms = { when: '#state = :planned', values: { planned: 'planned' } };
      return (await write(table, remove(roundKey(season, round), terms))) ? 'discarded' : 'already-open';
    },

    async openRound(season, round) {
      const terms = { when: '#round < :round', values: { round } };
      const opened = update(seasonKey(season), 'SET #round = :round', terms);
      return (await write(table, opened)) ? 'opened' : 'already-open';
    },

    boards: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'BOARD#', consistent: true }, StoredBoard),

    async saveBoard(board) {
      await write(table, keepNewer(board));
    },
  };
}

/** Puts a board's summary in place of an older one. */
function keepNewer(board: BoardRecord): Write {
  const { season, round, step, line, revision = 0 } = board;
  const later =
    '#step < :step OR (#step = :step AND (attribute_not_exists(revision) OR revision <= :revision))';
  // Of two lines of play the one that a later ruling began is the newer one, whatever its step.
  const newer =
    line === undefined
      ? `attribute_not_exists(#line) AND (${later})`
      : `attribute_not_exists(#line) OR #line < :line OR (#line = :line AND (${later}))`;
  return put(
    { ...boardKey(season, round, board.board), ...board },
    { when: `${ABSENT} OR ${newer}`, values: { step, revision, line } },
  );
}

function changeSettings(before: SeasonRecord, after: SeasonRecord): Write {
  const settings = Object.entries(settingsOf(after)).map(([name, value], at) => ({
    key: `s${at}`,
    name,
    value,
  }));
  const given = settings.filter(({ value }) => value !== undefined);
  const absent = settings.filter(({ value }) => value === undefined);
  const set = given.map(({ key }) => `#${key} = :${key}`).join(', ');
  const gone = absent.map(({ key }) => `#${key}`).join(', ');
  return update(seasonKey(before.id), `SET ${set}${gone === '' ? '' : ` REMOVE ${gone}`}`, {
    when: '#status = :status AND #round = :round',
    names: Object.fromEntries(settings.map(({ key, name }) => [key, name])),
    values: {
      ...Object.fromEntries(given.map(({ key, value }) => [key, value])),
      status: before.status,
      round: before.round,
    },
  });
}

/** Everything of a season that an organizer decides, and what follows from it alone. */
function settingsOf(season: SeasonRecord) {
  const { name, options, boardSize, format, leftOver, registration, rounds } = season;
  const { scoring, aggregation, teams, division, apart, press, disputes, deadlines, absence } = season;
  return {
    ...{ name, options, boardSize, format, leftOver, registration, rounds },
    ...{ scoring, aggregation, teams, division, apart, press, disputes, deadlines, absence },
  };
}
