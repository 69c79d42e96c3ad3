import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { alwaysOpen } from '../../../engine/tournament/always-open';
import type { Format, LeftOver } from '../../../engine/tournament/formats';
import { formReader } from '../../lib/form-reader';
import { Check } from '../forms/check';
import { NumberField, SelectField } from '../forms/field';
import { RadioField } from '../forms/radio-field';
import { AlwaysOpenFields, alwaysOpenFrom } from './always-open-fields';
import { RoundRobinOffer } from './round-robin-offer';
import { formatWords, leftOverWords } from './rule-words';
import type { Template } from './templates';

const SEEDINGS = ['draw', 'snake'] as const;
const STRENGTHS = ['ignore', 'balance', 'pots'] as const;
const HAVE_TOP_BOARD = ['rounds', 'swiss', 'round-robin'] as const;
const LEFT_OVER = ['bots', 'byes', 'smaller-boards'] as const;

interface FormatFieldsProps {
  readonly start: Pick<Template, 'format' | 'leftOver'>;
  /** The seats of a game without an engine, at whose tables no bot sits. */
  readonly own?: { readonly min: number; readonly max: number } | undefined;
  /** The usual seats of a board. */
  readonly boardSize: number;
}

/** How rounds follow each other, and the rule for players left over. */
export function FormatFields({ start, own, boardSize }: FormatFieldsProps) {
  const { format } = start;
  const t = useTranslations('season-form');
  const chosen = alwaysOpen(format) === undefined ? format.kind : 'always-open';
  const [kind, setKind] = useState<string>(chosen);
  // The choices keep their own state: they start afresh when another one is taken for them.
  const [taken, setTaken] = useState(0);
  const takeRobin = () => {
    setKind('round-robin');
    setTaken((before) => before + 1);
  };
  const isLadder = kind === 'ladder' || kind === 'always-open';
  return (
    <>
      <RadioField
        key={taken}
        legend={t('format.title')}
        name="format"
        options={formatWords(t)}
        chosen={kind}
        onPick={setKind}
      />
      <KindFields kind={kind} format={format} />
      {kind === 'swiss' ? <RoundRobinOffer boardSize={boardSize} onTake={takeRobin} /> : null}
      {kind === 'always-open' ? <AlwaysOpenFields open={alwaysOpen(format)} /> : null}
      {kind === 'knock-out' || kind === 'groups' ? (
        <Check
          name="thirdPlace"
          defaultChecked={'thirdPlace' in format && format.thirdPlace === true}
          title={t('format.thirdPlace')}
          about={t('format.thirdPlaceAbout')}
        />
      ) : null}
      {kind === 'knock-out' && boardSize === 2 ? (
        <Check
          name="consolation"
          defaultChecked={'consolation' in format && format.consolation === true}
          title={t('format.consolation')}
          about={t('format.consolationAbout')}
        />
      ) : null}
      {HAVE_TOP_BOARD.some((one) => one === kind) ? (
        <Check
          name="topBoard"
          defaultChecked={'topBoard' in format && format.topBoard}
          title={t('format.topBoard')}
          about={t('format.topBoardAbout')}
        />
      ) : null}
      {isLadder ? (
        <input type="hidden" name="leftOver" value={start.leftOver} />
      ) : (
        <RadioField
          legend={t('leftOver.title')}
          name="leftOver"
          key={own === undefined ? '' : `${own.min} ${own.max}`}
          options={leftOverWords(t).filter(({ id }) => own === undefined || id !== 'bots')}
          chosen={own === undefined || start.leftOver !== 'bots' ? start.leftOver : withoutBots(own)}
        />
      )}
    </>
  );
}

function withoutBots({ min, max }: NonNullable<FormatFieldsProps['own']>): LeftOver {
  return min < max ? 'smaller-boards' : 'byes';
}

