import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTranslate } from '#texts';
import type { GameSystem } from '../../../engine/game';
import type { Transcript } from '../../../engine/game/transcript';
import { readLabel } from '../../../engine/labels';
import type { Game } from '../../../functions/core/game/games.schema';
import { fetchScript } from '../../lib/fetch-script';
import { useLoaded } from '../../lib/use-loaded';
import { FormPart } from '../forms/form-part';
import { DataTable } from '../frame/data-table';
import { seatFullName } from '../frame/seats';
import { PasteGame } from '../what-if/paste-game';
import { useTranscripts } from '../what-if/use-transcripts';

interface PositionFromTextProps {
  readonly game: Game;
  readonly onChange: (position: unknown) => void;
}

/** Continues a game from elsewhere: its orders or its position are pasted, shown as parsed, and put on this board. */
export function PositionFromText({ game, onChange }: PositionFromTextProps) {
  const t = useTranslations('rule-game');
  const system = useSystem(game);
  const [read, setRead] = useState<unknown>(null);
  const take = ({ end }: Transcript) => {
    // The agreements of the league for this board are kept.
    const { customs } = game.position as { readonly customs?: unknown };
    const position = { ...(end as object), ...(customs === undefined ? {} : { customs }) };
    setRead(position);
    onChange(position);
  };
  const transcripts = useTranscripts(system);
  if (system === null || transcripts === null) return null;
  return (
    <FormPart title={t('paste.title')} hint={t('paste.hint')}>
      <PasteGame system={game.system} transcripts={transcripts} text="" onRead={take} />
      {read === null ? null : <AsRead system={system} position={read} game={game} />}
    </FormPart>
  );
}

interface AsReadProps {
  readonly system: GameSystem;
  readonly position: unknown;
  readonly game: Game;
}

/** The position as parsed: the turn that it waits for, and the figures of every seat. */
function AsRead({ system, position, game }: AsReadProps) {
  const t = useTranslations('rule-game');
  const say = useTranslate(game.system);
  const figures = system.figures(position);
  return (
    <>
      <p>
        {t.rich('paste.read', {
          label: say(readLabel(game.system, system.label(position))),
          b: (words) => <b>{words}</b>,
        })}
      </p>
      <DataTable
        caption={t('paste.caption')}
        columns={[[t('seat')], ...system.measures.map(({ name }) => [say(name), 'right'] as const)]}
      >
        {game.seats.map(({ seat }) => (
          <tr key={seat}>
            <th scope="row">{seatFullName(seat)}</th>
            {system.measures.map(({ id }) => (
              <td key={id} className="right numbers">
                {figures[seat]?.[id] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </>
  );
}

const loadEngine = () => fetchScript(() => import('../what-if/study-engine'));

/** The rules of a game that can be read from text, fetched when the form needs them. */
function useSystem({ system: id, rulesVersion }: Game): GameSystem | null {
  const engine = useLoaded(loadEngine);
  return engine?.ENGINE.systemFor({ system: id, rulesVersion }) ?? null;
}
