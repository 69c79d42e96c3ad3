import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const COMPONENTS = join(import.meta.dirname, '../../components');

/** The folders whose components are for all pages, or for the tables of all games. */
const SHARED = [
  'charts',
  'forms',
  'frame',
  'map',
  'notices',
  'sequential-table',
  'signs',
  'table',
  'table/fields',
];

/** Parts that appear inside another one on the page. */
const INSIDE: Readonly<Record<string, string>> = {
  'frame/brand-sign BrandSign': 'frame/header Header',
  'frame/footer Footer': 'frame/page Page',
  'frame/header Header': 'frame/page Page',
  'frame/link Link': 'frame/footer Footer',
  'frame/language-choice LanguageChoice': 'frame/footer Footer',
  'frame/page-head PageHead': 'frame/page Page',
  'frame/theme-toggle ThemeToggle': 'frame/header Header',
  'forms/field-problems FieldProblems': 'forms/list-field ListField',
  'forms/plain-fields ChecksField': 'forms/schema-field SchemaFields',
  'forms/plain-fields DatesField': 'forms/schema-field SchemaFields',
  'forms/plain-fields ListField': 'forms/schema-field SchemaFields',
  'forms/plain-fields NumberField': 'forms/schema-field SchemaFields',
  'forms/plain-fields TextInputField': 'forms/schema-field SchemaFields',
  'forms/plain-fields WordField': 'forms/schema-field SchemaFields',
  'forms/radio Radio': 'forms/radio-field RadioField',
  'map/map-button MapButton': 'map/place-buttons PlaceButtons',
  'map/place-areas PlaceAreas': 'map/place-buttons PlaceButtons',
  'map/place-name PlaceName': 'map/place-names PlaceNames',
  'map/tools Tools': 'map/board-views BoardViews',
  'notices/change-notice ChangeNotice': 'notices/notice-list NoticeList',
  'table/panel Panel': 'sequential-table/log-panel LogPanel',
  'table/time-details TimeDetails': 'table/time-card TimeCard',
};

const ON_ACCOUNT = 'acts on the account of whoever opens the page; it stands on the pages of accounts alone';
const AROUND = 'the layout puts it around every page, this one too';
const SECOND_BAR = 'looks like Header, and a page has one bar named Main';
const WHOLE_PAGE = 'a page of its own, with its heading and its main region; a table of the demo shows it';
const OF_A_GAME = 'opens over a table and tells of its game; a table of the demo shows it';
const LAZY = 'the same part, with its script fetched later';

