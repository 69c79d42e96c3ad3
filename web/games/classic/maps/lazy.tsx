'use client';

import { lazily } from '../../../lib/lazily';

export const DrawingBoard = lazily(async () => (await import('./drawing-board')).DrawingBoard);
