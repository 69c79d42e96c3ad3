import {
  Asterisk,
  BrickWall,
  Cog,
  Crosshair,
  Droplet,
  Flag,
  GalleryVerticalEnd,
  Handshake,
  HousePlus,
  type LucideIcon,
  Orbit,
  Replace,
  Shield,
  Swords,
  UserRound,
} from 'lucide-react';
import { CARD_PICTURES } from './card-pictures';
import { Scene } from './scene';

/** The symbols of goods (look.md, New Era); a contact token has its range beside it. */
const GOODS: Readonly<Record<string, LucideIcon>> = {
  scrap: Cog,
  fuel: Droplet,
  weapons: Crosshair,
  material: BrickWall,
  any: Asterisk,
  worker: UserRound,
  conquest: Swords,
  coop: Handshake,
  incorp: HousePlus,
  contact: Orbit,
  defence: Shield,
  redevelop: Replace,
  points: Flag,
  card: GalleryVerticalEnd,
};

/** Every symbol and picture of the game, once per page and drawn on the server; the table refers to them by id. */
export function Signs() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <Scene />
      <defs>
        {Object.entries(GOODS).map(([id, Icon]) => (
          <symbol key={id} id={`good-${id}`} viewBox="0 0 24 24">
            <Icon strokeWidth={2.1} />
          </symbol>
        ))}
        {Object.entries(CARD_PICTURES).map(([id, Icon]) => (
          <symbol key={id} id={`card-${id}`} viewBox="0 0 24 24">
            <Icon strokeWidth={1.7} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
}
