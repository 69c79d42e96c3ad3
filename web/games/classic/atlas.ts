import { createContext, use } from 'react';
import { STANDARD } from '../../../engine/classic/data/standard';

/** The map and the powers of the board around a component: those of Classic, or of the variant that its game chose. */
export const OnAtlas = createContext(STANDARD);

export const useAtlas = () => use(OnAtlas);
