/** The first version of Node that is recommended: Amazon's SDK and others give up older ones. */
const RECOMMENDED = 22;

/** One line of advice for an older Node; undefined if the version is recommended. */
export function adviceOnNode(version: string): string | undefined {
  return Number.parseInt(version, 10) < RECOMMENDED
    ? `Node ${version} still works; Node 22 or 24 is recommended.`
    : undefined;
}
