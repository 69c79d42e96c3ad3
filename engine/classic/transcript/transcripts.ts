import type { Transcripts } from '../../game/transcript';
import type { Order, Position } from '../types';
import { transcriptText } from './print-transcript';
import { readTranscript } from './read-transcript';

/** Games of Classic as text. */
export const TRANSCRIPTS: Transcripts<Position, Order> = { read: readTranscript, print: transcriptText };
