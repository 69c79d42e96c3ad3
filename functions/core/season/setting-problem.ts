import type { Problem } from '../../../engine/game';
import type { StoredText } from '../platform/message.records';

/** A problem with a setting of a season. */
export function settingProblem(path: readonly (string | number)[], message: StoredText): Problem {
  return { code: 'bad-setting', path, rule: '', message };
}