/** Parts that are not on the page, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'sequential-table/typed-plan TypedPlan': 'the field for typed orders, which is there, for games of turns',
  'forms/blocked-players BlockedPlayers': ON_ACCOUNT,
  'forms/choose-name ChooseName': ON_ACCOUNT,
  'forms/confirm-login ConfirmLogin': ON_ACCOUNT,
  'forms/delete-account DeleteAccount': ON_ACCOUNT,
  'forms/log-out-button LogOutButton': ON_ACCOUNT,
  'forms/merge-account MergeAccount': ON_ACCOUNT,
  'forms/login-form LoginForm': ON_ACCOUNT,
  'forms/login-ways LoginWays': ON_ACCOUNT,
  'forms/create-api-token CreateApiToken': ON_ACCOUNT,
  'forms/own-copy-text OwnCopyText': ON_ACCOUNT,
  'forms/profile Profile': ON_ACCOUNT,
  'forms/api-token-list ApiTokenList': ON_ACCOUNT,
  'forms/sent-to SentTo': ON_ACCOUNT,
  'forms/session-list SessionList': ON_ACCOUNT,
  'frame/bare-header BareHeader': SECOND_BAR,
  'frame/early-acts EarlyActs': AROUND,
  'frame/failure Failure': 'is a document of its own, where even the frame has failed',
  'frame/i18n-provider HandedTexts': 'has no look: it hands texts to the parts of a table',
  'frame/new-release NewRelease': `${AROUND}; what it shows is a Toast`,
  'frame/plain-header PlainHeader': SECOND_BAR,
  'frame/refresh-page RefreshPage': 'has no look: it loads the page again',
  'frame/symbols Symbols': AROUND,
  'frame/tab-reader TabReader': 'has no look: it notes for whom the page was rendered',
  'forms/plain-form PlainForm': 'has no look: a form with a hidden field',
  'forms/form-refusal FormRefusal': 'shows inside an Alert',
  'frame/reader ReaderProvider': AROUND,
  'notices/notices Notices': 'a part of the server, which parses what NoticeList shows',
  'table/about-table AboutTable': OF_A_GAME,
  'table/catch-up CatchUp': OF_A_GAME,
  'table/lazy-catch-up CatchUp': LAZY,
  'table/lazy-next-board NextBoard': LAZY,
  'table/next-board NextBoard': OF_A_GAME,
  'table/who-and-what WhoAndWhat': OF_A_GAME,
  'table/first-look FirstLook': OF_A_GAME,
  'table/fields/lazy-order-fields LazyOrderFields': LAZY,
  'sequential-table/sequential-table SequentialTable': WHOLE_PAGE,
  'table/game-table GameTable': WHOLE_PAGE,
  'table/lazy-substitutes LazySubstitutes': LAZY,
  'table/past-step PastStep': WHOLE_PAGE,
  'table/table-head TableHead': `${WHOLE_PAGE}; its seats and its clock stand here`,
};

/** "frame/brand Brand" for every component of the shared folders. */
const shared = SHARED.flatMap((folder) =>
  readdirSync(join(COMPONENTS, folder))
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const path = `${folder}/${file.replace(/\.tsx$/, '')}`;
      return componentsIn(sourceOf(path)).map((name) => `${path} ${name}`);
    }),
);

const pages = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

/** Functions that render, and their wrappers; contexts and constants have no look. */
function componentsIn(source: string): readonly string[] {
  const found = source.matchAll(
    /^export (?:async )?(?:function|const) ([A-Z]\w*[a-z]\w*)\b(?! = createContext)(?=[<(]| = (?:memo|lazy|lazily|dynamic)\b)/gm,
  );
  return [...found].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

function sourceOf(path: string): string {
  return readFileSync(join(COMPONENTS, `${path}.tsx`), 'utf8');
}

/** A file's name for a component that it imports from here; undefined if it does not. */
function nameIn(source: string, part: string): string | undefined {
  const [path = '', name = ''] = part.split(' ');
  const file = path.split('/').at(-1) ?? '';
  const named = new RegExp(`import \\{([^}]*)\\} from '[^']*/${file}'|import\\('[^']*/${file}'\\)`).exec(
    source,
  );
  if (named === null) return undefined;
  if (named[1] === undefined) return name;
  const own = new RegExp(`\\b${name}\\b(?: as (\\w+))?`).exec(named[1]);
  return own === null ? undefined : (own[1] ?? name);
}

function shows(source: string, part: string): boolean {
  const name = nameIn(source, part);
  return name !== undefined && new RegExp(`<${name}[\\s>]`).test(source);
}

const isOnPage = (part: string): boolean => pages.some((source) => shows(source, part));

test('every shared component is on the page, inside one that is, or left out for a reason', () => {
  expect(shared.length).toBeGreaterThan(80);
  const missed = shared.filter((part) => !isOnPage(part) && !(part in INSIDE) && !(part in LEFT_OUT));
  expect(missed).toEqual([]);
});

test.each(Object.entries(INSIDE))('%s shows inside %s', (part, host) => {
  expect(shared).toContain(part);
  expect(isOnPage(host) || host in INSIDE, `${host} is not on the page`).toBe(true);
  expect(shows(sourceOf(host.split(' ')[0] ?? ''), part)).toBe(true);
});

test('what is left out is there, and is not on the page', () => {
  const left = Object.keys(LEFT_OUT);
  expect(left.filter((part) => !shared.includes(part))).toEqual([]);
  expect(left.filter(isOnPage)).toEqual([]);
});
