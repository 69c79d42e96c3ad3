export { isFaction } from '../../../engine/ny2047/data/factions';
export { FACTIONS as FACTION_IDS } from '../../../engine/ny2047/types';
export { seatName as factionName } from '../../components/frame/seats';
