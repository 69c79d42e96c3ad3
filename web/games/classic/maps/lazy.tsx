'use client';

import { lazily } from '../../../lib/lazily';

export const DrawingBoard = lazily(async () => (await import('./drawing-board')).DrawingBoard);
export const WhatIfOnDraft = lazily(async () => (await import('./what-if')).WhatIfOnDraft);
