import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Season } from '../../functions/core/season/seasons.schema';
import { LANGUAGE_NAME, LANGUAGES, type Language } from '../../messages/languages';
import { startLeague } from '../support/league';
import type { Person, World } from '../support/world';

const DEADLINES = { orders: 60, adjustment: 60, earlyClose: true };
const SEASON = { name: 'Season 1', system: 'nyc-risk', boardSize: 3, deadlines: DEADLINES };

let world: World;
let olga: Person;
let league: string;
let season: string;

beforeAll(async () => {
  ({ world, olga, league } = await startLeague());
  season = (await olga.post<Season>(`/leagues/${league}/seasons`, SEASON)).body.id;
});
afterAll(() => world.close());

interface Refused {
  readonly problems?: readonly { readonly path: readonly (string | number)[]; readonly message: string }[];
}

async function faultsOf(language: Language, address: string, body: object): Promise<readonly string[]> {
  const headers = { cookie: `${LANGUAGE_NAME}=${language}` };
  const send = address === '/me' ? olga.put<Refused> : olga.post<Refused>;
  const answer = await send(address, body, headers);
  expect(answer.status).toBe(422);
  return (answer.body.problems ?? []).map(({ message }) => message);
}

const seasons = () => `/leagues/${league}/seasons`;
const list = () => `/seasons/${season}/roster`;
const dates = { opensAt: '2030-03-02T18:00:00Z', closesAt: '2030-03-01T18:00:00Z' };

/** A kind of problem, the check that finds it, and the text for a reader of each language. */
const CASES: readonly (readonly [string, () => string, object, Readonly<Record<Language, string>>])[] = [
  [
    'a line of a list that is no mail address',
    list,
    { text: 'Ana Ruiz, ana@' },
    {
      en: 'Line 1: “ana@” is not a mail address.',
      de: 'Zeile 1: „ana@“ ist keine Mailadresse.',
      es: 'Línea 1: «ana@» no es una dirección de correo.',
    },
  ],
  [
    'a name with signs that nobody sees',
    seasons,
    { ...SEASON, name: 'Se\u202eason' },
    {
      en: 'Names cannot contain control, direction or invisible characters.',
      de: 'Ein Name hat keine Steuerzeichen und keine unsichtbaren Zeichen.',
      es: 'Un nombre no tiene caracteres de control, de dirección ni invisibles.',
    },
  ],
  [
    'a setting that the schema knows without words of ours',
    seasons,
    { ...SEASON, name: 'S' },
    {
      en: 'Write at least 2 characters.',
      de: 'Schreib mindestens 2 Zeichen.',
      es: 'Escribe al menos 2 caracteres.',
    },
  ],
  [
    'dates in the wrong order',
    seasons,
    { ...SEASON, schedule: dates },
    {
      en: 'The end of registration must come after the opening of registration.',
      de: 'Das Ende der Anmeldung muss nach dem Beginn der Anmeldung liegen.',
      es: 'El cierre de la inscripción debe venir después de la apertura de la inscripción.',
    },
  ],
  [
    'quiet hours, whose check stands in the engine',
    () => '/me',
    { quiet: { from: '22:00', to: '22:00', zone: 'UTC' } },
    {
      en: 'Quiet hours can last at most 12 hours and must start and end at different times.',
      de: 'Ruhezeiten dauern höchstens 12 Stunden und beginnen und enden zu verschiedenen Zeiten.',
      es: 'Las horas de silencio duran como máximo 12 horas y empiezan y acaban a horas distintas.',
    },
  ],
];

describe.each(CASES)('%s', (_, address, body, texts) => {
  test.each(LANGUAGES)('is in the language of the reader: %s', async (language) => {
    expect(await faultsOf(language, address(), body)).toContain(texts[language]);
  });
});
