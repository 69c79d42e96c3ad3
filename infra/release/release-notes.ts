/**
 * The section of a version in a changelog, without its heading.
 * @throws if the version is not that of the package, or has no section
 */
export function releaseNotes(changelog: string, tag: string, version: string): string {
  if (tag !== `v${version}`)
    throw new Error(`The tag ${tag} is not the version of package.json, ${version}.`);
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.match(/^\[?([\w.-]+)/)?.[1] === version);
  const text = section?.split('\n').slice(1).join('\n').trim() ?? '';
  if (text === '') throw new Error(`CHANGELOG.md has no section for ${version}.`);
  return text;
}
