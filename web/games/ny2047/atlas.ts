import { createContext, use } from 'react';
import { STANDARD } from '../../../engine/ny2047/data/standard';

/** The map of the board around a component: that of New York, or of the variant that its game chose. */
export const OnAtlas = createContext(STANDARD);

export const useAtlas = () => use(OnAtlas);
