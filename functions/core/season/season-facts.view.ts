import type { Message } from '../../../engine/game';
import type { GameIdentity } from '../../../engine/game-identity';
import { identityOf, inRound, titlesOf } from '../../../engine/games';
import { measuresOf } from '../../../engine/measures';
import { explainRules, USUAL_RULES } from '../../../engine/tournament/aggregation';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import { loadScoring } from '../../../engine/tournament/scoring';
import { explainRound } from '../../../engine/tournament/scoring/round-words';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translator';
import type { SeasonSummary } from '../league/leagues.schema';
import { iso } from '../platform/instants';
import { paragraph, translateFields } from '../platform/translate';
import { isAnonymous } from '../press/anonymity';
import { pressAtEndOf } from '../press/end-of-press';
import type { WrittenResults } from '../result/results.schema';
import { programsOf } from '../session/programs';
import { seatsOf } from '../standings/season-seats';
import { realTablesOf } from './real-tables';
import type { SeasonRecord } from './seasons.records';
import type { Season } from './seasons.schema';
import { stageOf } from './stages';

/** The facts in the season's record for every reader. */
export async function factsOf(season: SeasonRecord, language: Language, say: Translate) {
  const { id, name, league, system, options, format, leftOver, round } = season;
  const rounds = roundsPlayed(season);
  const { press, disputes = 'run', deadlines, absence = null, division = null, status, champions } = season;
  const { about = '', aboutIn = {}, venue = '', links = [] } = season;
  const { title, seats, results } = identityOf(season);
  const scoring = await loadScoring(season.scoring);
  return {
    ...{ id, name, league, system, systemTitle: title, options, format, leftOver, rounds, round },
    anonymous: isAnonymous(season),
    pressAtEnd: pressAtEndOf(season),
    programs: programsOf(season),
    watchDelay: season.watchDelay ?? 0,
    ...{
      press,
      disputes,
      deadlines,
      absence,
      atTheTable: season.atTheTable === undefined ? null : realTablesOf(season.atTheTable),
      division,
      status,
      champions,
      about,
      aboutIn,
      venue,
      links,
    },
    ...{ version: season.version, textsVersion: season.textsVersion ?? 0 },
    measures: await translateFields(language, measuresOf(season), ['name']),
    scoring: { id: scoring.id, name: say(scoring.name), explanation: paragraph(say, scoring.explanation) },
    rules: paragraph(say, [
      ...(await scoredOtherwise(season)),
      ...explainRules(season.aggregation ?? USUAL_RULES),
    ]),
    teams: season.teams !== undefined,
    qualification: asksOrInvites(season),
    importedAt: season.imported === undefined ? null : iso(season.imported.at),
    questions: season.questions ?? [],
    movedIn: season.movedIn !== undefined,
    createdAt: iso(season.createdAt),
    boardSize: seatsOf(season).length,
    results: writtenAs(results),
    seats: seats.fixed ? [...seatsOf(season)] : [],
    games: await gamesOf(season, language),
    stages: stagesOf(season, rounds),
  };
}

function writtenAs(results: GameIdentity['results']): WrittenResults {
  return { kind: results?.kind ?? 'points', fewest: results?.fewest ?? false };
}

/** The announced rounds; of a season that is over without its last one, such as a second final, those it played. */
function roundsPlayed({ format, status, rounds, round }: SeasonRecord): number {
  return status === 'finished' && knocksOut(format) && round > 0 ? Math.min(rounds, round) : rounds;
}

/** The rounds that have a name, such as the final. */
function stagesOf(season: SeasonRecord, rounds: number): Season['stages'] {
  return Array.from({ length: rounds }, (_, at) => at + 1).flatMap((round) => {
    const name = stageOf(season, round);
    return name === undefined ? [] : [{ round, name }];
  });
}

/** The game of each round, in a season of several games. */
async function gamesOf(season: SeasonRecord, language: Language) {
  if (titlesOf(season).length === 1) return [];
  return Promise.all(
    Array.from({ length: season.rounds }, async (_, at) => {
      const round = at + 1;
      const played = inRound(season, round);
      const { title, seats, results } = identityOf(played);
      return {
        ...{ round, title, boardSize: seatsOf(played).length, smallest: seats.min },
        measures: await translateFields(language, measuresOf(played), ['name']),
        results: writtenAs(results),
        seats: seats.fixed ? [...seatsOf(played)] : [],
      };
    }),
  );
}

function asksOrInvites({ qualification }: SeasonRecord): boolean {
  if (qualification === undefined) return false;
  return qualification.invites !== null || Object.values(qualification.asks).some((least) => least !== null);
}

/** The rounds that are scored by another system, in sentences. */
async function scoredOtherwise({ scoringByRound = [] }: SeasonRecord): Promise<readonly Message[]> {
  const inOrder = [...scoringByRound].sort((one, other) => one.round - other.round);
  return Promise.all(
    inOrder.map(async ({ round, scoring }) => explainRound(round, await loadScoring(scoring))),
  );
}

export function seasonSummary(season: SeasonRecord): SeasonSummary {
  const { id, name, system, status, players, round, champions } = season;
  return {
    id,
    name,
    system,
    status,
    players,
    round,
    rounds: roundsPlayed(season),
    champions: [...champions],
    imported: season.imported !== undefined,
    createdAt: iso(season.createdAt),
  };
}
