import { Download, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import { type Definition, withMap } from '../../../../engine/classic/variant/definition';
import { variantText } from '../../../../engine/classic/variant/edits/variant-text';
import { SelectField } from '../../../components/forms/field';
import { lazily } from '../../../lib/lazily';
import { saveFile } from '../../../lib/save-file';
import { BoardMap } from './board-map';
import { withOwnMap } from './classic-drawing';
import { type Editing, EditingProvider, useEditing } from './editing';
import { EXAMPLE } from './example';
import { FactsPanel } from './facts-panel';
import type { Goal } from './goal';
import { OpenPanel } from './open-panel';
import { PowerPanel } from './power-panel';
import { ProblemPanel } from './problem-panel';
import { SpacePanel } from './space-panel';
import { type Brush, berthsOf, TOOLS, type Tool, toggledBorder, toggledOwner, toggledUnit } from './tools';
import { useDraft } from './use-draft';

const TryIt = lazily(async () => (await import('./try-it')).TryIt);

const PANELS = ['space', 'powers', 'facts', 'problems', 'try'] as const;
type Panel = (typeof PANELS)[number];

/** A variant on the drawing board: its map, its parts as forms, its problems, and a game of bots on it. */
export function DrawingBoard() {
  const t = useTexts('maps');
  const say = useTranslate('classic');
  const draft = useDraft(EXAMPLE);
  const { definition, problems, change } = draft;
  const [selected, select] = useState<string | null>(null);
  const [panel, setPanel] = useState<Panel>('space');
  const [power, setPower] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const editing = useMemo(
    (): Editing => ({
      definition,
      ownMap: 'map' in definition ? null : definition,
      selected,
      select: (space) => {
        select(space);
        if (space !== null) setPanel('space');
      },
      change: (next) => {
        const [wrong] = change(next);
        const why = wrong === undefined ? null : say(wrong.message);
        setRefused(why);
        return why;
      },
    }),
    [definition, selected, change, say],
  );
  const open = (next: Definition) => {
    editing.change(next);
    select(null);
  };
  const go = (goal: Goal) => {
    if (goal.part === 'space') return editing.select(goal.space);
    if (goal.part === 'power') setPower(goal.power);
    setPanel(goal.part === 'power' ? 'powers' : 'facts');
  };
  const tabs = <Tabs {...{ panel, setPanel }} problems={problems.length} />;
  const frame = (map: ReactNode, content: ReactNode) => (
    <div className="map-board" data-game="classic">
      <div className="map-side">{map ?? <Drawn />}</div>
      <section className="panel" aria-label={t(`panels.${panel}`)}>
        {tabs}
        {content}
      </section>
    </div>
  );
  return (
    <EditingProvider value={editing}>
      <OpenPanel onOpen={open} />
      <div className="board-bar">
        <p className="map-title">
          <b>{definition.title}</b>
          <span className="small muted" role="status">
            {problems.length === 0 ? t('playable') : t('problemCount', { count: problems.length })}
          </span>
        </p>
        <div className="form-actions">
          <button className="button" type="button" disabled={!draft.canUndo} onClick={draft.undo}>
            <Undo2 size={18} aria-hidden /> {t('undo')}
          </button>
          <button className="button" type="button" disabled={!draft.canRedo} onClick={draft.redo}>
            <Redo2 size={18} aria-hidden /> {t('redo')}
          </button>
          <button
            className="button main"
            type="button"
            onClick={() => saveFile(`${definition.id}.json`, variantText(definition))}
          >
            <Download size={18} aria-hidden /> {t('save')}
          </button>
        </div>
      </div>
      {refused === null ? null : (
        <p className="call" role="alert">
          {t('refused', { why: refused })}
        </p>
      )}
      {panel === 'try' && problems.length === 0 ? (
        <Suspense fallback={frame(null, <p className="map-note">{t('tryBusy')}</p>)}>
          <TryIt key={variantText(definition)} definition={definition} frame={frame} />
        </Suspense>
      ) : (
        frame(
          <Drawn />,
          <>
            {panel === 'space' ? <SpacePanel /> : null}
            {panel === 'powers' ? <PowerPanel shown={power} onShow={setPower} /> : null}
            {panel === 'facts' ? <FactsPanel /> : null}
            {panel === 'problems' ? <ProblemPanel {...{ definition, problems }} onGo={go} /> : null}
            {panel === 'try' ? (
              <p className="map-note" role="status">
                {t('tryProblems', { count: problems.length })}
              </p>
            ) : null}
          </>,
        )
      )}
    </EditingProvider>
  );
}

interface TabsProps {
  readonly panel: Panel;
  readonly setPanel: (panel: Panel) => void;
  readonly problems: number;
}

function Tabs({ panel, setPanel, problems }: TabsProps) {
  const t = useTexts('maps');
  return (
    <fieldset className="segments map-tabs" aria-label={t('panelsLabel')}>
      {PANELS.map((id) => (
        <button key={id} type="button" aria-pressed={id === panel} onClick={() => setPanel(id)}>
          {id === 'problems' && problems > 0
            ? t('panels.someProblems', { count: problems })
            : t(`panels.${id}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The drawing with the tool in hand. */
function Drawn() {
  const t = useTexts('maps');
  const { definition, ownMap, selected, select, change } = useEditing();
  const [tool, setTool] = useState<Tool>('select');
  const [brush, setBrush] = useState<Brush>({ power: 0, kind: 'army' });
  const variant = withMap(definition, CLASSIC);
  const tools = TOOLS.filter(
    (one) => ownMap !== null || one === 'select' || one === 'owner' || one === 'unit',
  );
  const tap = (space: string) => {
    if (tool === 'owner') {
      if (ownMap !== null || variant.spaces.find(({ id }) => id === space)?.centre === true)
        change(toggledOwner(definition, space, brush));
      return;
    }
    if (tool === 'unit') return void change(toggledUnit(definition, berthsOf(variant, space), space, brush));
    if ((tool === 'army' || tool === 'fleet') && ownMap !== null && selected !== null && selected !== space)
      return void change(toggledBorder(ownMap, tool, selected, space));
    select(selected === space ? null : space);
  };
  const active = tools.includes(tool) ? tool : 'select';
  return (
    <>
      <fieldset className="segments map-tools" aria-label={t('toolsLabel')}>
        {tools.map((id) => (
          <button key={id} type="button" aria-pressed={id === active} onClick={() => setTool(id)}>
            {t(`tools.${id}`)}
          </button>
        ))}
      </fieldset>
      {active === 'owner' || active === 'unit' ? (
        <div className="map-brush">
          <SelectField
            label={t('brushPower')}
            value={Math.min(brush.power, definition.powers.length - 1)}
            options={definition.powers.map(({ name }, at) => [at, name] as const)}
            onChange={({ currentTarget }) => setBrush({ ...brush, power: Number(currentTarget.value) })}
          />
          {active === 'unit' ? (
            <SelectField
              label={t('brushKind')}
              value={brush.kind}
              options={[
                ['army', t('army')],
                ['fleet', t('fleet')],
              ]}
              onChange={({ currentTarget }) =>
                setBrush({ ...brush, kind: currentTarget.value === 'fleet' ? 'fleet' : 'army' })
              }
            />
          ) : null}
        </div>
      ) : null}
      {ownMap !== null && ownMap.drawing === undefined ? (
        <p className="map-note">{t('notDrawn')}</p>
      ) : (
        <BoardMap tool={active} onTap={tap} />
      )}
      <p className="small muted map-hint">{t(`hints.${active}`)}</p>
      {'map' in definition ? (
        <div className="form-actions">
          <button className="button" type="button" onClick={() => void change(withOwnMap(definition))}>
            {t('copyMap')}
          </button>
        </div>
      ) : null}
    </>
  );
}
