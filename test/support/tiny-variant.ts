import type { SpaceDefinition, Variant } from '../../engine/classic/variant/definition';

function space(
  given: Pick<SpaceDefinition, 'id' | 'name' | 'kind' | 'army' | 'fleet'> & Partial<SpaceDefinition>,
): SpaceDefinition {
  return { abbr: given.id.toUpperCase(), centre: false, ...given };
}

/** A map of eight spaces for three powers: two seas, an island, and a province with two coasts. */
export const TINY: Variant = {
  schema: 1,
  id: 'three-shores',
  version: 1,
  title: 'Three shores',
  author: 'A test',
  licence: 'MIT',
  firstYear: 1400,
  centresToWin: 4,
  builds: 'home',
  convoys: true,
  powers: [
    {
      ...{ id: 'norders', name: 'Norders', adjective: 'Nordic', typed: ['Nordleute'], colour: '#1144aa' },
      ...{ seatColour: 'blue', homes: ['nor'], units: [{ kind: 'army', at: 'nor' }] },
    },
    {
      ...{ id: 'easters', name: 'Easters', adjective: 'Eastern', colour: '#aa1111' },
      ...{ seatColour: 'red', homes: ['eas'], units: [{ kind: 'fleet', at: 'eas' }] },
    },
    {
      ...{ id: 'westers', name: 'Westers', adjective: 'Western', colour: '#eecc33' },
      ...{ seatColour: 'yellow', homes: ['wes'], units: [{ kind: 'fleet', at: 'wes/sc' }] },
    },
  ],
  spaces: [
    space({
      ...{ id: 'eas', name: 'Eastmark', typed: ['Ostmark'], kind: 'coastal', centre: true },
      ...{ army: ['hil', 'nor', 'por'], fleet: ['mid', 'por'] },
    }),
    space({
      ...{ id: 'far', name: 'Far Sea', kind: 'water' },
      ...{ army: [], fleet: ['ice', 'mid', 'nor', 'wes/nc'] },
    }),
    space({ id: 'hil', name: 'Hills', kind: 'inland', centre: true, army: ['eas', 'nor', 'wes'], fleet: [] }),
    space({ id: 'ice', name: 'Icefell', kind: 'coastal', centre: true, army: [], fleet: ['far', 'mid'] }),
    space({
      ...{ id: 'mid', name: 'Middle Sea', kind: 'water' },
      ...{ army: [], fleet: ['eas', 'far', 'ice', 'por', 'wes/sc'] },
    }),
    space({
      ...{ id: 'nor', name: 'Northland', kind: 'coastal', centre: true },
      ...{ army: ['eas', 'hil', 'wes'], fleet: ['far', 'wes/nc'] },
    }),
    space({
      ...{ id: 'por', name: 'Portage', kind: 'coastal', centre: true },
      ...{ army: ['eas', 'wes'], fleet: ['eas', 'mid', 'wes/sc'] },
    }),
    space({
      ...{ id: 'wes', name: 'Westmark', kind: 'coastal', centre: true },
      ...{ army: ['hil', 'nor', 'por'], fleet: [] },
      coasts: [
        { id: 'wes/nc', name: 'Westmark (north coast)', fleet: ['far', 'nor'] },
        { id: 'wes/sc', name: 'Westmark (south coast)', fleet: ['mid', 'por'] },
      ],
    }),
  ],
};
