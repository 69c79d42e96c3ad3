'use client';

import { useTranslations } from 'next-intl';
import { FLAGSHIP, GAME_SYSTEM_IDS, GAMES } from '../../../engine/games';
import { BothTimes } from '../../components/frame/both-times';
import { Countdown, ShortDeadline } from '../../components/frame/countdown';
import { countdownWords } from '../../components/frame/countdown-words';
import { DataTable } from '../../components/frame/data-table';
import { DeadlineGauge } from '../../components/frame/deadline-gauge';
import { Face } from '../../components/frame/face';
import { GameThumbnail, LiveState, State } from '../../components/frame/game-thumbnail';
import { MapFrame } from '../../components/frame/map-frame';
import { NextPage } from '../../components/frame/next-page';
import { ProgramMark } from '../../components/frame/program-mark';
import { QrCode } from '../../components/frame/qr-code';
import { RuleLink, RuleLinks } from '../../components/frame/rule-link';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatName } from '../../components/frame/seats';
import { TitlePlate } from '../../components/frame/title-plate';
import { When } from '../../components/frame/when';
import { NoticeList } from '../../components/notices/notice-list';
import { READINGS } from '../../components/signs/state-signs';
import { Part, Shown } from './part';
import { hoursFrom, noticesAt } from './samples';

/** Parts that show a state: game thumbnails, owners, plates, rules. */
export function StateParts() {
  return (
    <>
      <Part name="State" about="How orders stand: a porthole with its word.">
        {READINGS.map((reading) => (
          <Shown key={reading} name={reading}>
            <State reading={reading}>{reading}</State>
          </Shown>
        ))}
      </Part>
      <Part
        name="LiveState"
        about="The same of one’s own orders: screen readers are told whenever it changes."
      >
        <Shown name="stored">
          <LiveState reading="stored">2 of 3 stored</LiveState>
        </Shown>
        <Shown name="nothing is owed: empty">
          <LiveState reading={null}>No orders</LiveState>
        </Shown>
      </Part>
      <Part name="GameThumbnail" about="The sign alone, where a word stands beside it already.">
        <Shown name="all readings, small and large">
          <div className="part-row">
            {READINGS.map((reading) => (
              <GameThumbnail key={reading} reading={reading} size={16} />
            ))}
            {READINGS.map((reading) => (
              <GameThumbnail key={reading} reading={reading} size={28} />
            ))}
          </div>
        </Shown>
      </Part>
      <Part name="Face" about="A drawn portrait, the same for the same name; a bot is a buoy.">
        <Shown name="people and a bot">
          <div className="part-row">
            {['Ines Okafor', 'Tomasz Wrona', 'Kenji Mori'].map((name) => (
              <Face key={name} player={{ name }} />
            ))}
            <Face player={{ name: 'Ada', kind: 'bot' }} />
          </div>
        </Shown>
      </Part>
      <Part name="QrCode" about="An address for the cameras of phones.">
        <Shown name="in every theme dark on light">
          <QrCode address="https://turreton.example/seasons/1" label="QR code of a season" />
        </Shown>
      </Part>
      <Part name="SeatChip" about="A seat’s disc: its faction’s emblem, or its player’s initials.">
        {GAME_SYSTEM_IDS.map((id) => (
          <Shown key={id} name={GAMES[id].title}>
            <ul className="part-row">
              {GAMES[id].seats.names.map((seat) => (
                <li key={seat} className="seat">
                  <SeatChip seat={seat} size={28} /> <span className="small">{seatName(seat)}</span>
                </li>
              ))}
            </ul>
          </Shown>
        ))}
        <Shown name="with a player, in three sizes">
          <div className="part-row">
            {[22, 28, 40].map((size) => (
              <SeatChip key={size} seat="green" player="Ines Okafor" size={size} />
            ))}
          </div>
        </Shown>
      </Part>
      <Part name="ProgramMark" about="Beside the name of a player who has sent orders by a program.">
        <Shown name="beside a name">
          <p>
            <b>Kenji Mori</b> <ProgramMark />
          </p>
        </Shown>
      </Part>
      <Part name="TitlePlate" about="The picture of a game on lists.">
        {GAME_SYSTEM_IDS.map((id) => (
          <Shown key={id} name={`${GAMES[id].title}, usual and small`}>
            <div className="part-row">
              <TitlePlate system={id} />
              <TitlePlate system={id} small />
            </div>
          </Shown>
        ))}
      </Part>
      <Part name="RuleLink" about="A rule’s number, linked to its text.">
        <Shown name="one">
          <RuleLink rule="6.1" system={FLAGSHIP} />
        </Shown>
      </Part>
      <Part name="RuleLinks" about="Several, each named once.">
        <Shown name="three, one of them twice">
          <p className="part-row">
            <RuleLinks rules={['6.1', '6.3', '6.1', '7.2']} system={FLAGSHIP} />
          </p>
        </Shown>
      </Part>
    </>
  );
}

