import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classic } from '../engine/classic/index';
import { boardAfter } from '../engine/classic/transcript/board-after';
import { libraryJson } from '../engine/classic/transcript/print-library';
import { readTranscript, transcriptText } from '../engine/classic/transcript/transcripts';
import { type ByPower, type Order, POWERS, type Position } from '../engine/classic/types';
import { textRandom } from '../engine/random';
import { inEnglish } from './support/translated';

const FIXTURES = new URL('./fixtures/classic/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FIXTURES), 'utf8');

const game = (text: string) => {
  const read = readTranscript(text);
  if (!read.ok)
    throw new Error(read.problems.map(({ path, message }) => `${path}: ${inEnglish(message)}`).join('\n'));
  return read.value;
};
const unitsOf = (position: Position) => boardAfter({ heading: '', position, gone: [] }).units.join(', ');
const notes = (text: string) => game(text).notes.map(({ code, path }) => `${Number(path[0]) + 1} ${code}`);

interface Recorded {
  readonly units: readonly string[];
  readonly centres: Readonly<Record<string, readonly string[]>>;
}

describe('games that were played elsewhere', () => {
  const files = readdirSync(new URL('games/', FIXTURES)).filter((file) => file.endsWith('.txt'));
  /** The reason that a phase differs from the recording made elsewhere. */
  const reasonFor = (heading: string, ours: Recorded, theirs: Recorded, isLast: boolean) => {
    const missing = theirs.units.filter((unit) => !ours.units.includes(unit));
    const more = ours.units.filter((unit) => !theirs.units.includes(unit));
    const withoutCentres = missing.every((unit) => ours.centres[unit.split(' ')[0] ?? ''] === undefined);
    if (/^F/.test(heading) && more.length === 0 && withoutCentres) return '10.3 powers without centres';
    const owners = (units: readonly string[]) =>
      units
        .map((unit) => unit.split(' ')[0])
        .sort()
        .join();
    if (/^W/.test(heading) && owners(missing) === owners(more)) return '14.5 removals by default';
    return isLast ? 'the last orders were not carried out there' : `unknown: ${missing} | ${more}`;
  };

  test('every one is read, and stands as recorded but for known reasons', () => {
    const reasons: Record<string, number> = {};
    let phases = 0;
    for (const file of files) {
      const recorded = JSON.parse(fixture(`games/${file.replace('.txt', '.after.json')}`)) as Record<
        string,
        Recorded
      >;
      const { after } = game(fixture(`games/${file}`));
      const boards = new Map(after.map((one) => [one.heading, boardAfter(one)]));
      const headings = Object.keys(recorded);
      for (const [at, heading] of headings.entries()) {
        phases += 1;
        const [ours, theirs] = [boards.get(heading), recorded[heading]];
        if (ours === undefined || theirs === undefined) throw new Error(`${file} lacks ${heading}`);
        const isSame =
          ours.units.join() === [...theirs.units].sort().join() &&
          Object.keys(ours.centres).every(
            (power) => ours.centres[power]?.join() === theirs.centres[power]?.join(),
          );
        if (isSame) continue;
        const reason = reasonFor(heading, ours, theirs, at === headings.length - 1);
        reasons[reason] = (reasons[reason] ?? 0) + 1;
      }
    }
    expect({ games: files.length, phases, reasons }).toMatchInlineSnapshot(`
      {
        "games": 20,
        "phases": 702,
        "reasons": {
          "10.3 powers without centres": 22,
          "14.5 removals by default": 10,
          "the last orders were not carried out there": 1,
        },
      }
    `);
  });

  test('written as JSON and as text, they are read back to the same end', () => {
    for (const file of files.slice(0, 6)) {
      const { start, steps, end } = game(fixture(`games/${file}`));
      const lists = steps as readonly ByPower<readonly Order[]>[];
      expect(game(libraryJson('game', start, lists)).end).toEqual(end);
      expect(game(transcriptText(start, lists)).end).toEqual(end);
    }
  });
});

describe('prints of other judges', () => {
  test.each([
    [
      'njudge-mail.txt',
      'S1901M F1901M W1901A',
      ['1 skipped', '64 skipped'],
      /england f edi.*russia f stp\/nc.*turkey a rum/,
    ],
    [
      'webdiplomacy-log.txt',
      'S1901M F1901M W1901A S1902M',
      ['14 marked'],
      /austria a bud.*england a nwy, england f lon/,
    ],
    [
      'jdip-results.txt',
      'S1901M F1901M W1901A',
      ['3 skipped', '29 skipped'],
      /england a nwy.*england f lon.*russia f stp\/nc/,
    ],
    [
      'markdown.txt',
      'S1901M F1901M W1901A',
      ['1 skipped', '10 skipped', '19 noOrder', '20 refused'],
      /france a par.*france f bre/,
    ],
    ['arrows.txt', 'S1901M F1901M W1901A S1902M', [], /england a nwy.*england f lon/],
    ['resolved.txt', 'S1901M F1901M W1901A', [], /england a nwy.*england f lon/],
    ['jdip-save.xml', 'S1901M F1901M', ['15 refused'], /austria a gal.*england a nwy/],
    [
      'position.txt',
      'F1903M F1903R W1903A',
      ['8 noRetreats'],
      /^france a par, italy a bur, italy a gas, italy a mar/,
    ],
  ] as const)('%s', (file, headings, expected, units) => {
    const { after, end } = game(fixture(`prints/${file}`));
    expect(after.map(({ heading }) => heading).join(' ')).toBe(headings);
    expect(notes(fixture(`prints/${file}`))).toEqual(expected);
    expect(unitsOf(end)).toMatch(units);
  });

  test('orders that people wrote down by hand', () => {
    const { end, steps } = game(fixture('prints/by-hand.txt'));
    expect(unitsOf(end)).toMatch(
      /austria a gal, austria a ser, austria f gre.*germany a kie, germany a ruh, germany f den.*turkey a bul/,
    );
    expect(steps).toHaveLength(2);
  });
});

describe('what is no order, and what comes out differently', () => {
  test.each<[what: string, text: string, expected: readonly string[]]>([
    [
      'a retreat of a unit that went at once',
      'S1901M\nAustria: A VIE - GAL\nS1901R\nAustria: A VIE D\nF1901M',
      ['3 noRetreats'],
    ],
    [
      'a Winter with nothing to adjust',
      'S1901M\nA PAR - BUR\nF1901M\nA BUR H\nWinter 1901\nSpring 1902',
      ['5 nothingToAdjust'],
    ],
    ['an order that its judge marked', 'S1901M\nFrance: A PAR - BUR (*void*)', ['2 marked']],
    ['an impossible order that a judge let stand', 'S1901M\nFrance: A PAR - MOS', ['2 refused']],
    ['an order to a foreign unit', 'S1901M\nFrance: A MUN - BUR', ['2 refused']],
    ['a joke', 'S1901M\nFrance: A PAR - the moon', ['2 noOrder']],
    [
      'words of a judge',
      "S1901M\nFrance: A PAR - BUR\nThe next phase of 'ferret' will be Movement for Fall of 1901.\nThe deadline for orders will be Monday.\nFall 1901",
      ['3 skipped'],
    ],
    [
      'dislodged units',
      'S1901M\nA PAR - BUR\nThe following units were dislodged:\nThe French Army in Burgundy can retreat to Paris or Gascony.\nFall 1901',
      ['3 skipped'],
    ],
    [
      'adjustments of a Fall',
      'S1901M\nA MAR - SPA\nF1901M\nA SPA H\nResults for Fall, 1901 (Adjustment)\nFrance: Builds a fleet in Brest.',
      ['6 refused'],
    ],
    [
      'a position in the middle that is right',
      'S1901M\nFrance: A PAR - BUR\nPosition Fall 1901\nFrance: A BUR, A MAR, F BRE\nFall 1901',
      [],
    ],
    [
      'a position in the middle that is wrong',
      'S1901M\nFrance: A PAR - BUR\nPosition Fall 1901\nFrance: A PAR, A MAR, F BRE\nFall 1901',
      ['4 differs'],
    ],
    ['a result that is not ours', 'S1901M\nFrance: A PAR - BUR (*bounce*)', ['2 result']],
    [
      'a phase that the text leaves out',
      'S1901M\nA PAR - BUR\nF1901M\nA BUR - BEL\nS1902M\nA BEL H',
      ['5 silent'],
    ],
    ['an army that nobody carries', 'S1901M\nA PAR - BUR VIA', ['2 walks']],
    [
      'powers on lines of their own',
      'Autumn, 1901 / Diplomacy'.replace('Autumn', 'Spring') +
        '\nFRANCE\nA PAR - BUR\nENGLAND (Bob)\nF LON - NTH',
      [],
    ],
    ['a year in front', '1901 Spring\n**France**: A PAR - BUR', []],
    ['a heading of Markdown', '## Spring 1901\nFrance: A PAR - BUR', []],
  ])('%s', (_, text, expected) => {
    expect(notes(text)).toEqual(expected);
  });

  test('all problems of a text at once, each with a suggestion', () => {
    const read = readTranscript(
      'S1901M\nAustria: A VIE - GALZ\nFrance: A PAR - BURGND\nF1901M\nTurky: A CON H\nSpring 1905\nItaly: A VENN H',
    );
    const problems = read.ok
      ? []
      : read.problems.map(({ path, message }) => `${Number(path[0]) + 1} ${inEnglish(message)}`);
    expect(
      problems.map((one) => /^(\d+) .*(GAL|BUR|Turkey|VEN|stands)/.exec(one)?.slice(1).join(' ')),
    ).toEqual(['2 GAL', '3 BUR', '5 Turkey', '6 stands', '7 VEN']);
  });
});

describe('files of programs', () => {
  test('no entity of an XML is expanded', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY x "A PAR - BUR">${Array.from({ length: 20 }, (_, at) => `<!ENTITY y${at} "${'&x;'.repeat(10)}">`).join('')}]>`;
    const read = game(
      `${bomb}<game><turn phase="Spring 1901"><order power="France">&x;</order><order power="France">A MAR H</order></turn></game>`,
    );
    expect(read.steps).toEqual([{ france: [{ unit: 'mar', type: 'HOLD' }] }]);
  });

  test.each([
    ['{', /no JSON/],
    ['{"phases": 3}', /no phases/],
    ['{"map": "ancmed", "phases": [{"name": "S1901M"}]}', /another map/],
    ['<a/>', /no phases/],
    [`<a>${'<b>'.repeat(500)}`, /no XML/],
  ])('%s', (text, expected) => {
    const read = readTranscript(text);
    expect(inEnglish(read.ok ? '' : (read.problems[0]?.message ?? ''))).toMatch(expected);
  });

  test('the form in which the library sends running games', () => {
    const text = JSON.stringify({
      map_name: 'standard',
      state_history: { S1901M: { units: { FRANCE: ['A PAR', 'F BRE', 'A MAR'] } } },
      order_history: { S1901M: { FRANCE: ['A PAR - BUR'], GERMANY: null } },
    });
    expect(unitsOf(game(text).end)).toMatch(/france a bur/);
  });

  test('what is written as JSON is read back to the same positions', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 20 }), (seed, phases) => {
        const random = textRandom(`library ${seed}`);
        const start = classic.setup({}, POWERS, random);
        const steps: ByPower<readonly Order[]>[] = [];
        let position = start;
        for (let at = 0; at < phases && position.phase !== 'finished'; at += 1) {
          const lists: Record<string, readonly Order[]> = {};
          for (const { seat } of classic.pending(position)?.seats ?? [])
            lists[seat] = classic.bots.random
              .orders(position, seat, random)
              .filter(({ type }) => type !== 'VOTE');
          steps.push(lists);
          position = classic.adjudicate(position, lists, {}, random).position;
        }
        expect(game(libraryJson('game', start, steps)).end).toEqual(position);
      }),
      { numRuns: 20 },
    );
  });
});
