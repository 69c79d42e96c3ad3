import type { Metadata } from 'next';
import { Page } from '../../components/frame/page';

export const metadata: Metadata = { title: 'Credits' };

export default function CreditsPage() {
  return (
    <Page>
      <article className="document pt-9">
        <h1>Credits</h1>
        <p>Turreton is free software under the MIT licence.</p>
        <ul>
          <li>
            Typefaces: Besley by Owen Earl, and Public Sans by USWDS with contributors, both under the SIL
            Open Font License 1.1.
          </li>
          <li>Icons: Lucide, ISC licence. Emblems, Turretons and portholes are our own.</li>
          <li>The chart of New York was drawn for this project by hand. Do not use it for navigation.</li>
          <li>
            The maps of Domination and Classic: coasts, and some borders of Classic, by Natural Earth (public
            domain), through world-atlas (ISC). Their borders are those of a game, not of states.
          </li>
          <li>
            New York 2047, its city, its factions and its Turretons come from the original rules of the game,
            on which our rules page is based.
          </li>
        </ul>
      </article>
    </Page>
  );
}
