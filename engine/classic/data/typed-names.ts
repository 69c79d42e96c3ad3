import { POWERS, type Power } from '../types';
import { PROVINCES, type Province } from './map';
import { adjectiveOf, powerName } from './powers';

/**
 * Names and codes that people type and other adjudicators print, in addition to those of the map: by province,
 * separated by bars. They are only used to read typed text. An adjudication only uses the names of the map (15.1), so
 * that a stored order means the same under every release.
 */
const MORE_NAMES: Readonly<Record<string, string>> = {
  adr: 'Adria|Adriatisches Meer|Mar Adriático|Adriático|Mer Adriatique|Mare Adriatico',
  aeg: 'Ägäis|Ägäisches Meer|Mar Egeo|Egeo|Mer Egée|Egean Sea|Egean|AES',
  alb: 'Albanien|Albanie',
  ank: 'Angora',
  apu: 'Apulien|Pouilles|Puglia|Pulla',
  arm: 'Armenien|Arménie',
  bal: 'Ostsee|Baltisches Meer|Mar Báltico|Báltico|Mer Baltique|BLT',
  bar: 'Barentssee|Mar de Barents|Mer de Barents|BRS',
  bel: 'Belgien|Bélgica|Belgique|Belgio',
  ber: 'Berlín',
  bla: 'Schwarzes Meer|Mar Negro|Mer Noire|Mar Nero|BLK|BLS',
  boh: 'Böhmen|Bohême|Boemia',
  bot: 'Bottnischer Meerbusen|Bottnischer Golf|Bottenwiek|Golfo de Botnia|Botnia|Bothnia|Gulf Bothnia|Golfe de Botnie|GOT|GBT|GULFB',
  bre: 'Brest',
  bud: 'Ofenpest',
  bul: 'Bulgarien|Bulgarie',
  bur: 'Burgund|Borgoña|Bourgogne|Borgogna|BGY',
  cly: 'Clyde',
  con: 'Konstantinopel|Constantinopla|Istanbul|Estambul|Constantinople',
  den: 'Dänemark|Dinamarca|Danemark|Danimarca|DNK',
  eas: 'Östliches Mittelmeer|Ostmittelmeer|Mediterráneo Oriental|Mar Mediterráneo Oriental|Méditerranée orientale|East Med|Eastern Med|EME|EMD|EMT',
  edi: 'Edinburg|Edimburgo|Edimbourg',
  eng: 'Ärmelkanal|Englischer Kanal|Kanal|Canal de la Mancha|La Mancha|Mancha|Canal Inglés|Manche|La Manche|Eng Ch|Engl Channel|ENC|ENL|ECN|CHA|CHN',
  fin: 'Finnland|Finlandia|Finlande',
  gal: 'Galizien|Galitzia|Galizia|Galicja|GLC',
  gas: 'Gascogne|Gascuña|GSC|GSY',
  gre: 'Griechenland|Grecia|Grèce',
  hel: 'Helgoländer Bucht|Deutsche Bucht|Bahía de Helgoland|Bahía de Heligoland|Heligoland|Heligoland Bay|Heligolander Bight|German Bight|HLG|HBI|HGO|HBT',
  hol: 'Niederlande|Holanda|Países Bajos|Hollande|Olanda|Netherlands|The Netherlands|NET|HLD',
  ion: 'Ionisches Meer|Mar Jónico|Jónico|Mar Jonio|Mer Ionienne|IOS',
  iri: 'Irische See|Mar de Irlanda|Mer d’Irlande|Ireland Sea|IRE|IRL|IRN',
  kie: 'Kiel Canal',
  lon: 'Londres|Londra|LDN',
  lvn: 'Livland|Livonie|LIVO|LVA|LIN',
  lvp: 'LIVP|LIP|Lpool',
  lyo: 'Golf von Lyon|Löwengolf|Golf du Lion|Golfo de León|Golfo de Lyon|Golfe du Lion|Golfe de Lyon|Gulf Lyon|Gulf Lyons|Gulf of Leon|Lyon|Lyons|GLI|GOLY|GUL|LIO',
  mao: 'Mittelatlantik|Mittlerer Atlantik|Mittelatlantischer Ozean|Atlántico Medio|Atlántico Central|Océano Atlántico Medio|Mid Atlantic Ocean|Middle Atlantic|Middle Atlantic Ocean|Mid Atl|Atlantic|MAT|MATL|MIDA',
  mar: 'Marsella|Marsiglia|MRS',
  mos: 'Moskau|Moscú|Moscou|Mosca|Moskva|Moskow',
  mun: 'München|Múnich|Monaco di Baviera',
  naf: 'Nordafrika|África del Norte|Norte de África|Norteáfrica|Afrique du Nord|N Africa|North Afr|NAFR|NAFRICA|AFR',
  nao: 'Nordatlantik|Nordatlantischer Ozean|Atlántico Norte|Océano Atlántico Norte|N Atlantic|North Atlantic|N Atl|North Atl|NATL|NATO',
  nap: 'Neapel|Nápoles|Napoli|NPL',
  nth: 'Nordsee|Mar del Norte|Mer du Nord|N Sea|Nth Sea|NOS|NSE|NSEA',
  nwg: 'Norwegische See|Europäisches Nordmeer|Nordmeer|Mar de Noruega|Mer de Norvège|Norw Sea|Norweg Sea|NRS|NOWS|NWGS|NORS|NWEG|NWI|NWE',
  nwy: 'Norwegen|Noruega|Norvège|Norvegia|NRW|NWA',
  par: 'París|Parigi',
  pic: 'Picardie|Picardía|Piccardia|Pikardie',
  pie: 'Piemont|Piamonte|Piémont|Piemonte|PMT|PDM',
  por: 'Portogallo',
  pru: 'Preußen|Prusia|Prusse|PRS',
  rom: 'Rom|Roma',
  ruh: 'Ruhrgebiet',
  rum: 'Rumänien|Rumanía|Roumania|Roumanie|RMA',
  ser: 'Serbien|Serbie|SRB',
  sev: 'Sewastopol|Sebastopol|Sébastopol|Sevastapol',
  sil: 'Schlesien|Silésie|Slesia',
  ska: 'SKG|SKR|SGK',
  smy: 'Esmirna|Izmir|Smyrne|Smirne',
  spa: 'Spanien|España|Espagne|Spagna|ESP|SPN',
  stp: 'Sankt Petersburg|Petersburg|San Petersburgo|St Pete|St Pete’s|St Petersburgh|Saint Pétersbourg|Saint Petersburgh|San Pietroburgo|Petrograd|SPB|PET|PETE|STPETERS|SPE',
  swe: 'Schweden|Suecia|Suède|Svezia|SWD',
  syr: 'Syrien|Siria|Syrie',
  tri: 'Triest|TST',
  tun: 'Tunesien|Túnez|Tunisia|Tunisie|TNS',
  tus: 'Toskana|Toscana|Toscane',
  tyr: 'Tirol|Tirolia|Tyrolie|TRO|TIR',
  tys: 'Tyrrhenisches Meer|Mar Tirreno|Tirreno|Mer Tyrrhénienne|Tyrrhenian|Tyrr Sea|Tyrhennian Sea|Tyrrenian Sea|TYRR|TSE|TYRS|TRR|TRN',
  ukr: 'Ucrania|Ucraina',
  ven: 'Venedig|Venecia|Venise|Venezia|VNC|VCE',
  vie: 'Wien|Viena|Vienne|WIE',
  wal: 'Gales|Galles|Pays de Galles',
  war: 'Warschau|Varsovia|Varsovie|Warszawa|Varsavia',
  wes: 'Westliches Mittelmeer|Westmittelmeer|Mediterráneo Occidental|Mar Mediterráneo Occidental|Méditerranée occidentale|West Med|Western Med|WME|WMD|WMT',
  yor: 'York|YRK',
};

