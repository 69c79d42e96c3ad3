import { FACTIONS, type Position, TURRETONS } from '../../../engine/ny2047/types';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import type { GetTexts } from '../../lib/texts';
import type { Ended } from '../face';
import { TURRETON_NAMES, TurretonPortrait } from './turretons';

/** What the winner has to say, what a faction says that is out, and whom the Turretons stayed with. */
export async function epilogue({ position, winners, mine }: Ended, getTranslations: GetTexts) {
  const t = await getTranslations('ny2047-gallery');
  const voices = await getTranslations('says-ny2047-voices');
  const { turretons, eliminated } = position as Position;
  const said = [
    ...FACTIONS.filter((faction) => winners.includes(faction)).map((faction) => ({
      faction,
      words: voices(`win.${faction}`),
    })),
    ...FACTIONS.filter(
      (faction) => faction === mine && eliminated.some((one) => one.faction === faction),
    ).map((faction) => ({
      faction,
      words: voices(`out.${faction}`),
    })),
  ];
  return (
    <div className="epilogue">
      {said.map(({ faction, words }) => (
        <blockquote key={faction}>
          <SeatChip seat={faction} size={34} />
          <q>{words}</q>
        </blockquote>
      ))}
      <ul className="epilogue-turretons">
        {TURRETONS.map((name) => {
          const loyal = turretons[name];
          const words =
            loyal === null
              ? t('end.asleep', { name: TURRETON_NAMES[name] })
              : t('end.loyal', { name: TURRETON_NAMES[name], faction: seatFullName(loyal) });
          return (
            <li key={name}>
              <TurretonPortrait
                of={name}
                label={words}
                {...(loyal !== null && { water: `var(--f-${loyal})` })}
              />
              <span className="small" aria-hidden="true">
                {words}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
