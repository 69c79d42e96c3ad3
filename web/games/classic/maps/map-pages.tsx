import type { MapPages } from '../../face';
import './maps.css';
import { DrawingBoard, WhatIfOnDraft } from './lazy';

/** What the pages of maps show; its scripts are loaded after the pages are shown. */
export const MAP_PAGES: MapPages = { drawingBoard: <DrawingBoard />, whatIf: <WhatIfOnDraft /> };
