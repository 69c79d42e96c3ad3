import { shortNotation } from '../../core/short-notation';
import type { Position } from '../types';
import type { Order } from './order-types';

/** 16 Orders as text: "CONTACT cooperate card tokens=[contact]", "REDEVELOP old new". */
export const notation = shortNotation<Position, Order>(
  {
    draft: { word: 'draft', fields: [{ list: 'prefer' }] },
    spoils: { word: 'spoils', fields: [{ list: 'take' }] },
    instant: { word: 'instant', fields: ['card'] },
    contactCard: { word: 'contact card', fields: ['slot', 'as'] },
    contact: { word: 'contact', fields: ['kind', { list: 'tokens' }] },
    redevelop: { word: 'redevelop', fields: ['from', 'card'] },
    reconstruct: { word: 'reconstruct', fields: ['debris', 'card'] },
    swap: { word: 'swap', fields: [{ list: 'cards' }] },
    work: { word: 'work', fields: ['location'] },
    workAgain: { word: 'work again', fields: ['location'] },
    visit: { word: 'visit', fields: ['owner', 'location'] },
    trade: { word: 'trade', fields: ['resource'] },
    pass: { word: 'pass' },
    store: { word: 'store', fields: ['location'] },
    breakAgreement: { word: 'break', fields: ['card'] },
    standing: { word: 'standing' },
    resign: { word: 'resign' },
    rejoin: { word: 'rejoin' },
  },
  '16',
);
