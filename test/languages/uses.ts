import ts from 'typescript';
import { FORMS } from '../../messages/translator';
import { nodesOf } from './sources';

/** One use of a text. */
export interface Use {
  readonly file: string;
  /** The areas of the text: where one name stands for several in a file, all of them. */
  readonly areas: readonly string[];
  /** The key, or the beginning of a computed one. */
  readonly key: string;
  readonly isComputed: boolean;
  /** The values that it passes to the text; undefined where they cannot be read here. */
  readonly values: readonly string[] | undefined;
}

/** Functions that return the texts of the area in their argument. */
const GIVERS = new Set(['useTranslations', 'getTranslations', 'useTexts']);
/** Functions that return the texts of one fixed area. */
const OWN_AREAS: Readonly<Record<string, string>> = {
  mailTexts: 'mails',
  textsIn: 'mails',
  refusalTexts: 'refusals',
};

/**
 * Every text that a file uses. A `message` of an engine belongs to its game, a `message` of a service to the platform.
 */
export function usesIn(file: ts.SourceFile): readonly Use[] {
  const nodes = nodesOf(file);
  const speaker = speakerOf(file.fileName);
  const areas = new Map([
    ...(speaker === undefined ? [] : [['message', [`says-${speaker}`]] as const]),
    // Problems of input have the same texts wherever they are found.
    ['fault', ['says-faults']] as const,
    ...areasByName(nodes),
  ]);
  return nodes.filter(ts.isCallExpression).flatMap((call) => {
    const asked = areasOf(call.expression, areas);
    const [key, values] = call.arguments;
    if (asked === undefined || key === undefined) return [];
    return keysOf(key).map((one) => ({ file: file.fileName, areas: asked, ...one, values: namesIn(values) }));
  });
}

/**
 * The area of `message` in a file that does not name it: a game's, that of labels, awards or scoring, or the
 * platform's.
 */
function speakerOf(file: string): string | undefined {
  if (/^functions\/(core|api|chat|events|sweep)\//.test(file)) return 'platform';
  if (/^engine\/[^/]+\/labels\.ts$/.test(file)) return 'labels';
  if (file.startsWith('engine/tournament/awards/')) return 'awards';
  if (/^engine\/tournament\/(scoring|aggregation|knock-out)\//.test(file)) return 'scoring';
  return /^engine\/([^/]+)\//.exec(file)?.[1];
}

/** The areas of each name in the file: `const t = useTranslations('home')`, `t: Texts<'home'>`. */
function areasByName(nodes: readonly ts.Node[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const node of nodes) {
    const area = areaOfDeclared(node);
    if (area === undefined) continue;
    const name = (node as ts.NamedDeclaration).name?.getText() ?? '';
    found.set(name, [...(found.get(name) ?? []), area]);
  }
  return found;
}

function areaOfDeclared(node: ts.Node): string | undefined {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    return node.initializer && areaOfGiver(node.initializer);
  const isTyped = ts.isParameter(node) || ts.isPropertySignature(node);
  return isTyped && node.type !== undefined ? areaOfType(node.type.getText()) : undefined;
}

function areaOfType(type: string): string | undefined {
  if (type === 'GameTexts') return 'game';
  const giver = /^ReturnType<typeof (\w+)>$/.exec(type)?.[1];
  if (giver !== undefined) return OWN_AREAS[giver];
  return /^Texts<'([^']+)'>$/.exec(type)?.[1];
}

/** The area of `useTranslations('home')` and `await getTranslations('home')`. */
function areaOfGiver(node: ts.Expression): string | undefined {
  const plain = ts.isAwaitExpression(node) ? node.expression : node;
  if (!ts.isCallExpression(plain)) return undefined;
  const name = plain.expression.getText();
  if (name in OWN_AREAS) return OWN_AREAS[name];
  const [area] = plain.arguments;
  if (area === undefined || !ts.isStringLiteral(area)) return undefined;
  if (name === 'messagesOf') return FORMS.includes(area.text) ? area.text : `says-${area.text}`;
  return GIVERS.has(name) ? area.text : undefined;
}

/**
 * The areas of the called function: `t`, `t.rich`, or the texts of an area at once: `(await getTranslations('home'))`.
 */
function areasOf(
  called: ts.Expression,
  areas: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  if (ts.isParenthesizedExpression(called)) return areasOf(called.expression, areas);
  if (ts.isPropertyAccessExpression(called))
    return ['rich', 'markup'].includes(called.name.text) ? areasOf(called.expression, areas) : undefined;
  if (ts.isIdentifier(called)) return areas.get(called.text);
  const area = areaOfGiver(called);
  return area === undefined ? undefined : [area];
}

function keysOf(key: ts.Expression): readonly Pick<Use, 'key' | 'isComputed'>[] {
  if (ts.isStringLiteralLike(key)) return [{ key: key.text, isComputed: false }];
  if (ts.isParenthesizedExpression(key)) return keysOf(key.expression);
  if (ts.isConditionalExpression(key)) return [...keysOf(key.whenTrue), ...keysOf(key.whenFalse)];
  return [{ key: ts.isTemplateExpression(key) ? key.head.text : '', isComputed: true }];
}

function namesIn(values: ts.Expression | undefined): readonly string[] | undefined {
  if (values === undefined) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  if (values.properties.some(ts.isSpreadAssignment)) return undefined;
  return values.properties.map(({ name }) => name?.getText() ?? '');
}
