import { type Message, messagesOf } from '../../game/message';
import { COASTS } from '../variant/definition';
import {
  type ForeignCentre,
  type ForeignPower,
  type ForeignSpace,
  type ForeignUnit,
  type ForeignVariant,
  type Place,
  placeCalled,
  type SourceFile,
} from './foreign';
import { childOf, childrenOf, type XmlElement } from './xml';

const message = messagesOf('conversion');

/** An XML file of jDip, read. */
export interface ReadFile {
  readonly name: string;
  readonly root: XmlElement;
}

/** A variant of a list, which is read when it is chosen. */
export interface JdipVariant {
  readonly title: string;
  readonly read: () => ForeignVariant | Message;
}

/**
 * The variants of jDip in some files. A list of variants (`VARIANTS`) names, for each, the file with its spaces
 * (`PROVINCES`) and its drawings; they are found by the last part of their name, so it does not matter in which folder
 * of an archive they stand.
 */
export function jdipVariants(
  files: readonly ReadFile[],
  drawings: readonly SourceFile[],
): readonly JdipVariant[] {
  const maps = files.filter(({ root }) => root.name === 'provinces');
  return files.flatMap(({ root }) =>
    childrenOf(root, 'variant').map((variant): JdipVariant => {
      const title = variant.attributes.name ?? '';
      const read = () => {
        const uri = childOf(variant, 'map')?.attributes.adjacencyuri ?? '';
        const map = called(maps, uri);
        if (map === undefined) return message('noAdjacency', { file: baseOf(uri) || 'adjacency.xml' });
        return foreignOf(title, variant, map.root, drawingOf(root, variant, drawings)?.text);
      };
      return { title, read };
    }),
  );
}

function baseOf(uri: string): string {
  return uri.split(/[\\/]/).at(-1)?.toLowerCase() ?? '';
}

/** The file of that name; the only one there is, if none has it. */
function called<File extends { readonly name: string }>(
  files: readonly File[],
  uri: string,
): File | undefined {
  return (
    files.find(({ name }) => baseOf(name) === baseOf(uri)) ?? (files.length === 1 ? files[0] : undefined)
  );
}

/** The variant's own drawing: the usual one of those that it names. */
function drawingOf(
  root: XmlElement,
  variant: XmlElement,
  drawings: readonly SourceFile[],
): SourceFile | undefined {
  const defined = new Map(
    childrenOf(root, 'map_definition').map(({ attributes }) => [attributes.id, attributes.uri ?? '']),
  );
  const map = childOf(variant, 'map');
  const named = [...childrenOf(map, 'map_graphic'), ...childrenOf(map, 'graphic')]
    .sort((one, other) => Number(isTrue(other.attributes.default)) - Number(isTrue(one.attributes.default)))
    .map(({ attributes }) => attributes.uri ?? defined.get(attributes.ref) ?? '');
  for (const uri of named) {
    const found = drawings.find(({ name }) => baseOf(name) === baseOf(uri));
    if (found !== undefined) return found;
  }
  return drawings.length === 1 ? drawings[0] : undefined;
}

