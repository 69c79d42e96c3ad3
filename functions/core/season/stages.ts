import type { Message } from '../../../engine/game';
import { stagesAfterGroups } from '../../../engine/tournament/formats';
import type { SectionKind } from '../../../engine/tournament/left-over';
import { type StageName, type StageOfBoard, stageName } from '../../../engine/tournament/stage-names';
import { message } from '../platform/message';
import { sizesOf } from '../standings/season-seats';
import type { SeasonRecord } from './seasons.records';

/** The name of a round that has one, such as the final; undefined for all others. */
export function stageOf(season: SeasonRecord, round: number): StageName | undefined {
  const { format, players } = season;
  const sizes = sizesOf(season);
  const staged = {
    ...{ format, boardSize: sizes.boardSize },
    // The names follow from the announced rounds, also where the last one was not needed.
    rounds: season.rounds,
    groupRounds: format.kind === 'groups' ? season.rounds - stagesAfterGroups(format, players, sizes) : 0,
  };
  return stageName(staged, round);
}

export type { StageOfBoard } from '../../../engine/tournament/stage-names';

/** The name of a board's part of the season: that of its section if it is outside the cup, else that of its round. */
export function stageOfBoard(
  season: SeasonRecord,
  round: number,
  section: SectionKind | undefined,
): StageOfBoard | undefined {
  return section === 'third-place' || section === 'consolation' ? section : stageOf(season, round);
}

/** The names as pages write them (`messages/<language>/sections.json`). */
export const STAGE_WORDS: Readonly<Record<StageOfBoard, Message>> = {
  'quarter-final': message('stage.quarter'),
  'semi-final': message('stage.semi'),
  final: message('stage.final'),
  'grand-final': message('stage.grandFinal'),
  'second-final': message('stage.second'),
  'third-place': message('stage.thirdPlace'),
  consolation: message('stage.consolation'),
};

/** The name of a round in words; undefined for a round that is only counted. */
export function stageInWords(season: SeasonRecord, round: number): Message | undefined {
  const stage = stageOf(season, round);
  return stage && STAGE_WORDS[stage];
}

/** The part of a sentence that names a round, or the board of one, by its stage: without a name, the round's number is read. */
export function stageInSentence(stage: StageOfBoard | undefined): Message | 'none' {
  return stage === undefined ? 'none' : STAGE_WORDS[stage];
}
