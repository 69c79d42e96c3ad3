import { shortNotation } from '../../core/short-notation';
import type { Position } from '../types';
import type { Order } from './order-types';

/** 12.2 Orders as text: "BUILD trade_fleet europe,africa", "DISCARD1 spies take=fleet". */
export const notation = shortNotation<Position, Order>(
  {
    build: { word: 'build', fields: ['card', { list: 'areas' }] },
    attack: { word: 'attack', fields: ['card', { list: 'areas' }] },
    text: { word: 'text', fields: ['card'] },
    discard1: { word: 'discard1', fields: ['card', 'take'] },
    discard2: { word: 'discard2', fields: [{ list: 'cards' }, 'take'] },
    pass: { word: 'pass' },
    standing: { word: 'standing' },
    resign: { word: 'resign' },
    take_over: { word: 'take over' },
  },
  '12.2',
);
