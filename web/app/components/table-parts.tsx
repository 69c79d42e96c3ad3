'use client';

import { State } from '../../components/frame/game-thumbnail';
import { Link } from '../../components/frame/link';
import { LogPanel } from '../../components/sequential-table/log-panel';
import { Adjudicating } from '../../components/table/adjudicating';
import { DecisionFoot, DecisionHead } from '../../components/table/decision-frame';
import { EarlierSteps } from '../../components/table/earlier-steps';
import { GameRules } from '../../components/table/game-rules';
import { MainButton } from '../../components/table/main-button';
import { OrdersAsText } from '../../components/table/orders-as-text';
import { Receipt } from '../../components/table/receipt';
import { Rulings } from '../../components/table/rulings';
import { SavingNote } from '../../components/table/saving-note';
import { Story } from '../../components/table/story';
import { Substitutes } from '../../components/table/substitutes';
import { TimeCard } from '../../components/table/time-card';
import { WaitingPanel } from '../../components/table/waiting-panel';
import { Part, Shown } from './part';
import { absenceAt, gameAt, hoursFrom, KENJI, rulingsAt, SAMPLE_GAME, SEATS } from './samples';

const SENTENCES = [
  { text: 'Yellow takes The Cloisters.', rules: ['6.1'], seats: ['yellow'] },
  { text: 'Blue and Green bounce in the Park.', rules: ['6.3', '6.4'], seats: ['blue', 'green'] },
];

/** The parts that the tables of all games share. */
export function TableParts({ now }: { readonly now: number }) {
  return (
    <>
      <Part name="SavingNote" about="What the reader must know about sending, and only then.">
        {(['offline', 'arrived', 'too-late', 'elsewhere', 'refused', 'logged-out'] as const).map((saving) => (
          <Shown key={saving} name={saving}>
            <SavingNote sent={{ saving, message: null }} />
          </Shown>
        ))}
      </Part>
      <Part name="Receipt" about="When the list was stored and under which receipt.">
        <Shown name="with orders">
          <Receipt
            stored={{
              orders: [1],
              ready: false,
              storedAt: hoursFrom(now, -1),
              receipt: '7c1f9a02e4',
              version: 1,
            }}
          />
        </Shown>
        <Shown name="an empty list">
          <Receipt
            stored={{
              orders: [],
              ready: false,
              storedAt: hoursFrom(now, -1),
              receipt: '11aa22bb33',
              version: 2,
            }}
          />
        </Shown>
      </Part>
      <Part name="Adjudicating" about="What stands in place of the buttons once a deadline has passed.">
        <Shown name="a turn">
          <Adjudicating />
        </Shown>
        <Shown name="a step">
          <Adjudicating what="step" />
        </Shown>
      </Part>
      <Panels now={now} />
      <Part name="Story" about="The sentences of a step, each with its rules.">
        <Shown name="two sentences">
          <Story
            sentences={SENTENCES}
            names={{ yellow: 'Ines', blue: 'Kenji', green: 'Olga' }}
            system={SAMPLE_GAME}
          />
        </Shown>
      </Part>
      <Part name="Link" about="A link of a game table: it swaps the page and fetches nothing ahead.">
        <Shown name="in a sentence">
          <p>
            Go to <Link href="/games">the games</Link>.
          </p>
        </Shown>
      </Part>
    </>
  );
}

function Panels({ now }: { readonly now: number }) {
  const game = gameAt(now);
  const names = { yellow: 'Ines', blue: 'Kenji', green: 'Olga' };
  const step = { step: 3, label: 'Turn 1, Yellow', closedAt: hoursFrom(now, -3), sentences: SENTENCES };
  const history = { steps: [], more: true, loadMore: async () => undefined };
  return (
    <>
      <Part name="WaitingPanel" about="Whose turn it is, for readers with nothing to decide.">
        <Shown name="one seat decides">
          <WaitingPanel
            game={game}
            title="Kenji decides"
            lead="You are told when it is your turn."
            seats={SEATS.map(({ seat }) => seat)}
            active="blue"
            standingOf={(seat) => (seat === 'blue' ? 'decides' : 'waits')}
            figureOf={(seat) => `${SEATS.find((one) => one.seat === seat)?.figures.stars ?? 0} VP`}
          />
        </Shown>
      </Part>
      <Part
        name="DecisionHead"
        about="What the reader decides, how far they are, and what went wrong on the way."
      >
        <Shown name="not sent yet">
          <DecisionHead
            title="Your turn"
            lead="One card after another."
            sent={{ saving: 'offline', message: null }}
          >
            <State reading="draft">1 order</State>
          </DecisionHead>
        </Shown>
      </Part>
      <Part
        name="DecisionFoot"
        about="The receipt and the main action; after the deadline, what happens now."
      >
        <Shown name="open">
          <DecisionFoot game={game} stored={null}>
            <div className="ready-bar still">
              <MainButton>Send</MainButton>
            </div>
          </DecisionFoot>
        </Shown>
        <Shown name="closed">
          <DecisionFoot game={gameAt(now, { state: 'closing' })} stored={null}>
            <MainButton>Send</MainButton>
          </DecisionFoot>
        </Shown>
      </Part>
      <Part
        name="TimeCard"
        about="How the open turn stands with its time, with TimeDetails where there are any."
      >
        <Shown name="votes, consent, reserve, missed turns">
          <TimeCard game={game} absence={absenceAt(now)} refetch={async () => undefined} rules={null} />
        </Shown>
      </Part>
      <Part name="GameRules" about="What does not change while a table is open.">
        <Shown name="the papers of a running game">
          <GameRules game={game} policy={null} own="yellow" substitutes={null} />
        </Shown>
      </Part>
      <Part name="Substitutes" about="Looks for a player who takes a seat.">
        <Shown name="one is asked, and one can be looked for">
          <Substitutes
            game={game.id}
            own="yellow"
            first={{
              mayAsk: ['yellow'],
              listed: 2,
              searches: [
                {
                  seat: 'red',
                  why: 'moderator',
                  since: hoursFrom(now, -3),
                  until: hoursFrom(now, 9),
                  asked: KENJI,
                  passed: 1,
                  mayEnd: true,
                },
              ],
            }}
          />
        </Shown>
      </Part>
      <Part name="Rulings" about="The game’s rulings, and a link for those who may rule.">
        <Shown name="two rulings">
          <Rulings game={game} rulings={rulingsAt(now)} mayRule />
        </Shown>
      </Part>
      <Part name="LogPanel" about="What was carried out, the latest first.">
        <Shown name="one step">
          <LogPanel game={game} first={[step]} people={names} />
        </Shown>
      </Part>
      <Part name="OrdersAsText" about="The orders of a past step, to copy and to paste.">
        <Shown name="of two seats, closed">
          <OrdersAsText
            game={game}
            texts={[
              { seat: 'yellow', text: 'A CLO#1 - HAR\nA SOH#2 H' },
              { seat: 'blue', text: 'A HAR#1 H' },
            ]}
          />
        </Shown>
      </Part>
      <Part name="EarlierSteps" about="How a log ends, with SeedNote.">
        <Shown name="there are earlier steps">
          <EarlierSteps game={game} history={history} />
        </Shown>
        <Shown name="the game is over">
          <EarlierSteps game={gameAt(now, { status: 'finished' })} history={{ ...history, more: false }} />
        </Shown>
      </Part>
    </>
  );
}
