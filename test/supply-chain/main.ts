import { advisoriesInWords, ageInDays, findings, keepList, keptList, LASTS_DAYS } from './advisories';
import { components } from './components';
import { askDatabases } from './databases';
import { NOT_RUN } from './install-scripts';
import { licenceProblem, termsInWords } from './licences';

/**
 * `turreton supply-chain`: lists the components of the product and known advisories. Queries the databases of advisories,
 * and reports if none answers.
 * @param update stores their answer as the list in the repository
 */
export async function supplyChain(update: boolean): Promise<void> {
  const all = components();
  const today = new Date().toISOString().slice(0, 10);
  const answer = await askDatabases([...new Set(all.map(({ name }) => name))].sort());
  const { advisories, source } = answer ?? keptList();
  const list =
    answer === undefined
      ? keptList()
      : { ...keptList(), asOf: today, answered: today, source, advisories: [...advisories] };
  if (answer !== undefined && update) keepList(list);
  const age = ageInDays(list, Date.now());
  const found = findings(all, list);
  const licences = [...new Set(all.map(({ licence }) => licence))]
    .map((licence) => ({ licence, count: all.filter((one) => one.licence === licence).length }))
    .sort((one, other) => other.count - one.count);
  const tools = all.filter(({ isTool }) => isTool).length;
  console.log(`${all.length - tools} packages in the product, ${tools} for building and testing.`);
  console.log('The bill of materials: npm run bill-of-materials');
  console.log('\nLicences');
  for (const { licence, count } of licences) console.log(`  ${String(count).padStart(4)}  ${licence}`);
  for (const line of termsInWords()) console.log(`        ${line}`);
  console.log('\nInstall scripts, none of which runs');
  for (const { name } of all.filter(({ hasInstallScript }) => hasInstallScript))
    console.log(`  ${name}: ${NOT_RUN[name] ?? 'NOT LOOKED AT'}`);
  console.log(`\n${advisoriesInWords(list, found.length, answer?.source)}`);
  for (const { component, advisory } of found)
    console.log(
      `  ${advisory.severity} ${advisory.id} ${component.name} ${component.version}: ${advisory.summary}`,
    );
  if (age > LASTS_DAYS) console.log(`  The list is ${age} days old: npm run supply-chain -- --update`);
  const problems = all.flatMap((component) => licenceProblem(component) ?? []);
  for (const problem of problems) console.log(`\nNo agreed licence: ${problem}`);
  process.exitCode = found.length + problems.length > 0 ? 1 : 0;
}