/** Codes that several places share, so that their meaning is ambiguous. */
const UNCLEAR: Readonly<Record<string, readonly string[]>> = {
  liv: ['lvn', 'lvp'],
  nor: ['nwy', 'nwg'],
  norw: ['nwy', 'nwg'],
  atl: ['mao', 'nao'],
  med: ['wes', 'eas'],
  gulf: ['bot', 'lyo'],
  golf: ['bot', 'lyo'],
};

/** Lower case, only letters, without accents: "Borgoña" is "borgona". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}]/gu, '');
}

/** The spellings of a name: with its accents left out, and with umlauts as two letters. */
function spellings(name: string): readonly string[] {
  const two = name.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  return [...new Set([plain(name), plain(two)])].filter((one) => one !== '');
}

const ENGLISH: readonly (readonly [name: string, province: Province])[] = PROVINCES.flatMap((province) =>
  [province.name, ...province.also].map((name) => [name, province] as const),
);
const OTHER: readonly (readonly [name: string, province: Province])[] = PROVINCES.flatMap((province) =>
  (MORE_NAMES[province.id] ?? '')
    .split('|')
    .flatMap((name) => (name === '' ? [] : [[name, province] as const])),
);

const BY_NAME: ReadonlyMap<string, Province> = new Map([
  ...OTHER.flatMap(([name, province]) => spellings(name).map((one) => [one, province] as const)),
  ...ENGLISH.flatMap(([name, province]) => spellings(name).map((one) => [one, province] as const)),
  ...PROVINCES.flatMap((province) => [
    [plain(province.id), province] as const,
    [plain(province.abbr), province] as const,
  ]),
]);

const BY_ID: ReadonlyMap<string, Province> = new Map(PROVINCES.map((province) => [province.id, province]));

/** The meaning of a name: one place, several possible ones, or none. */
export type Named = readonly Province[];

/** The places that a written name means exactly: one, several for a shared code, or none. */
export function exactly(letters: string): Named {
  const unclear = UNCLEAR[letters];
  if (unclear) return unclear.flatMap((id) => BY_ID.get(id) ?? []);
  const found = BY_NAME.get(letters);
  return found ? [found] : [];
}

