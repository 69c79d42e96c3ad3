import Link from 'next/link';
import type { PlayerPage } from '../../../functions/api/schemas/ratings';
import { Card } from '../forms/card';
import { NumberHead } from '../results/number-head';

const SHOWN = 12;

/** Whom a player has met most often, and who came out ahead. */
export function Opponents({ page: { byOpponent } }: { readonly page: PlayerPage }) {
  return (
    <Card title="Opponents">
      <table className="data-table">
        <caption className="hidden-text">Boards played against each opponent</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <NumberHead>Met</NumberHead>
            <NumberHead>Ahead</NumberHead>
            <NumberHead>Behind</NumberHead>
          </tr>
        </thead>
        <tbody>
          {byOpponent.slice(0, SHOWN).map(({ player, games, ahead, behind }) => (
            <tr key={player.id}>
              <th scope="row">
                <Link href={`/players/${encodeURIComponent(player.id)}`}>{player.name}</Link>
              </th>
              <td className="right numbers">{games}</td>
              <td className="right numbers">{ahead}</td>
              <td className="right numbers">{behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
