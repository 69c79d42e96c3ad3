import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../engine/games';
import { LOCATIONS } from '../engine/new-era/data/cards';
import { textRandom } from '../engine/random';
import { runScenario } from '../engine/scenario';
import { playStudy } from '../engine/study/study';
import { SYSTEMS } from '../engine/systems';
import { DiagramFigure } from '../web/app/[game]/rules/diagram-figure';
import { seatFullName } from '../web/components/frame/seats';
import { Symbols } from '../web/components/frame/symbols';
import { idsIn } from '../web/components/replay/picture';
import { PLACES as CLASSIC_PLACES } from '../web/games/classic/map/shapes';
import { PLACES as DOMINATION_PLACES } from '../web/games/domination/map/shapes';
import { FACES, GameMarks } from '../web/games/faces';
import { PLACES as NY2047_PLACES } from '../web/games/ny2047/map/shapes';
import { GEOGRAPHY } from '../web/games/nyc-risk/map/shapes';
import { type Diagram, diagramFrom } from '../web/lib/rules-diagram';
import { rulesPage } from '../web/lib/rules-page';
import { unpackStudy } from '../web/lib/study-link';
import { shownInEnglish } from './support/in-english';
import { englishTexts, inEnglish } from './support/texts';
import { inEnglish as toEnglish } from './support/translated';

/** Further games may do without. */
const LEAST: Readonly<Partial<Record<GameSystemId, number>>> = {
  ny2047: 6,
  classic: 8,
  'nyc-risk': 3,
  'new-era': 3,
  domination: 3,
};

const found = await Promise.all(
  GAME_SYSTEM_IDS.map(async (system) => [system, await diagramsOf(system)] as const),
);
const ALL = found.flatMap(([system, diagrams]) =>
  diagrams.map((diagram, at) => [system, `${diagram.scenario}, diagram ${at + 1}`, diagram] as const),
);

async function diagramsOf(system: GameSystemId): Promise<readonly Diagram[]> {
  const page = await rulesPage(system, 'en', toEnglish);
  return page?.parts.filter((part) => typeof part !== 'string') ?? [];
}

test.each(found)('the rules of %s have their diagrams', (system, diagrams) => {
  expect(diagrams.length).toBeGreaterThanOrEqual(LEAST[system] ?? 0);
});

test('the rules of Classic show what a new player asks for', async () => {
  const shown = new Set((await diagramsOf('classic')).flatMap(({ step }) => step.orders.map(worth)));
  for (const wanted of ['succeeded 5.8', 'bounced 5.7', 'given 6.1', 'cut 6.4', 'dislodged 5.12'])
    expect(shown, wanted).toContain(wanted);
  for (const wanted of ['retreated 9.4', 'given 7.1', 'disrupted 7.3', 'disrupted 7.7', 'bounced 5.10'])
    expect(shown, wanted).toContain(wanted);
  expect(shown).toContain('built 11.3');
});

test.each(ALL)('%s: %s shows what its marker says, and its scenario holds', (system, _, diagram) => {
  expect(diagram.step.orders.map((verdict) => `${verdict.seat} ${worth(verdict)}`)).toEqual(diagram.shows);
  const file = new URL(`./scenarios/${system}/${diagram.scenario}.json`, import.meta.url);
  expect(runScenario(JSON.parse(readFileSync(file, 'utf8')))).toMatchObject({ ok: true });
});

/** Verdicts name spaces and cards; a study's new rolls may give other results. */
test.each(ALL)('%s: %s leads to a study of the same position and orders', async (system, _, diagram) => {
  const study = await unpackStudy(diagram.study);
  if (study === null) throw new Error('the address holds no study');
  const game = SYSTEMS[system];
  const options = game.options.parse((await FACES[system].boards()).studyOptions ?? {});
  const start = game.read(study.start, options, diagram.seats);
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  const played = playStudy(
    { system: game, options, seed: study.seed },
    { position: start.value },
    study.steps,
  );
  const [first] = played;
  if (first === undefined) throw new Error('the study plays no step');
  const { orders } = game.viewResult(first.result, diagram.viewer);
  expect(orders.map((verdict) => `${verdict.seat} ${worth(verdict)}`)).toEqual(diagram.shows);
  expect(game.view(first.before, diagram.viewer)).toEqual(diagram.step.before);
});

