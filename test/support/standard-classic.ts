import { STANDARD } from '../../engine/classic/data/standard';
import { legal as legalOn } from '../../engine/classic/offers/legal';
import { validate as validateOn } from '../../engine/classic/offers/validate';
import { validatePlan as validatePlanOn } from '../../engine/classic/offers/validate-plan';
import { notationOn } from '../../engine/classic/orders/notation';
import { printOrder as printOrderOn } from '../../engine/classic/orders/notation-print';
import { readLine as readLineOn } from '../../engine/classic/orders/read-line';
import { printTyped as printTypedOn, readTyped as readTypedOn } from '../../engine/classic/orders/read-typed';
import { read as readOn } from '../../engine/classic/reading/read';
import { adjudicate as adjudicateOn } from '../../engine/classic/rules/adjudicate';
import { sortedUnits as sortedUnitsOn } from '../../engine/classic/rules/retreats';
import { setup as setupOn } from '../../engine/classic/rules/setup';

type Without<Call extends (atlas: typeof STANDARD, ...rest: never[]) => unknown> =
  Parameters<Call> extends [unknown, ...infer Rest] ? Rest : never;

/** The functions of Classic on its own map, for tests that know no variants. */
export const legal = (...rest: Without<typeof legalOn>) => legalOn(STANDARD, ...rest);
export const validate = (...rest: Without<typeof validateOn>) => validateOn(STANDARD, ...rest);
export const validatePlan = (...rest: Without<typeof validatePlanOn>) => validatePlanOn(STANDARD, ...rest);
export const notation = notationOn(STANDARD);
export const printOrder = (...rest: Without<typeof printOrderOn>) => printOrderOn(STANDARD, ...rest);
export const readLine = (...rest: Without<typeof readLineOn>) => readLineOn(STANDARD, ...rest);
export const printTyped = (...rest: Without<typeof printTypedOn>) => printTypedOn(STANDARD, ...rest);
export const readTyped = (...rest: Without<typeof readTypedOn>) => readTypedOn(STANDARD, ...rest);
export const read = (...rest: Without<typeof readOn>) => readOn(STANDARD, ...rest);
export const adjudicate = (...rest: Without<typeof adjudicateOn>) => adjudicateOn(STANDARD, ...rest);
export const sortedUnits = (...rest: Without<typeof sortedUnitsOn>) => sortedUnitsOn(STANDARD, ...rest);
export const setup = (...rest: Without<typeof setupOn>) => setupOn(STANDARD, ...rest);
