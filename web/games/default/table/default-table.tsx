import { useTexts } from '#texts';
import { namesOf } from '../../../components/frame/people';
import { withNames } from '../../../components/frame/seats';
import { LogPanel } from '../../../components/sequential-table/log-panel';
import type { LogStep } from '../../../components/sequential-table/log-step';
import { SequentialTable, useOpenTable } from '../../../components/sequential-table/sequential-table';
import { useValidate } from '../../../components/sequential-table/use-validate';
import type { TableProps } from '../../../components/table/game-table';
import { Panel } from '../../../components/table/panel';
import { useOrderList } from '../../../components/table/use-order-list';
import { Steps } from '../steps';
import { useRules } from '../use-rules';
import { BoardArea } from './board-area';
import { FiguresPanel } from './figures-panel';
import { TurnPanel } from './turn-panel';
import { useMeasure } from './use-measure';
import { usePointing } from './use-pointing';
import { WaitingPanel } from './waiting-panel';

interface DefaultTableProps extends TableProps {
  readonly history: readonly LogStep[];
}

/** The table of a game that has none of its own: its board, what its engine offers, its figures, the log, press. */
export function DefaultTable({ first, rules: papers, history }: DefaultTableProps) {
  const t = useTexts('default-table');
  const table = useOpenTable<unknown, 'figures'>(first);
  const { game, view, people, seat } = table;
  const rules = useRules(game);
  const list = useOrderList<object>(game, useValidate(rules.validate, view, seat), table.live.refetch);
  const isAsked =
    seat !== null &&
    game.status === 'running' &&
    game.seats.some((one) => one.seat === seat && one.state !== 'none-owed');
  const isOpen = isAsked && game.state === 'open';
  const pointing = usePointing(rules, view, isOpen ? seat : null, list);
  return (
    <SequentialTable<'figures'>
      {...{ table }}
      rules={papers}
      title={[withNames(game.label, namesOf(people))]}
      measure={useMeasure(game)}
      drawing={(story) => (
        <Steps system={game.system} people={people} own={seat}>
          {story}
        </Steps>
      )}
      map={<BoardArea {...{ game, rules, people, pointing }} orders={isAsked ? list.orders : []} />}
      tabs={{ turn: t('tabs.turn'), figures: t('tabs.figures') }}
      turn={
        isAsked ? (
          <TurnPanel {...{ game, rules, seat, people, list }} />
        ) : (
          <WaitingPanel {...{ game, people }} />
        )
      }
      belowRulings={<LogPanel game={game} first={history} people={people} />}
      left={
        <Panel id="figures" by="figures-title">
          <FiguresPanel {...{ game, people }} />
        </Panel>
      }
    />
  );
}
