import { shortNotation } from '../../core/short-notation';
import type { Position } from '../types';
import type { Order } from './order-types';

/** 16 Orders as text: "ATTACK harlem bronx dice=3", "FORTIFY harlem bronx 2". */
export const notation = shortNotation<Position, Order>(
  {
    claim: { word: 'claim', fields: [{ list: 'claims' }] },
    draft: { word: 'draft', fields: ['to'] },
    place: { word: 'place', fields: ['mayor', { list: 'placements' }] },
    trade: { word: 'trade', fields: [{ list: 'cards' }] },
    reinforce: { word: 'reinforce', fields: [{ list: 'placements' }] },
    attack: { word: 'attack', fields: ['from', 'to'] },
    occupy: { word: 'occupy', fields: ['count'] },
    fortify: { word: 'fortify', fields: ['from', 'to', 'count'] },
    playCard: { word: 'play', fields: ['card'] },
    mayor: { word: 'mayor', fields: ['at'] },
    discard: { word: 'discard', fields: [{ list: 'cards' }] },
    endPhase: { word: 'end phase' },
    setStandingOrder: { word: 'standing' },
    resign: { word: 'resign' },
    takeOver: { word: 'take over' },
  },
  '16',
);
