import { describe, expect, test } from 'vitest';
import {
  type Board,
  boardOf,
  fates,
  type Given,
  play,
  positionOf,
} from '../../../test/support/domination-play';

interface Case extends Given {
  readonly rule: string;
  readonly shows: string;
  readonly order: object;
  /** The rule that refuses the order; if left out, it is carried out. */
  readonly refusedBy?: string;
  /** All Forces afterwards; left out if the board must not change. */
  readonly after?: Board;
  /** VP that the text gains at once. */
  readonly gain?: number;
}

/** One order of ana, given with the card in hand, and its result. */
function cases(title: string, card: string, list: readonly Case[]): void {
  describe(title, () => {
    for (const { rule, shows, order, refusedBy, after, gain, ...given } of list)
      test(`${rule} ${shows}`, () => {
        const start = { hand: [card, 'domination'], ...given };
        const before = positionOf(start);
        const result = play({ ...start, orders: { ana: [{ type: 'text', card, ...order }] } });
        expect(fates(result)[0]).toBe(refusedBy ?? 'ok');
        expect(boardOf(result.position)).toEqual(after ?? boardOf(before));
        const ana = result.position.seats.ana;
        expect(ana?.hand.includes(card as never)).toBe(refusedBy !== undefined);
        expect(ana?.discard).toEqual(refusedBy === undefined ? [card] : []);
        expect(ana?.vp).toBe(1 + (gain ?? 0));
        if (refusedBy !== undefined)
          expect(result.events[0]).toMatchObject({ type: 'passed', why: 'default' });
      });
  });
}

const build = (...areas: string[]) => areas.map((area) => ({ do: 'build', area }));
const reduce = (...areas: string[]) => areas.map((area) => ({ do: 'reduce', area }));

cases('Airborne Forces', 'airborne_forces', [
  {
    rule: '7.10',
    shows: 'six points of both kinds, in list order',
    board: { usa: 'ben F', brazil: 'ana S' },
    order: { actions: [...reduce('usa', 'usa'), ...build('usa', 'usa', 'brazil', 'siberia')] },
    after: { usa: 'ana F', brazil: 'ana F', siberia: 'ana S' },
  },
  { rule: '7.10', shows: 'one point is enough', order: { actions: build('usa') }, after: { usa: 'ana S' } },
  {
    rule: '7.10',
    shows: 'seven points are too many',
    order: { actions: build('usa', 'usa', 'canada', 'canada', 'mexico', 'mexico', 'andes') },
    refusedBy: '7.2',
  },
  { rule: '7.10', shows: 'no sea', order: { actions: build('usa', 'indian_ocean') }, refusedBy: '7.2' },
  {
    rule: '7.5',
    shows: 'no Reduction of an own Force',
    board: { usa: 'ana F' },
    order: { actions: reduce('usa') },
    refusedBy: '7.2',
  },
]);

cases('Amphibious Assault', 'amphibious_assault', [
  {
    rule: '7.11',
    shows: 'five Builds and five Reductions by the sea',
    board: { north_atlantic: 'ana S', usa: 'ben F', canada: 'cho F', mexico: 'ben S' },
    order: {
      actions: [
        ...reduce('usa', 'usa', 'canada', 'canada', 'mexico'),
        ...build('usa', 'usa', 'canada', 'canada', 'mexico'),
      ],
    },
    after: { north_atlantic: 'ana S', usa: 'ana F', canada: 'ana F', mexico: 'ana S' },
  },
  {
    rule: '7.11',
    shows: 'six Builds are too many, with points left for Reductions',
    board: { north_atlantic: 'ana S' },
    order: { actions: build('usa', 'usa', 'canada', 'canada', 'mexico', 'mexico') },
    refusedBy: '7.2',
  },
  {
    rule: '7.11',
    shows: 'a land area by another sea is out of reach',
    board: { north_atlantic: 'ana S' },
    order: { actions: build('brazil') },
    refusedBy: '7.2',
  },
  {
    rule: '7.11',
    shows: 'a land Force brings nothing into reach',
    board: { usa: 'ana F' },
    order: { actions: build('canada') },
    refusedBy: '7.2',
  },
  {
    rule: '7.11',
    shows: 'not the sea itself',
    board: { north_atlantic: 'ana S' },
    order: { actions: build('north_atlantic') },
    refusedBy: '7.2',
  },
]);

