import type { CaseRecord } from '../../../../functions/core/case/cases.records';
import type { Item } from '../../crash/hunt';
import type { FaultyWorld } from '../world';

/** I5: a dispute is answered once, an appeal is decided once, and neither changes afterwards. */
export function watchCases(world: FaultyWorld): readonly string[] {
  const broken: string[] = [];
  world.onWrite((written) => {
    for (const { key, before, after } of written) {
      if (!key.sk.startsWith('CASE#') || before === undefined) continue;
      const [was, is] = [before, after] as unknown as [CaseRecord, CaseRecord | undefined];
      const at = `case ${was.id} of ${was.game}`;
      if (is === undefined) broken.push(`I5: ${at} is gone`);
      else broken.push(...faultsOfChange(was, is).map((fault) => `I5: ${at} ${fault}`));
    }
  });
  return broken;
}

function faultsOfChange(was: CaseRecord, is: CaseRecord): readonly string[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return [
    ...(was.state !== 'open' && was.state !== is.state ? [`was ${was.state} and is ${is.state}`] : []),
    ...(was.answer !== null && !same(was.answer, is.answer) ? ['was answered again'] : []),
    ...(was.appeal === undefined && is.appeal !== undefined && is.appeal.state !== 'open'
      ? ['has an appeal that never was open']
      : []),
    ...(was.appeal !== undefined && was.appeal.state !== 'open' && !same(was.appeal, is.appeal)
      ? [`was ${was.appeal.state} in appeal and changed`]
      : []),
  ];
}

/** I5: the public log has exactly one entry for each answer. */
export function faultsOfCaseLog(items: readonly Item[]): readonly string[] {
  const cases = items.filter(({ sk }) => sk.startsWith('CASE#')) as unknown as readonly CaseRecord[];
  const logged = (kind: string) => items.filter((item) => item.kind === kind && 'reason' in item).length;
  const answered = cases.filter(({ state }) => state === 'answered').length;
  const decided = cases.filter(({ appeal }) => appeal?.state === 'answered').length;
  return [
    ...(logged('answer-case') === answered
      ? []
      : [`I5: ${answered} cases were answered, and the log tells of ${logged('answer-case')}`]),
    ...(logged('answer-appeal') === decided
      ? []
      : [`I5: ${decided} appeals were decided, and the log tells of ${logged('answer-appeal')}`]),
  ];
}