function foreignOf(
  title: string,
  variant: XmlElement,
  map: XmlElement,
  svg: string | undefined,
): ForeignVariant {
  const turn = childOf(variant, 'startingtime')?.attributes.turn ?? '';
  const options = new Map(
    childrenOf(childOf(variant, 'ruleoptions'), 'ruleoption').map(({ attributes }) => [
      attributes.name ?? '',
      attributes.value ?? '',
    ]),
  );
  const victory = childOf(variant, 'victoryconditions');
  return {
    title,
    about: (childOf(variant, 'description')?.text ?? '').replace(/<[^>]*>/g, ' '),
    author: '',
    firstYear: yearIn(turn),
    beginsInWinter: /winter|adjust/i.test(turn),
    centresToWin: numberIn(childOf(victory, 'winning_supply_centers')?.attributes.value),
    builds: /ANY/.test(options.get('OPTION_BUILDS') ?? '') ? 'any' : 'home',
    powers: childrenOf(variant, 'power').map(({ attributes }): ForeignPower => {
      const others = `${attributes.altnames ?? ''},${attributes.altname ?? ''}`.split(',');
      return {
        name: attributes.name ?? '',
        adjective: attributes.adjective,
        also: others.map((one) => one.trim()).filter((one) => one !== ''),
        isActive: attributes.active === undefined || isTrue(attributes.active),
      };
    }),
    spaces: childrenOf(map, 'province').map(spaceOf),
    centres: childrenOf(variant, 'supplycenter').map(
      ({ attributes }): ForeignCentre => ({
        space: placeCalled(attributes.province ?? '').space,
        home: ownerIn(attributes.homepower),
        owner: ownerIn(attributes.owner),
      }),
    ),
    units: childrenOf(variant, 'initialstate').map(
      ({ attributes }): ForeignUnit => ({
        kind: attributes.unit ?? '',
        power: attributes.power ?? '',
        at: placeCalled(
          attributes.unitcoast
            ? `${attributes.province}/${attributes.unitcoast}`
            : (attributes.province ?? ''),
        ),
      }),
    ),
    svg,
    left: leftOf(turn, options, victory, map),
  };
}

function spaceOf(province: XmlElement): ForeignSpace {
  const { shortname = '', fullname = '', isconvoyablecoast } = province.attributes;
  const layers = childrenOf(province, 'adjacency').map(({ attributes }) => {
    const goals = (attributes.refs ?? '').split(/[\s,]+/).filter((ref) => ref !== '');
    return { layer: (attributes.type ?? 'mv').toLowerCase(), goals: goals.map(placeCalled) };
  });
  const coasts = layers.filter(({ layer }) => layer !== 'mv');
  return {
    key: shortname.trim().toLowerCase(),
    name: fullname,
    also: childrenOf(province, 'uniquename').map(({ attributes }) => attributes.name ?? ''),
    // A layer is there even where it leads nowhere: an island has one for armies that leads to itself.
    land: layers.some(({ layer }) => layer === 'mv'),
    sea: coasts.length > 0,
    army: layers.flatMap(({ layer, goals }) => (layer === 'mv' ? goals : [])),
    fleet: new Map<string, readonly Place[]>(
      coasts.map(({ layer, goals }) => [COASTS.find((coast) => coast === layer) ?? '', goals] as const),
    ),
    carries: isTrue(isconvoyablecoast),
  };
}

function leftOf(
  turn: string,
  options: ReadonlyMap<string, string>,
  victory: XmlElement | undefined,
  map: XmlElement,
): readonly Message[] {
  const others = [...options].filter(
    ([name, value]) => name !== 'OPTION_BUILDS' || !/HOME_ONLY|ANY_OWNED/.test(value),
  );
  const limits = [
    ['years_without_sc_capture', 'drawAfter'],
    ['game_length', 'endsAfter'],
  ] as const;
  const borders = childrenOf(childOf(map, 'border_definitions'), 'border').length;
  return [
    ...others.map(([name, value]) => message('ruleOption', { name, value })),
    ...limits.flatMap(([element, key]) => {
      const years = numberIn(childOf(victory, element)?.attributes.value) ?? 0;
      return years > 0 ? [message(key === 'drawAfter' ? 'drawAfter' : 'endsAfter', { years })] : [];
    }),
    ...(borders > 0 ? [message('borderRules', { count: borders })] : []),
    ...(turn === '' || /spring|winter|adjust/i.test(turn) ? [] : [message('otherStart', { start: turn })]),
  ];
}

function ownerIn(text: string | undefined): string {
  const owner = text?.trim() ?? '';
  return /^(?:none|any)$/i.test(owner) ? '' : owner;
}

/** "Spring, 1901, Movement"; a year before our era, "350 BC" or "-350", is negative. */
function yearIn(turn: string): number | undefined {
  const [, year, before] = /(-?\d{1,6})\s*(bc)?/i.exec(turn) ?? [];
  return year === undefined ? undefined : Number(year) * (before === undefined ? 1 : -1);
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}

function isTrue(text: string | undefined): boolean {
  return text?.trim().toLowerCase() === 'true';
}
