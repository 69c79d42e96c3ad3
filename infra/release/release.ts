import { execFileSync } from 'node:child_process';
import { version } from '../../package.json';

/** The release name of a folder's deployment: version and commit, and whether there were uncommitted changes. */
export function releaseOf(folder: string): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${version}+${commit.trim()}`;
}

/** The commit of a release. Throws if the deployed code is not a commit. */
export function commitOf(release: string): string {
  const commit = /^[^+]+\+([0-9a-f]{7,40})$/.exec(release)?.[1];
  if (commit === undefined)
    throw new Error(
      `${release} was deployed with changes that no commit has, so that it cannot be built again. Choose a commit: npm run rollback -- STAGE VERSION+COMMIT`,
    );
  return commit;
}
