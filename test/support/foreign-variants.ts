import type { SpaceDefinition, Variant } from '../../engine/classic/variant/definition';

/** What the files of other programs say of a winner, in the words of their authors. */
const RULES = (centres: number) => `The first to ${centres} supply centers is the winner.`;

function fleetsOf({ id, fleet, coasts = [] }: SpaceDefinition) {
  return coasts.length > 0
    ? coasts.map((coast) => [coast.id.slice(id.length + 1), coast.fleet] as const)
    : [['', fleet] as const];
}

/** A variant as diplicity serves one of godip's: the graph of the map, and the start. */
export function asGodip(variant: Variant) {
  const { title, powers, spaces, firstYear, centresToWin } = variant;
  const owners = new Map(powers.flatMap(({ name, homes }) => homes.map((home) => [home, name])));
  const flags = (...set: readonly string[]) => Object.fromEntries(set.map((flag) => [flag, true]));
  const nodes = spaces.map((space) => {
    const { id, kind, centre, army } = space;
    const land = kind !== 'water';
    const berths = fleetsOf(space);
    const hasCoasts = berths.length > 1;
    const edges = (to: readonly string[], flag: string) => to.map((one) => [one, flag] as const);
    const subs = [
      // The space itself also has the borders of its coasts, with the spaces that they lead to.
      [
        '',
        land ? (kind === 'inland' || hasCoasts ? ['Land'] : ['Land', 'Sea']) : ['Sea'],
        [
          ...edges(army, 'Land'),
          ...edges(hasCoasts ? berths.flatMap(([, to]) => to) : (berths[0]?.[1] ?? []), 'Sea'),
        ],
      ],
      ...(hasCoasts ? berths.map(([coast, to]) => [coast, ['Sea'], edges(to, 'Sea')]) : []),
    ] as [string, string[], (readonly [string, string])[]][];
    return [
      id,
      {
        Name: id,
        SC: centre ? (owners.get(id) ?? 'Neutral') : null,
        Subs: Object.fromEntries(
          subs.map(([name, marks, borders]) => [
            name,
            {
              Name: name,
              Flags: flags(...marks),
              ReverseEdges: {},
              Edges: Object.fromEntries(
                [...new Set(borders.map(([to]) => to))].map((to) => [
                  to,
                  { Flags: flags(...borders.filter(([one]) => one === to).map(([, flag]) => flag)) },
                ]),
              ),
            },
          ]),
        ),
      },
    ];
  });
  return {
    Name: title,
    Nations: powers.map(({ name }) => name),
    PhaseTypes: ['Movement', 'Retreat', 'Adjustment'],
    Seasons: ['Spring', 'Fall'],
    UnitTypes: ['Army', 'Fleet'],
    OrderTypes: ['Build', 'Move'],
    SVGVersion: '1',
    ProvinceLongNames: Object.fromEntries(spaces.map(({ id, name }) => [id, name])),
    NationColors: null,
    CreatedBy: variant.author,
    Version: '',
    Description: '',
    Rules: RULES(centresToWin),
    Graph: { Nodes: Object.fromEntries(nodes) },
    Start: {
      Year: firstYear,
      Season: 'Spring',
      Type: 'Movement',
      SCs: Object.fromEntries(owners),
      Units: Object.fromEntries(
        powers.flatMap(({ name, units }) =>
          units.map(({ kind, at }) => [at, { Type: kind === 'army' ? 'Army' : 'Fleet', Nation: name }]),
        ),
      ),
      Map: '',
    },
  };
}

/** A variant as jDip keeps it: a list of variants, and the spaces in a file of their own. */
export function asJdip(variant: Variant): { readonly variants: string; readonly adjacency: string } {
  const { title, powers, spaces, firstYear, centresToWin } = variant;
  const owners = new Map(
    powers.flatMap(({ name, homes }) => homes.map((home) => [home, name.toLowerCase()])),
  );
  const refs = (list: readonly string[]) => list.map((to) => to.replace('/', '-')).join(' ');
  const variants = `<?xml version="1.0" standalone="yes"?>
<!DOCTYPE VARIANTS [
  <!ELEMENT VARIANTS (DESCRIPTION, VARIANT+)>
  <!ATTLIST VARIANT name CDATA #REQUIRED default (true|false) "false">
]>
<VARIANTS>
  <DESCRIPTION><![CDATA[<b>Variants</b> of a test]]></DESCRIPTION>
  <VARIANT name="${title}" version="1.0" default="true">
    <DESCRIPTION><![CDATA[<div>As <i>most</i> people know it.</div>]]></DESCRIPTION>
    <MAP adjacencyURI="own/map_adjacency.xml"><MAP_GRAPHIC ref="drawn" default="true"/></MAP>
    <RULEOPTIONS><RULEOPTION name="OPTION_BUILDS" value="VALUE_BUILDS_HOME_ONLY"/></RULEOPTIONS>
    ${powers.map(({ name, adjective }) => `<POWER name="${name}" active="true" adjective="${adjective}"/>`).join('\n')}
    <STARTINGTIME turn="Spring, ${firstYear}, Movement"/>
    <VICTORYCONDITIONS><WINNING_SUPPLY_CENTERS value="${centresToWin}"/><GAME_LENGTH value="35"/></VICTORYCONDITIONS>
    ${spaces
      .filter(({ centre }) => centre)
      .map(({ id }) => {
        const owner = owners.get(id);
        return `<SUPPLYCENTER province="${id}"${owner === undefined ? '' : ` homepower="${owner}" owner="${owner}"`}/>`;
      })
      .join('\n')}
    ${powers
      .flatMap(({ name, units }) =>
        units.map(({ kind, at }) => {
          const [space, coast] = at.split('/');
          return `<INITIALSTATE province="${space}" power="${name.toLowerCase()}" unit="${kind}"${coast === undefined ? '' : ` unitcoast="${coast}"`}/>`;
        }),
      )
      .join('\n')}
  </VARIANT>
</VARIANTS>`;
  const provinces = spaces.map((space) => {
    const { id, name, kind, army, also = [] } = space;
    const layers = [
      // An island has a layer for armies that leads to itself.
      ...(kind === 'water' ? [] : [['mv', army.length === 0 ? [id] : army] as const]),
      ...(kind === 'inland' ? [] : fleetsOf(space).map(([coast, to]) => [coast || 'xc', to] as const)),
    ];
    return `<PROVINCE shortname="${id}" fullname="${name}">${also
      .map((one) => `<UNIQUENAME name="${one}"/>`)
      .join(
        '',
      )}${layers.map(([type, to]) => `<ADJACENCY type="${type}" refs="${refs(to)}"/>`).join('')}</PROVINCE>`;
  });
  return {
    variants,
    adjacency: `<?xml version="1.0"?>\n<!DOCTYPE PROVINCES [ <!ELEMENT PROVINCES (PROVINCE+)> ]>\n<PROVINCES>${provinces.join('\n')}</PROVINCES>`,
  };
}