/** Names as lists of words in plain letters, to be matched by the beginnings of the words. */
type Worded = readonly (readonly [words: readonly string[], letters: string, province: Province])[];

function worded(names: typeof ENGLISH): Worded {
  return names.map(([name, province]) => {
    const words = name
      .split(/[\s-]+/)
      .map(plain)
      .filter((word) => word !== '');
    return [words, words.join(''), province];
  });
}

/** The names of the map. */
const OWN: Worded = worded(ENGLISH);
/** Names in other languages and of other adjudicators: only used for suggestions, never to read an order. */
export const FOREIGN: Worded = worded(OTHER);

const SHORTEST_BEGINNING = 3;

/** The places whose name begins with the written words: "norwegian", "eng channel", "n atlantic". */
export function beginning(words: readonly string[], names: Worded = OWN): Named {
  const letters = words.join('');
  if (letters.length < SHORTEST_BEGINNING) return [];
  const found = new Set<Province>();
  for (const [name, whole, province] of names)
    if (whole.startsWith(letters) || beginsEach(words, name)) found.add(province);
  return [...found];
}

/** Whether each written word begins a word of the name, in their order; the first one begins the first. */
function beginsEach(words: readonly string[], name: readonly string[]): boolean {
  if (words.length < 2 || !name[0]?.startsWith(words[0] ?? '')) return false;
  let at = 0;
  for (const word of words) {
    const next = name.findIndex((part, index) => index >= at && part.startsWith(word));
    if (next < 0) return false;
    at = next + 1;
  }
  return true;
}

/** The places whose name is most similar to a wrong one; empty if no name is similar. */
export function looksLike(text: string): Named {
  const letters = plain(text).slice(0, 40);
  const unclear = UNCLEAR[letters];
  if (unclear) return unclear.flatMap((id) => BY_ID.get(id) ?? []);
  if (letters === '') return [];
  let least = letters.length <= 4 ? 1.5 : letters.length / 2.5;
  let nearest: Province | undefined;
  for (const [name, province] of BY_NAME) {
    if (Math.abs(name.length - letters.length) >= least) continue;
    const edits = editsBetween(letters, name, least);
    if (edits >= least) continue;
    least = edits;
    nearest = province;
  }
  return nearest ? [nearest] : [];
}

/** The number of letters to change, insert, delete or swap to turn one word into the other. */
export function editsBetween(one: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      let edits = Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        edits = Math.min(edits, (before[to - 2] ?? 0) + 1);
      next.push(edits);
      if (edits < least) least = edits;
    }
    if (least > limit) return least;
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The names of powers, in addition to those of the map. */
const MORE_POWERS: Readonly<Record<Power, string>> = {
  austria:
    'AUS|AUT|Austria-Hungary|Austro-Hungary|Austro-Hungarian|Austrian|Österreich|Österreich-Ungarn|österreichische|österreichischer|austriaco|austríaca|austrohúngaro|austrohúngara|Austria-Hungría|Imperio Austrohúngaro|Autriche|Autriche-Hongrie',
  england:
    'Englisch|englische|Großbritannien|Britain|Great Britain|United Kingdom|British|UK|Inglaterra|inglés|inglesa|Angleterre|Inghilterra',
  france: 'FRA|FRN|Frankreich|französische|französischer|Francia|francés|francesa|Francais',
  germany: 'GER|DEU|Deutschland|deutsche|deutscher|Alemania|alemán|alemana|Allemagne|Germania',
  italy: 'ITA|Italien|italienische|italienischer|Italia|italiano|italiana|Italie',
  russia: 'RUS|RSA|Russland|Rußland|russische|russischer|Rusia|ruso|rusa|Russie',
  turkey:
    'TUR|TRK|Türkei|türkische|türkischer|Ottoman|Ottoman Empire|Turquía|turco|turca|Turquie|Turchia|Türkiye',
};

const POWER_NAMES: ReadonlyMap<string, Power> = new Map(
  POWERS.flatMap((power) =>
    [powerName(power), adjectiveOf(power), ...MORE_POWERS[power].split('|')]
      .flatMap(spellings)
      .flatMap((name) => [
        [name, power] as const,
        // "France's" and "Frances": the apostrophe is not a letter.
        ...(name.length > 3 ? [[`${name}s`, power] as const] : []),
      ]),
  ),
);

/** The power with this name, in plain letters; undefined for anything else. */
export function powerCalled(letters: string): Power | undefined {
  return POWER_NAMES.get(letters);
}

/** The power whose name is most similar to a wrong one, if one is similar. */
export function powerLike(letters: string): Power | undefined {
  let least = Math.min(3, letters.length / 2.5);
  let nearest: Power | undefined;
  for (const [name, power] of POWER_NAMES) {
    if (name.length < 5) continue;
    const edits = editsBetween(letters, name, least);
    if (edits >= least) continue;
    least = edits;
    nearest = power;
  }
  return nearest;
}