function KindFields({ kind, format }: { readonly kind: string; readonly format: Format }) {
  const t = useTranslations('season-form');
  return (
    <div className="field-pair">
      {kind === 'rounds' || kind === 'swiss' ? (
        <NumberField
          name="rounds"
          label={t('format.rounds')}
          min={1}
          defaultValue={'rounds' in format ? format.rounds : 3}
          max={20}
        />
      ) : null}
      {kind === 'groups' ? <GroupFields format={format} /> : null}
      {kind === 'knock-out' || kind === 'groups' ? (
        <NumberField
          name="advance"
          label={kind === 'groups' ? t('format.cupAdvance') : t('format.advance')}
          min={1}
          defaultValue={'advance' in format ? format.advance : 2}
          max={6}
        />
      ) : null}
      {kind === 'rounds' ? <DrawFields format={format} /> : null}
    </div>
  );
}

function GroupFields({ format }: { readonly format: Format }) {
  const t = useTranslations('season-form');
  const groups = format.kind === 'groups' ? format : undefined;
  return (
    <>
      <NumberField
        name="groups"
        label={t('format.groupCount')}
        min={2}
        max={64}
        defaultValue={groups?.groups ?? 2}
      />
      <NumberField
        name="groupRounds"
        label={t('format.groupRounds')}
        min={1}
        max={20}
        required={false}
        defaultValue={groups?.groupRounds ?? ''}
        help={t('format.groupRoundsHelp')}
      />
      <SelectField
        label={t('format.seeding')}
        name="seeding"
        defaultValue={groups?.seeding ?? 'draw'}
        help={t('format.seedingHelp')}
        options={[
          ['draw', t('seeding.draw')],
          ['snake', t('seeding.snake')],
        ]}
      />
      <NumberField
        name="through"
        label={t('format.through')}
        min={1}
        max={16}
        defaultValue={groups?.through ?? 2}
      />
    </>
  );
}

function DrawFields({ format }: { readonly format: Format }) {
  const t = useTranslations('season-form');
  return (
    <>
      <NumberField
        name="atOnce"
        label={t('format.atOnce')}
        min={1}
        max={7}
        defaultValue={('atOnce' in format && format.atOnce) || 1}
        help={t('format.atOnceHelp')}
      />
      <SelectField
        label={t('format.strength')}
        name="strength"
        defaultValue={'strength' in format ? format.strength : 'ignore'}
        help={t('format.strengthHelp')}
        options={[
          ['ignore', t('strength.ignore')],
          ['balance', t('strength.balance')],
          ['pots', t('strength.pots')],
        ]}
      />
    </>
  );
}

/** Reads the format from the form. */
export function formatFrom(form: FormData): { readonly format: Format; readonly leftOver: LeftOver } {
  const { text, number, isChecked, oneOf } = formReader(form);
  const topBoard = isChecked('topBoard');
  const thirdPlace = isChecked('thirdPlace') ? { thirdPlace: true } : {};
  const rounds = number('rounds') ?? 1;
  const leftOver = oneOf('leftOver', LEFT_OVER);
  switch (text('format')) {
    case 'swiss':
      return { leftOver, format: { kind: 'swiss', rounds, topBoard } };
    case 'round-robin':
      return { leftOver, format: { kind: 'round-robin', topBoard } };
    case 'ladder':
      return { leftOver, format: { kind: 'ladder' } };
    case 'always-open':
      return { leftOver, format: { kind: 'ladder', open: alwaysOpenFrom(form) } };
    case 'knock-out':
      return {
        leftOver,
        format: {
          ...{ kind: 'knock-out' as const, advance: number('advance') ?? 2, ...thirdPlace },
          ...(isChecked('consolation') && { consolation: true }),
        },
      };
    case 'double-elimination':
      return { leftOver, format: { kind: 'double-elimination' } };
    case 'groups': {
      const groupRounds = number('groupRounds');
      return {
        leftOver,
        format: {
          ...{ kind: 'groups' as const, groups: number('groups') ?? 2, seeding: oneOf('seeding', SEEDINGS) },
          ...(groupRounds === null ? {} : { groupRounds }),
          ...{ through: number('through') ?? 2, advance: number('advance') ?? 2, ...thirdPlace },
        },
      };
    }
    default: {
      const atOnce = number('atOnce') ?? 1;
      const together = atOnce > 1 ? { atOnce } : {};
      const strength = oneOf('strength', STRENGTHS);
      return { leftOver, format: { kind: 'rounds', rounds, ...together, strength, topBoard } };
    }
  }
}
