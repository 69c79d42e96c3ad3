import * as z from 'zod';
import { DEFAULT_SCORING_GAME } from '../../engine/games';
import { MOST_SEATS } from '../../engine/results-only/definition';
import { AggregationRules } from '../../engine/tournament/aggregation';
import { Scoring, ScoringId } from '../../engine/tournament/scoring';
import { announceDivisions } from '../core/division/divisions';
import { AnnounceDivisions, Divisions } from '../core/division/divisions.schema';
import { Id, SeasonId, SystemId } from '../core/platform/common.schema';
import { andThen, done, type Outcome, refuse } from '../core/platform/errors';
import { scoringTranslator } from '../core/platform/translate';
import { replaySeason, type Trial } from '../core/scoring/laboratory';
import { previewScoring } from '../core/scoring/preview-scoring';
import { Laboratory, Scores, ScoringDetails, ScoringPreview, Scorings } from '../core/scoring/scoring.schema';
import { divisionsView, laboratoryView, scoresView } from '../core/scoring/scoring.view';
import { previewView, scoringDetails, scoringsView } from '../core/scoring/scorings.view';
import { seasonView } from '../core/season/season.view';
import { Season } from '../core/season/seasons.schema';
import { divisionsOf } from '../core/standings/division-tables';
import { seasonData } from '../core/standings/season-data';
import { seasonScores } from '../core/standings/season-scores';
import { jsonQuery } from './json-query';
import { openOperation, operation } from './operation';
import { problemsOf } from './problems';

const OneSeason = z.object({ id: Id });

/** Long enough for every parameter of a system, or a formula. */
const JsonText = z.string().max(6000).optional();

const TrialQuery = OneSeason.extend({
  scoring: ScoringId.optional(),
  parameters: JsonText,
  aggregation: JsonText,
});

/** The game whose terms explain the scoring. */
const InWordsOf = z.object({ system: SystemId.default(DEFAULT_SCORING_GAME) });

const OneScoring = InWordsOf.extend({ scoring: ScoringId });

/** A scoring system with the parameters in a query. */
async function scoringFrom(id: ScoringId, text: string | undefined): Promise<Outcome<Scoring>> {
  const parameters = jsonQuery('parameters', text, z.record(z.string(), z.unknown()));
  if (!parameters.ok) return parameters;
  if (parameters.value === undefined) return done(id);
  const read = await Scoring.safeParseAsync({ id, parameters: parameters.value });
  return read.success ? done(read.data) : refuse({ code: 'invalid', problems: problemsOf(read.error) });
}

/** The trial scoring and aggregation in a query. */
async function trialFrom({
  scoring: id,
  parameters,
  aggregation,
}: z.output<typeof TrialQuery>): Promise<Outcome<Trial>> {
  const chosen = id === undefined ? done(undefined) : await scoringFrom(id, parameters);
  if (!chosen.ok) return chosen;
  const rules = jsonQuery('aggregation', aggregation, AggregationRules);
  return rules.ok ? done({ scoring: chosen.value, aggregation: rules.value }) : rules;
}

export const scoring = [
  openOperation({
    method: 'GET',
    path: '/scorings',
    servedBy: 'scoring',
    tag: 'Scoring',
    scope: 'read',
    summary:
      'Scoring systems with their properties, rules for totals, tie-breaks, and the names a formula can use',
    params: InWordsOf,
    reply: Scorings,
    handle: async ({ language, params }) => done(await scoringsView(language, params)),
  }),
  openOperation({
    method: 'GET',
    path: '/scorings/{scoring}',
    servedBy: 'scoring',
    tag: 'Scoring',
    scope: 'read',
    summary: 'A scoring system with the parameters it takes, as JSON Schema',
    params: OneScoring,
    reply: ScoringDetails,
    handle: async ({ language, params }) => done(await scoringDetails(language, params, params.scoring)),
  }),
  operation({
    method: 'GET',
    path: '/scorings/{scoring}/preview',
    servedBy: 'scoring',
    tag: 'Scoring',
    scope: 'read',
    access: 'account',
    summary:
      'The points a scoring system gives on finished boards of a season, or on three examples; `parameters` is JSON',
    params: OneScoring.extend({
      parameters: JsonText,
      season: SeasonId.optional(),
      seats: z.coerce.number().int().min(2).max(MOST_SEATS).default(7),
    }),
    reply: ScoringPreview,
    handle: ({ deps, language, params }) =>
      andThen(scoringFrom(params.scoring, params.parameters), async (chosen) => {
        const data = params.season === undefined ? done(undefined) : await seasonData(deps, params.season);
        if (!data.ok) return data;
        const say = await scoringTranslator(language, data.value?.season ?? params);
        return andThen(previewScoring(deps, chosen, params.seats, data.value), (previewed) =>
          done(previewView(previewed, say)),
        );
      }),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/scores',
    servedBy: 'scoring',
    tag: 'Scoring',
    scope: 'read',
    summary: 'The standing line by line, the places each player can still reach, and the teams',
    params: OneSeason,
    reply: Scores,
    handle: ({ deps, language, params }) =>
      andThen(seasonData(deps, params.id), async (data) =>
        done(
          scoresView(data, await seasonScores(deps, data), await scoringTranslator(language, data.season)),
        ),
      ),
  }),
  operation({
    method: 'GET',
    path: '/seasons/{id}/laboratory',
    servedBy: 'scoring',
    tag: 'Scoring',
    scope: 'read',
    access: 'account',
    summary:
      'Compare the standing of a season with the one under another scoring or other rules; `parameters` and `aggregation` are JSON, and what you leave out stays',
    params: TrialQuery,
    reply: Laboratory,
    handle: ({ deps, language, params }) =>
      andThen(trialFrom(params), (trial) =>
        andThen(seasonData(deps, params.id), (data) =>
          andThen(replaySeason(deps, data, trial), async (replay) =>
            done(laboratoryView(data, replay, await scoringTranslator(language, data.season))),
          ),
        ),
      ),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/divisions',
    servedBy: 'scoring',
    tag: 'Scoring',
    scope: 'read',
    summary: 'The divisions a season belongs to, who moves up and down, and the next divisions',
    params: OneSeason,
    reply: Divisions,
    handle: ({ deps, language, params }) =>
      andThen(divisionsOf(deps, params.id), async (divisions) =>
        done(
          divisionsView(
            divisions,
            await scoringTranslator(
              language,
              divisions.tables[0]?.season ?? { system: DEFAULT_SCORING_GAME },
            ),
          ),
        ),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/divisions/next',
    servedBy: 'scoring',
    tag: 'Scoring',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    summary:
      'Announce the next season of every division, with each player in the right division (organizers)',
    params: OneSeason,
    body: AnnounceDivisions,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(announceDivisions(deps, caller, params.id, body), async ([highest]) =>
        highest === undefined
          ? refuse({ code: 'not-found', what: 'division' })
          : seasonView(deps, caller, language, highest.id),
      ),
  }),
];