/** A caption is written separately, so its names must be in the diagram. */
test.each(ALL)('%s: %s has a caption that names what is shown', (system, _, diagram) => {
  const { caption, seats, step } = diagram;
  const shown = JSON.stringify([step.before, step.orders, step.events, step.position]);
  for (const seat of SYSTEMS[system].seats.names)
    for (const name of new Set([seatFullName(seat), namedShort(system, seat)]))
      if (new RegExp(`\\b${name}\\b`).test(caption)) expect(seats, caption).toContain(seat);
  for (const [id, name] of placesOf(system))
    if (new RegExp(`\\b${name}\\b`).test(caption)) expect(shown, `${name}: ${caption}`).toContain(`"${id}`);
  expect(caption).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ['no scenario', 'scenario: no-such-file\nshows: france held 4.2\ncaption: A.'],
  ['a step that there is not', 'scenario: 21-a-move\nstep: 7\nshows: france held 4.2\ncaption: A.'],
  ['a field of no meaning', 'scenario: 21-a-move\ncolour: red\nshows: france held 4.2\ncaption: A.'],
  ['a way out of the folder', 'scenario: ../ny2047/01\nshows: france held 4.2\ncaption: A.'],
  ['no caption', 'scenario: 21-a-move\nshows: france held 4.2'],
])('a marker with %s is an error, not an empty place', async (_, marker) => {
  await expect(diagramFrom('classic', marker, toEnglish)).rejects.toThrow();
});

test('a diagram drawn for a seat shows no more than that seat sees', async () => {
  const marker = (field: string) => `scenario: redevelopment\n${field}shows: yellow ok 7.2\ncaption: A.`;
  const [own, other, anyone] = await Promise.all(
    ['seen by: yellow\n', 'seen by: blue\n', ''].map((field) =>
      diagramFrom('new-era', marker(field), toEnglish),
    ),
  );
  const handIn = (diagram: Diagram | undefined) =>
    (diagram?.step.before as { players: Record<string, { hand: unknown }> }).players.yellow?.hand;
  expect(handIn(own)).toEqual(['tank#1', 'quarry#1']);
  expect(handIn(other)).toBe(2);
  expect(handIn(anyone)).toBe(2);
});

test.each(ALL)('%s: %s is drawn, named and described in words', async (system, _, diagram) => {
  const diagrams = await FACES[system].diagrams(englishTexts, 'en');
  const html = shownInEnglish(inEnglish(createElement(DiagramFigure, { system, diagram, diagrams })));
  expect(nameOfPicture(html)).toMatch(/^(Map of .+ with|.+ (before|after))/);
  expect(html).toContain(`<figcaption>${diagram.caption.replaceAll("'", '&#x27;')}</figcaption>`);
  for (const { reason } of diagram.step.orders) expect(html).toContain(`aria-label="Rule ${reason}"`);
  expect(html).toContain(`#${diagram.study}"`);
  // Every symbol and outline that it refers to is on the page: drawn once with the rules, or part of the page.
  const page = `${renderToStaticMarkup(diagrams.shared())}${html}${renderToStaticMarkup(createElement(Symbols, { marks: createElement(GameMarks) }))}`;
  for (const id of idsIn(html)) expect(page, id).toContain(`id="${id}"`);
});

/** The picture's name for screen readers: a map has a name, a state a heading. */
function nameOfPicture(html: string): string | undefined {
  const heading = /<div class="state-card"><h3>(.+?)<\/h3>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');
  return heading ?? /role="img" aria-label="([^"]+)"/.exec(html)?.[1];
}

function namedShort(system: GameSystemId, seat: string): string {
  return SYSTEMS[system].seats.named?.[seat]?.name ?? seatFullName(seat);
}

/** The names that a caption may use: spaces of the map, or cards on the table. */
function placesOf(system: GameSystemId): readonly (readonly [id: string, name: string])[] {
  if (system === 'new-era') return LOCATIONS.map(({ id, name }) => [id, name]);
  return (PLACES[system] ?? spacesOf(system)).map(({ id, name }) => [id, name]);
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function spacesOf(system: GameSystemId): readonly Named[] {
  const { board, options, seats, setup } = SYSTEMS[system];
  return (
    board?.(setup(options.parse({}), seats.names.slice(0, seats.usual), textRandom('spaces'))).spaces ?? []
  );
}

const PLACES: Readonly<Partial<Record<GameSystemId, readonly Named[]>>> = {
  classic: CLASSIC_PLACES,
  ny2047: NY2047_PLACES,
  'nyc-risk': GEOGRAPHY.places,
  domination: DOMINATION_PLACES,
};

function worth({ result, reason }: { result: string; reason: string }): string {
  return `${result} ${reason}`;
}
