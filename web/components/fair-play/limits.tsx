import type { Compared } from '../../../functions/api/schemas/fair-play';
import { counted } from '../../lib/time';
import { Card } from '../forms/card';

/** What the figures cannot say. */
export function Limits() {
  return (
    <Card title="What this cannot tell you">
      <ul className="plain-list small">
        <li>
          One device is one browser that kept its cookie. A family, a club or a library may share it; a second
          phone hides it.
        </li>
        <li>
          One network is a household, a school, or thousands of customers of one mobile provider. On its own
          it means nothing.
        </li>
        <li>Allies help each other, and good ones rarely attack each other. Rare is not wrong.</li>
        <li>Messages to an absent player may show concern as well as probing.</li>
      </ul>
      <p className="small muted">
        These figures prove nothing by themselves. Ask the players, let a second moderator look, and rule with
        a reason.
      </p>
    </Card>
  );
}

/** What the pairs were compared with. */
export function ComparedWith({ games, pairs, least }: Compared) {
  return (
    <p className="small muted">
      {pairs < least
        ? `No comparison yet: it needs ${counted(least, 'pair')}, and the league’s finished games of this system have ${pairs}.`
        : `Compared with ${counted(pairs, 'pair')} of the league’s last ${counted(games, 'finished game')} of this system.`}
    </p>
  );
}
