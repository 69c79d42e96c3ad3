import { useTranslations } from 'next-intl';
import type { Statements } from '../../../functions/core/statement/statements.schema';
import { MOST_PARTS } from '../../lib/markdown';
import { TextAreaField, TextField } from '../forms/field';
import { FormRefusal } from '../forms/form-refusal';
import { PlainForm } from '../forms/plain-form';
import { hidden } from '../frame/hidden';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { When } from '../frame/when';
import { RichText } from '../press/rich-text';
import { ReportLink } from '../reports/report-link';

type Statement = Statements['statements'][number];

interface StatementListProps {
  readonly game: string;
  readonly said: Statements;
  /** Whether the last form was refused. */
  /** Why the last form was refused, by its code. */
  readonly refused: string | readonly string[] | undefined;
}

/** The players' statements about a finished game, and a field for the reader's own. */
export function StatementList({ game, said: { statements, why, mayHide }, refused }: StatementListProps) {
  const t = useTranslations('game-end');
  const own = statements.find(({ mine }) => mine);
  if (statements.length === 0 && why !== null) return null;
  return (
    <section className="section" aria-labelledby="statements">
      <div className="section-head">
        <h2 id="statements">{t('statements.title')}</h2>
      </div>
      {refused === undefined ? null : <FormRefusal code={refused}>{t('statements.refused')}</FormRefusal>}
      {statements.length === 0 ? (
        <p className="card empty">{t('statements.none')}</p>
      ) : (
        <ul className="rows card">
          {statements.map((one) => (
            <li key={one.player.id}>
              <OneStatement game={game} statement={one} mayHide={mayHide} />
            </li>
          ))}
        </ul>
      )}
      {why === null ? <Write game={game} text={own?.text ?? ''} /> : null}
    </section>
  );
}

interface OneStatementProps {
  readonly game: string;
  readonly statement: Statement;
  readonly mayHide: boolean;
}

function OneStatement({ game, statement, mayHide }: OneStatementProps) {
  const t = useTranslations('game-end');
  const report = useTranslations('report');
  const { id, seat, player, text, at, mine, blocked } = statement;
  return (
    <article className="grow statement">
      <p className="player-cell">
        <SeatChip seat={seat} player={player.name} />
        <span>
          <b>{player.name}</b>{' '}
          <small className="muted">
            {seatFullName(seat)}, <When at={at} as="short" />
          </small>
        </span>
      </p>
      {statement.hidden === null ? null : (
        <p className="small muted">{t('statements.hidden', { reason: statement.hidden })}</p>
      )}
      {text === null ? null : blocked ? (
        <details>
          <summary>{t('statements.blocked', { player: player.name })}</summary>
          <RichText text={text} most={MOST_PARTS.amongSeven} />
        </details>
      ) : (
        <RichText text={text} most={MOST_PARTS.amongSeven} />
      )}
      {mine || statement.hidden !== null ? null : (
        <p className="small">
          <a href={`/games/${game}/cases?thread=statements&message=${id}`}>
            {t.rich('statements.report', { player: player.name, hidden })}
          </a>{' '}
          <ReportLink target={{ kind: 'statement', game, player: player.id }}>
            {report('linkSite')}
          </ReportLink>
        </p>
      )}
      {mayHide ? <Hide game={game} statement={statement} /> : null}
    </article>
  );
}

function Hide({ game, statement: { player, hidden: reason } }: Omit<OneStatementProps, 'mayHide'>) {
  const t = useTranslations('game-end');
  const act = reason === null ? 'hide' : 'show';
  return (
    <details className="small">
      <summary>{reason === null ? t('statements.hideIt') : t('statements.showIt')}</summary>
      <PlainForm action="/api/statements">
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="game" value={game} />
        <input type="hidden" name="player" value={player.id} />
        <TextField
          id={`reason-${player.id}`}
          name="reason"
          label={t('statements.reason')}
          required
          minLength={5}
        />
        <p className="form-actions">
          <button type="submit" className="button compact">
            {t(reason === null ? 'statements.hide' : 'statements.show', { player: player.name })}
          </button>
        </p>
      </PlainForm>
    </details>
  );
}

function Write({ game, text }: { readonly game: string; readonly text: string }) {
  const t = useTranslations('game-end');
  return (
    <div className="card padded mt-4">
      <PlainForm action="/api/statements" className="form">
        <input type="hidden" name="act" value="write" />
        <input type="hidden" name="game" value={game} />
        <TextAreaField
          id="own-statement"
          name="text"
          label={text === '' ? t('statements.yours') : t('statements.change')}
          help={t('statements.help')}
          rows={6}
          maxLength={4000}
          required
          defaultValue={text}
        />
        <p className="form-actions">
          <button type="submit" className="button main">
            {text === '' ? t('statements.publish') : t('statements.publishChange')}
          </button>
        </p>
      </PlainForm>
      {text === '' ? null : (
        <PlainForm action="/api/statements">
          <input type="hidden" name="act" value="take-back" />
          <input type="hidden" name="game" value={game} />
          <button type="submit" className="button quiet">
            {t('statements.takeBack')}
          </button>
        </PlainForm>
      )}
    </div>
  );
}
