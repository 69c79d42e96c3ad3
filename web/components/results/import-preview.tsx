import type { ImportedSeason } from '../../../functions/api/schemas/past-seasons';
import { counted } from '../../lib/time';

/** What a list of past results comes to, before it counts. */
export function ImportPreview({ read }: { readonly read: ImportedSeason }) {
  const { rounds, boards, players, known, leaders } = read;
  const size = [counted(rounds, 'round'), counted(boards, 'board'), counted(players, 'player')].join(', ');
  return (
    <section className="card" role="status" aria-label="What the list brings">
      <p>
        <b>
          {size}, {read.new.length} of them new.
        </b>
      </p>
      <p>
        At the top:{' '}
        {leaders.map(({ name, place, total }) => `${place}. ${name}, ${rounded(total)}`).join('; ')}.
      </p>
      {known.length === 0 ? null : <p className="muted">Known: {known.join(', ')}.</p>}
      {read.new.length === 0 ? null : <p className="muted">New: {read.new.join(', ')}.</p>}
    </section>
  );
}

const rounded = (total: number) => Math.round(total * 100) / 100;