const CONTROLS = [
  ['agricultural_control', 'brazil', 'eastern_europe', 'eastern_australia'],
  ['communications_control', 'andes', 'scandinavia', 'central_africa'],
  ['manufacturing_control', 'southern_cone', 'siberia', 'indonesia'],
  ['ore_control', 'canada', 'southern_africa', 'western_australia'],
  ['petroleum_control', 'mexico', 'north_africa', 'south_asia'],
  ['technology_control', 'usa', 'western_europe', 'east_asia'],
] as const;
for (const [card, one, other, third] of CONTROLS)
  cases(card, card, [
    {
      rule: '7.12',
      shows: 'counts own Forces of either strength, and no rival’s',
      board: { [one]: 'ana F', [other]: 'ana S', [third]: 'ben F', indian_ocean: 'ana F' },
      order: {},
      gain: 2,
    },
    { rule: '7.3', shows: 'may be played for nothing', order: {}, gain: 0 },
  ]);

cases('Attack Helicopters', 'attack_helicopters', [
  {
    rule: '7.13',
    shows: 'reach is fixed beforehand and leaves out the own area',
    board: { usa: 'ana S', mexico: 'ben S' },
    order: { actions: [...reduce('mexico'), ...build('mexico', 'canada')] },
    after: { usa: 'ana S', mexico: 'ana S', canada: 'ana S' },
  },
  {
    rule: '7.13',
    shows: 'a new Force does not extend it',
    board: { usa: 'ana S' },
    order: { actions: build('mexico', 'andes') },
    refusedBy: '7.2',
  },
  {
    rule: '7.13',
    shows: 'an own Force does not bring its own area into reach',
    board: { usa: 'ana S' },
    order: { actions: build('usa') },
    refusedBy: '7.2',
  },
  {
    rule: '7.13',
    shows: 'two own Forces bring each other into reach',
    board: { usa: 'ana S', canada: 'ana S' },
    order: { actions: build('usa', 'canada') },
    after: { usa: 'ana F', canada: 'ana F' },
  },
  {
    rule: '7.13',
    shows: 'a sea Force brings nothing into reach',
    board: { north_atlantic: 'ana F' },
    order: { actions: build('usa') },
    refusedBy: '7.2',
  },
]);

