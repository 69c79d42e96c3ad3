import { readFileSync, writeFileSync } from 'node:fs';
import { playMonth } from './month';
import { type MonthWithMail, reportOf } from './report';
import { DAYS } from './usage';

/** Players of seven who ask for a mail each turn. */
const ASKING = [2, 7];

// npm run costs: plays a month, and writes what it costs into docs/costs.md, between the two marks.
const FILE = new URL('../../docs/costs.md', import.meta.url);
const MARKS = ['<!-- npm run costs: from here -->', '<!-- npm run costs: to here -->'] as const;

const text = readFileSync(FILE, 'utf8');
const [before, rest] = text.split(MARKS[0]);
const after = rest?.split(MARKS[1])[1];
if (before === undefined || after === undefined) throw new Error('docs/costs.md has lost its marks');
const withMail: MonthWithMail[] = [];
for (const asking of ASKING) withMail.push({ asking, month: await playMonth(DAYS, asking) });
const report = reportOf(await playMonth(DAYS), withMail, DAYS);
writeFileSync(FILE, `${before}${MARKS[0]}\n\n${report}\n\n${MARKS[1]}${after}`);
process.stdout.write(`${report}\n`);
