import ts from 'typescript';

/**
 * A place in the source at which a guard can be removed, and its replacement. `{}` is the source as it is; `{0}`, `{1}`
 * are the arguments of the call.
 */
interface Replacement {
  readonly name: string;
  readonly instead: string;
}

const OK = (value: string) => `Promise.resolve({ ok: true, value: ${value} })`;

/** The replacement for a call of each guard: its answer to a caller with access. */
const CALLS: Readonly<Record<string, string>> = {
  organizerOf: OK('null'),
  moderatorOf: OK('[]'),
  moderatorOfGame: OK('null'),
  organizedSeason:
    "{0}.store.season({2}).then((one) => one ? { ok: true, value: one } : { ok: false, refusal: { code: 'not-found', what: 'season' } })",
  seatOf:
    '{}.then(async (one) => { if (one.ok) return one; const live = await {0}.store.gameAndGate({2}); return live ? { ok: true, value: { ...live, seat: live.game.seats[0].seat } } : one; })',
  seatHeldBy: '({} ?? {0}.seats[0].seat)',
  rolesIn: "Promise.resolve(['organizer', 'moderator', 'player'])",
  mayRule: "'yes'",
};

/** The sources whose guards are taken away: use cases, their views, and the API. */
export const GUARDED = /^functions\/(core|api)\//;

/** The folder of the guards. Other files may have functions of the same names. */
const GUARDS = 'functions/core/access/';

/** Comparisons that check a caller's identity or role. */
const ASKED = /(?:\bcaller|\bcaller\??\.id|\bbanned|\bmuted|\brole)$/;
const LOOKED_INTO = /\.includes\('(?:organizer|moderator)'\)$/;

export interface Site extends Replacement {
  readonly start: number;
  readonly end: number;
}

/** All places of a file at which a guard can be removed. */
export function guardSites(path: string, text: string): readonly Site[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites: Site[] = [];
  const isGuard = (name: string) => path.startsWith(GUARDS) || !isDeclared(source, name);
  const visit = (node: ts.Node) => {
    for (const { name, instead } of replacementsOf(node, isGuard)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      sites.push({
        name: `${path}:${line + 1} ${name}`,
        instead,
        start: node.getStart(),
        end: node.getEnd(),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
}

/** Whether a file has a function of its own by this name. */
function isDeclared({ statements }: ts.SourceFile, name: string): boolean {
  return statements.some((one) => ts.isFunctionDeclaration(one) && one.name?.text === name);
}

function replacementsOf(node: ts.Node, isGuard: (name: string) => boolean): readonly Replacement[] {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    if (node.expression.text === 'isBanned') return eitherWay(inOneLine(node));
    const instead = CALLS[node.expression.text];
    if (instead === undefined || !isGuard(node.expression.text)) return [];
    const filled = instead.replace(
      /\{(\d)\}/g,
      (_, at) => `(${node.arguments[Number(at)]?.getText() ?? ''})`,
    );
    return [{ name: `${node.expression.text}() taken away`, instead: filled }];
  }
  if (!isAsked(node)) return [];
  return eitherWay(inOneLine(node));
}

function inOneLine(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}

/** A condition that always holds, and one that never does. */
function eitherWay(text: string): readonly Replacement[] {
  return ['true', 'false'].map((value) => ({ name: `${text} as ${value}`, instead: value }));
}

/** A comparison, or a check of roles, that is one condition by itself. */
function isAsked(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    const compares =
      kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
    return compares && [node.left, node.right].some((side) => ASKED.test(side.getText()));
  }
  return ts.isCallExpression(node) && LOOKED_INTO.test(node.getText());
}

/**
 * The source with a switch at each place. The mutant is chosen while the tests run, so that all of them share one load
 * of the modules.
 */
export function withSwitches(text: string, sites: readonly Site[]): string {
  const inside = (start: number, end: number, outer: readonly Site[]): string => {
    let [result, at] = ['', start];
    const here = outer.filter((site) => site.start >= start && site.end <= end);
    const tops = here.filter(
      (site) =>
        !here.some(
          (other) =>
            other.start <= site.start &&
            other.end >= site.end &&
            other.end - other.start > site.end - site.start,
        ),
    );
    for (const place of [...new Map(tops.map((site) => [site.start, site])).values()].sort(
      (one, other) => one.start - other.start,
    )) {
      const same = tops.filter((site) => site.start === place.start && site.end === place.end);
      const inner = inside(
        place.start,
        place.end,
        here.filter((site) => !same.includes(site)),
      );
      result += text.slice(at, place.start) + switchFor(same, inner);
      at = place.end;
    }
    return result + text.slice(at, end);
  };
  return inside(0, text.length, sites);
}

function switchFor(same: readonly Site[], original: string): string {
  return same.reduceRight(
    (otherwise, { name, instead }) =>
      `(globalThis.mutants?.isOn(${JSON.stringify(name)}) ? ${instead.replaceAll('{}', original)} : ${otherwise})`,
    original,
  );
}