/** Deadlines and times. */
export function TimeParts({ now }: { readonly now: number }) {
  const words = countdownWords(useTranslations('countdown'));
  return (
    <>
      <Part name="Countdown" about="How long, and when in the reader’s zone.">
        <Shown name="far">
          <Countdown deadline={hoursFrom(now, 50)} now={now} owing words={words} />
        </Shown>
        <Shown name="near, and something is owed">
          <Countdown deadline={hoursFrom(now, 0.1)} now={now} owing words={words} />
        </Shown>
        <Shown name="near, and nothing is owed">
          <Countdown deadline={hoursFrom(now, 0.1)} now={now} owing={false} words={words} />
        </Shown>
        <Shown name="over">
          <Countdown deadline={hoursFrom(now, -0.1)} now={now} owing words={words} />
        </Shown>
        <Shown name="of a league with a zone of its own">
          <Countdown deadline={hoursFrom(now, 50)} now={now} owing league="Pacific/Auckland" words={words} />
        </Shown>
      </Part>
      <Part name="ShortDeadline" about="A deadline in one short phrase.">
        <Shown name="far">
          <ShortDeadline deadline={hoursFrom(now, 50)} now={now} words={words} />
        </Shown>
        <Shown name="near">
          <ShortDeadline deadline={hoursFrom(now, 0.1)} now={now} words={words} />
        </Shown>
        <Shown name="over">
          <ShortDeadline deadline={hoursFrom(now, -1)} now={now} words={words} />
        </Shown>
      </Part>
      <Part name="When" about="A moment in the reader’s zone.">
        {(['date', 'short', 'long'] as const).map((as) => (
          <Shown key={as} name={as}>
            <When at={hoursFrom(now, 50)} as={as} />
          </Shown>
        ))}
      </Part>
      <Part name="BothTimes" about="A deadline in the reader’s zone, with the league’s beside it.">
        <Shown name="two zones">
          <BothTimes at={hoursFrom(now, 50)} zone="Pacific/Auckland" />
        </Shown>
        <Shown name="one zone">
          <BothTimes at={hoursFrom(now, 50)} zone={null} />
        </Shown>
      </Part>
      <Part name="MapFrame" about="The striped border that is also the time bar of a game.">
        {[0, 0.4, 1].map((level) => (
          <Shown key={level} name={`${level * 100} %`}>
            <MapFrame level={level} />
          </Shown>
        ))}
      </Part>
      <Part name="DeadlineGauge" about="The gauge that fills as a step’s time passes.">
        {[0, 0.4, 1].map((level) => (
          <Shown key={level} name={`${level * 100} %`}>
            <DeadlineGauge level={level} />
          </Shown>
        ))}
      </Part>
    </>
  );
}

/** Lists, tables and empty states. */
export function ListParts({ now }: { readonly now: number }) {
  return (
    <>
      <Part name="DataTable" about="A table with a heading over each column.">
        <Shown name="with figures" wide>
          <DataTable caption="Standing" columns={[['Player'], ['Games', 'right'], ['Points', 'right']]}>
            <tr>
              <td>Ines Okafor</td>
              <td className="right numbers">3</td>
              <td className="right numbers">12.5</td>
            </tr>
            <tr>
              <td>Kenji Watanabe</td>
              <td className="right numbers">3</td>
              <td className="right numbers">9</td>
            </tr>
          </DataTable>
        </Shown>
        <Shown name="nothing yet: .empty" wide>
          <div className="card">
            <p className="empty">No game is finished yet.</p>
          </div>
        </Shown>
      </Part>
      <Part
        name="NoticeList"
        about="Notes to the reader, which they confirm; announcements, with ChangeNotice for their author."
      >
        <Shown name="an announcement, a missed turn, a mute" wide>
          <NoticeList notices={noticesAt(now)} />
        </Shown>
      </Part>
      <Part name="NextPage" about="The link to the rest of a list; nothing on its last page.">
        <Shown name="there is more">
          <NextPage path="/leagues" next="sample">
            More leagues
          </NextPage>
        </Shown>
      </Part>
    </>
  );
}
