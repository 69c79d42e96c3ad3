import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { GameIdentity } from '../../../engine/game-identity';
import { GAMES } from '../../../engine/games';
import type { Game } from '../../../functions/core/game/games.schema';
import { fetchScript } from '../../lib/fetch-script';
import { useLoaded } from '../../lib/use-loaded';
import { useCorrections } from '../corrections/with-corrections';
import { TextAreaField } from '../forms/field';
import { FormPart } from '../forms/form-part';
import { readJson } from './json-value';
import { PositionFromText } from './position-from-text';
import type { FieldsProps } from './seat-fields';
import { usePositionWords } from './use-position-words';
import { ValueFields } from './value-fields';

/** The position field by field, with pieces to add and remove, and as JSON for those who prefer it. */
export function PositionField({ game, fields, onChange }: FieldsProps & { readonly game: Game }) {
  const t = useTranslations('rule-game');
  const position = readJson(fields.position);
  return (
    <fieldset className="field">
      <legend>{t('board.title')}</legend>
      <p className="help">{t('board.help')}</p>
      {(GAMES[game.system] as GameIdentity).readsText ? (
        <PositionFromText
          game={game}
          onChange={(next) => onChange({ position: JSON.stringify(next, null, 2) })}
        />
      ) : null}
      {position === undefined ? (
        <p className="wrong">{t('board.unread')}</p>
      ) : (
        <Fields
          game={game}
          position={position}
          onChange={(next) => onChange({ position: JSON.stringify(next, null, 2) })}
        />
      )}
      <FormPart title={t('board.asText')} hint={t('board.asTextHint')}>
        <TextAreaField
          label={t('board.label')}
          id="position"
          className="input mono"
          rows={16}
          spellCheck={false}
          value={fields.position}
          onChange={(event) => onChange({ position: event.target.value })}
          help={t('board.textHelp')}
        />
      </FormPart>
    </fieldset>
  );
}

interface PositionProps {
  readonly game: Game;
  readonly position: unknown;
  readonly onChange: (position: unknown) => void;
}

function Fields({ game, position, onChange }: PositionProps) {
  const known = usePositionForm(game);
  const words = usePositionWords(game);
  if (known === null || words === null) return null;
  const { form, corrections } = known;
  return (
    <ValueFields
      value={position}
      form={form}
      words={words}
      completed={(path, entry) => corrections.completed?.(path, entry, position) ?? entry}
      onChange={onChange}
    />
  );
}

/** The possible values of a position of a game, and the game's words for them; null until both are loaded. */
function usePositionForm({ seats }: Pick<Game, 'seats'>) {
  const load = useCorrections();
  const names = seats.map(({ seat }) => seat).join(' ');
  const loadForm = useCallback(async () => {
    const corrections = await load();
    return { corrections, form: await fetchScript(() => corrections.positionForm(names.split(' '))) };
  }, [load, names]);
  return useLoaded(loadForm);
}
