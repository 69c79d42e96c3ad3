import * as z from 'zod';
import type { GameSystemId } from '../../../engine/games';
import {
  AggregationRules,
  explainRules,
  KNOWN_RULES,
  TIE_BREAK_IDS,
  tieBreakInFull,
} from '../../../engine/tournament/aggregation';
import {
  FORMULA_NAMES,
  KNOWN_PROPERTIES,
  loadScoring,
  loadSystem,
  PROPERTY_IDS,
  PROPERTY_WORDS,
  SCORING_IDS,
  type ScoringId,
} from '../../../engine/tournament/scoring';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translator';
import { paragraph, scoringTranslator, translateLines } from '../platform/translate';
import type { Previewed } from './preview-scoring';
import type { ScoringDetails, ScoringPreview, ScoringSummary, Scorings } from './scoring.schema';

/** All scorings and aggregation rules, in the terms of a game. */
export async function scoringsView(language: Language, system: GameSystemId): Promise<Scorings> {
  const say = await scoringTranslator(language, system);
  return {
    system,
    scorings: await Promise.all(SCORING_IDS.map((id) => summaryOf(id, say))),
    properties: PROPERTY_IDS.map((id) => ({ id, words: say(PROPERTY_WORDS[id]) })),
    names: FORMULA_NAMES.map((one) => ({ ...one, about: say(one.about) })),
    aggregation: schemaOf(AggregationRules),
    tieBreaks: TIE_BREAK_IDS.map((id) => ({ id, words: say(tieBreakInFull(id)) })),
    known: Object.entries(KNOWN_RULES).map(([id, given]) => {
      const rules = AggregationRules.parse(given);
      return { id, rules, words: paragraph(say, explainRules(rules)) };
    }),
  };
}

export async function scoringDetails(
  language: Language,
  system: GameSystemId,
  id: ScoringId,
): Promise<ScoringDetails> {
  const { parameters } = await loadSystem(id);
  const summary = await summaryOf(id, await scoringTranslator(language, system));
  return { ...summary, parameters: schemaOf(parameters) };
}

async function summaryOf(scoring: ScoringId, say: Translate): Promise<ScoringSummary> {
  const { id, name, explanation, source } = await loadScoring(scoring);
  return {
    id,
    name: say(name),
    explanation: paragraph(say, explanation),
    source,
    properties: [...KNOWN_PROPERTIES[scoring]],
  };
}

/** The points of a scoring on some boards. */
export function previewView({ explanation, boards }: Previewed, say: Translate): ScoringPreview {
  return {
    explanation: paragraph(say, explanation),
    boards: boards.map(({ name, game, seats }) => ({
      name: say(name),
      game,
      seats: seats.map((seat) => ({ ...seat, name: say(seat.name), lines: translateLines(say, seat.lines) })),
    })),
  };
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io: 'input' }) };
}