cases('Bio Weapons', 'bio_weapons', [
  {
    rule: '7.14',
    shows: 'two Reductions, of one Force or of two',
    board: { usa: 'ben F', brazil: 'cho F' },
    order: { areas: ['usa', 'usa'] },
    after: { brazil: 'cho F' },
  },
  {
    rule: '7.14',
    shows: 'one only where the rivals offer two',
    board: { usa: 'ben F' },
    order: { areas: ['usa'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.14',
    shows: 'one where they offer no more',
    board: { usa: 'ben S', brazil: 'ana F' },
    order: { areas: ['usa'] },
    after: { brazil: 'ana F' },
  },
  { rule: '7.3', shows: 'none where they have nothing', order: { areas: [] } },
  {
    rule: '7.14',
    shows: 'three are too many',
    board: { usa: 'ben F', brazil: 'ben F' },
    order: { areas: ['usa', 'usa', 'brazil'] },
    refusedBy: '7.2',
  },
]);

cases('Carrier Task Force', 'carrier_task_force', [
  {
    rule: '7.15',
    shows: 'any sea, with nothing near it',
    board: { south_pacific: 'ben F', arctic_ocean: 'ana S' },
    order: {
      actions: [...reduce('south_pacific', 'south_pacific'), ...build('south_pacific', 'arctic_ocean')],
    },
    after: { south_pacific: 'ana S', arctic_ocean: 'ana F' },
  },
  { rule: '7.15', shows: 'no land', order: { actions: build('usa') }, refusedBy: '7.2' },
]);

cases('Bad Leadership', 'bad_leadership', [
  {
    rule: '7.16',
    shows: 'every Full Force of the named player, and no other',
    board: { usa: 'ben F', south_pacific: 'ben F', brazil: 'ben S', siberia: 'cho F', canada: 'ana F' },
    order: { target: 'ben' },
    after: { usa: 'ben S', south_pacific: 'ben S', brazil: 'ben S', siberia: 'cho F', canada: 'ana F' },
  },
  {
    rule: '7.6',
    shows: 'oneself may be named',
    board: { usa: 'ana F' },
    order: { target: 'ana' },
    after: { usa: 'ana S' },
  },
  { rule: '7.3', shows: 'somebody without Forces may be named', order: { target: 'ben' } },
]);

cases('Fog of War', 'fog_of_war', [
  { rule: '8.5', shows: 'has no text in a turn', order: {}, refusedBy: '8.5' },
]);

cases('Global Disruption', 'global_disruption', [
  {
    rule: '7.18',
    shows: 'one land Force of each region that has one, own ones too',
    board: { usa: 'ana F', canada: 'ben F', brazil: 'ana F', siberia: 'cho S', arctic_ocean: 'ben F' },
    order: { areas: ['siberia', 'canada', 'brazil'] },
    after: { usa: 'ana F', arctic_ocean: 'ben F' },
  },
  {
    rule: '7.18',
    shows: 'two of one region',
    board: { usa: 'ben F', canada: 'ben F' },
    order: { areas: ['usa', 'canada'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.18',
    shows: 'a region left out',
    board: { usa: 'ben F', siberia: 'cho F' },
    order: { areas: ['usa'] },
    refusedBy: '7.2',
  },
  { rule: '7.3', shows: 'an empty map', order: { areas: [] } },
]);

cases('Insurgents', 'insurgents', [
  {
    rule: '7.19',
    shows: 'Struggling land Forces of anybody become Full ones of the player',
    board: { usa: 'ben S', canada: 'ana S', siberia: 'cho S', brazil: 'ben F' },
    order: { areas: ['siberia', 'usa', 'canada'] },
    after: { usa: 'ana F', canada: 'ana F', siberia: 'ana F', brazil: 'ben F' },
  },
  {
    rule: '7.19',
    shows: 'no Full Force',
    board: { usa: 'ben F' },
    order: { areas: ['usa'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.19',
    shows: 'no sea',
    board: { arctic_ocean: 'ben S' },
    order: { areas: ['arctic_ocean'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.19',
    shows: 'six are too many',
    board: {
      usa: 'ben S',
      canada: 'ben S',
      mexico: 'ben S',
      andes: 'ben S',
      brazil: 'ben S',
      siberia: 'ben S',
    },
    order: { areas: ['usa', 'canada', 'mexico', 'andes', 'brazil', 'siberia'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.19',
    shows: 'one area twice',
    board: { usa: 'ben S' },
    order: { areas: ['usa', 'usa'] },
    refusedBy: '7.2',
  },
  { rule: '7.3', shows: 'nobody to take over', order: { areas: [] }, refusedBy: '7.2' },
]);

cases('Mega-storm', 'megastorm', [
  {
    rule: '7.20',
    shows: 'half the number of each seat’s Forces, rounded down; one Force may take two',
    board: {
      usa: 'ana F',
      canada: 'ana S',
      siberia: 'ben F',
      arctic_ocean: 'ben F',
      brazil: 'ben S',
      andes: 'ben S',
    },
    order: { areas: ['canada', 'siberia', 'siberia'] },
    after: { usa: 'ana F', arctic_ocean: 'ben F', brazil: 'ben S', andes: 'ben S' },
  },
  {
    rule: '7.20',
    shows: 'the own share left out',
    board: { usa: 'ana F', canada: 'ana S', siberia: 'ben F', brazil: 'ben S' },
    order: { areas: ['siberia'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.20',
    shows: 'one too many for a seat',
    board: { siberia: 'ben F', brazil: 'ben S', andes: 'ben F' },
    order: { areas: ['siberia', 'brazil'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.20',
    shows: 'a Struggling Force twice',
    board: { usa: 'ben S', canada: 'ben S', mexico: 'ben S', brazil: 'ben S' },
    order: { areas: ['usa', 'usa'] },
    refusedBy: '7.2',
  },
  { rule: '7.3', shows: 'one Force each: nothing to reduce', board: { usa: 'ben F' }, order: { areas: [] } },
]);

cases('Military Base', 'military_base', [
  {
    rule: '7.21',
    shows: 'Builds on land and at sea',
    board: { usa: 'ana S' },
    order: { actions: build('usa', 'arctic_ocean', 'arctic_ocean', 'siberia') },
    after: { usa: 'ana F', arctic_ocean: 'ana F', siberia: 'ana S' },
  },
  {
    rule: '7.21',
    shows: 'no Reductions',
    board: { usa: 'ben S' },
    order: { actions: reduce('usa') },
    refusedBy: '7.2',
  },
]);

cases('Nuclear Winter', 'nuclear_winter', [
  {
    rule: '7.22',
    shows: 'every Struggling Force, own ones too',
    board: { usa: 'ana S', canada: 'ben S', arctic_ocean: 'cho S', siberia: 'ben F' },
    order: {},
    after: { siberia: 'ben F' },
  },
  { rule: '7.3', shows: 'to no effect', board: { siberia: 'ben F' }, order: {} },
]);

cases('Out of Supply', 'out_of_supply', [
  {
    rule: '7.23',
    shows: 'a Force that borders no other of its player, by land or sea',
    board: { usa: 'ben F', north_atlantic: 'ben S', siberia: 'ben F', brazil: 'ana F', andes: 'ben S' },
    order: { target: 'ben' },
    after: { usa: 'ben F', north_atlantic: 'ben S', brazil: 'ana F', andes: 'ben S' },
  },
  {
    rule: '7.23',
    shows: 'judged before the first removal; others’ Forces are not supply',
    board: { usa: 'ben F', canada: 'ana F', siberia: 'ben F' },
    order: { target: 'ben' },
    after: { canada: 'ana F' },
  },
]);

cases('Propaganda War', 'propaganda_war', [
  {
    rule: '7.24',
    shows: 'regions with a Full land Force, each once',
    board: {
      usa: 'ana F',
      canada: 'ana F',
      brazil: 'ana S',
      siberia: 'ana F',
      arctic_ocean: 'ana F',
      andes: 'ben F',
    },
    order: {},
    gain: 2,
  },
]);

cases('Show of Force', 'show_of_force', [
  {
    rule: '7.25',
    shows: 'two Reductions for each own Full Force, on land and at sea',
    board: { usa: 'ana F', arctic_ocean: 'ana F', canada: 'ana S', siberia: 'ben F', brazil: 'cho F' },
    order: { areas: ['siberia', 'siberia', 'brazil', 'brazil'] },
    after: { usa: 'ana F', arctic_ocean: 'ana F', canada: 'ana S' },
  },
  {
    rule: '7.25',
    shows: 'fewer are allowed',
    board: { usa: 'ana F', siberia: 'ben F' },
    order: { areas: ['siberia'] },
    after: { usa: 'ana F', siberia: 'ben S' },
  },
  {
    rule: '7.25',
    shows: 'three with one Full Force',
    board: { usa: 'ana F', siberia: 'ben F', brazil: 'ben F' },
    order: { areas: ['siberia', 'siberia', 'brazil'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.25',
    shows: 'none without a Full Force',
    board: { usa: 'ana S', siberia: 'ben F' },
    order: { areas: ['siberia'] },
    refusedBy: '7.2',
  },
]);

cases('Supply Depots', 'supply_depots', [
  {
    rule: '7.26',
    shows: 'own Struggling Forces, as many as are named',
    board: { usa: 'ana S', arctic_ocean: 'ana S', brazil: 'ana S' },
    order: { areas: ['usa', 'arctic_ocean'] },
    after: { usa: 'ana F', arctic_ocean: 'ana F', brazil: 'ana S' },
  },
  {
    rule: '7.26',
    shows: 'no Force of a rival',
    board: { usa: 'ana S', canada: 'ben S' },
    order: { areas: ['usa', 'canada'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.3',
    shows: 'nothing to supply',
    board: { usa: 'ana F' },
    order: { areas: [] },
    refusedBy: '7.2',
  },
]);

cases('Surrender', 'surrender', [
  {
    rule: '7.27',
    shows: 'one rival Force in each region with an own Full one',
    board: { usa: 'ana F', canada: 'ben F', mexico: 'cho S', siberia: 'ana F', south_asia: 'ben S' },
    order: { areas: ['canada', 'south_asia'] },
    after: { usa: 'ana F', mexico: 'cho S', siberia: 'ana F' },
  },
  {
    rule: '7.27',
    shows: 'one region only where two would do',
    board: { usa: 'ana F', canada: 'ben F', siberia: 'ana F', south_asia: 'ben S' },
    order: { areas: ['canada'] },
    after: { usa: 'ana F', siberia: 'ana F', south_asia: 'ben S' },
  },
  {
    rule: '7.27',
    shows: 'two of one region',
    board: { usa: 'ana F', canada: 'ben F', mexico: 'cho S' },
    order: { areas: ['canada', 'mexico'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.27',
    shows: 'not where the own Force is Struggling',
    board: { usa: 'ana S', canada: 'ben F' },
    order: { areas: ['canada'] },
    refusedBy: '7.2',
  },
  {
    rule: '7.27',
    shows: 'no own Force',
    board: { usa: 'ana F', canada: 'ana S' },
    order: { areas: ['canada'] },
    refusedBy: '7.2',
  },
]);

cases('Tactical Nukes', 'tactical_nukes', [
  {
    rule: '7.28',
    shows: 'every Full Force, own ones too',
    board: { usa: 'ana F', canada: 'ben F', arctic_ocean: 'cho F', siberia: 'ben S' },
    order: {},
    after: { usa: 'ana S', canada: 'ben S', arctic_ocean: 'cho S', siberia: 'ben S' },
  },
  { rule: '6.4', shows: 'playing it costs nothing', own: { logistics: 1 }, order: {} },
]);

cases('Domination', 'domination', [
  { rule: '7.1', shows: 'has no text', hand: ['domination'], order: {}, refusedBy: '7.1' },
]);
