import { useLocale, useTranslations } from 'next-intl';
import type { GameIdentity } from '../../../engine/game-identity';
import { GAME_SYSTEM_IDS, GAMES, type GameSystemId, identityOf } from '../../../engine/games';
import type { Language } from '../../../messages/languages';
import type { Texts } from '../../lib/texts';
import { minutesInWords } from '../../lib/time';
import { PlainForm } from '../forms/plain-form';
import { LEVELS } from '../practice/levels';
import { ruleWords } from '../season/rule-words';
import { GuestNameField } from './guest-name';

/** The choices for the length of a turn with friends, in minutes; the first has no limit. */
const PACES: readonly (number | null)[] = [null, 15, 60, 60 * 24, 60 * 24 * 3];

/** "when all are ready", "when all are ready, or after 24 hours". */
function paceInWords(minutes: number | null, t: Texts<'friends'>, language: Language): string {
  return minutes === null ? t('allReady') : t('allReadyOr', { time: minutesInWords(minutes, language) });
}

interface Chosen {
  readonly system: GameSystemId;
  /** One of the game's variants; undefined for the game itself. */
  readonly variant: string | undefined;
}

interface SetUpFriendsProps extends Chosen {
  /** Whether the reader has no account and needs a name for the others. */
  readonly isGuest: boolean;
}

/** Sets up a board for friends. A plain form: it works without scripts. */
export function SetUpFriends({ system, variant, isGuest }: SetUpFriendsProps) {
  const t = useTranslations('friends');
  const language = useLocale();
  const levels = levelsIn(t);
  const rules = useTranslations('season-form');
  const words = ruleWords(rules);
  const { min, max, usual } = identityOf({ system, options: { variant } }).seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
    <PlainForm action="/api/play" className="form card padded">
      <input type="hidden" name="system" value={system} />
      <input type="hidden" name="variant" value={variant ?? ''} />
      <Choice
        id="seats"
        label={t('seats')}
        value={usual}
        options={counts.map((count) => [count, String(count)])}
      />
      <Choice
        id="minutes"
        label={t('turn')}
        value=""
        options={PACES.map((minutes) => [minutes ?? '', paceInWords(minutes, t, language)])}
      />
      <Choice
        id="level"
        label={t('bots')}
        value="steady"
        options={LEVELS.map(({ id }) => [id, levels[id]])}
      />
      <Choice id="press" label={rules('press.title')} value="none" options={words.press.map(withAbout)} />
      <Choice
        id="anonymous"
        label={rules('anonymous.title')}
        value="named"
        options={words.anonymous.map(withAbout)}
      />
      {isGuest ? <GuestNameField id="name" /> : null}
      <p className="form-actions">
        <button type="submit" className="button main">
          {t('setUp')}
        </button>
        <span className="small muted">{t('then')}</span>
      </p>
    </PlainForm>
  );
}

function withAbout({ id, name, about }: { id: string; name: string; about: string }) {
  return [id, `${name}: ${about}`] as const;
}

function levelsIn(t: Texts<'friends'>): Readonly<Record<(typeof LEVELS)[number]['id'], string>> {
  return { gentle: t('level.gentle'), steady: t('level.steady'), sharp: t('level.sharp') };
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly (readonly [value: string | number, name: string])[];
}

function Choice({ id, label, value, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={id} className="input" defaultValue={value}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The games to choose from, and the variants of the chosen one. */
export function GameTabs({ system, variant }: Chosen) {
  const t = useTranslations('friends');
  const { title, variants = {} }: GameIdentity = GAMES[system];
  const address = `/practice/friends?game=${system}`;
  return (
    <>
      <nav aria-label={t('games')} className="game-tabs">
        {GAME_SYSTEM_IDS.map((id) => (
          <a key={id} href={`/practice/friends?game=${id}`} aria-current={id === system ? 'page' : undefined}>
            {GAMES[id].title}
          </a>
        ))}
      </nav>
      {Object.keys(variants).length === 0 ? null : (
        <nav aria-label={t('variants', { game: title })} className="game-tabs small">
          <a href={address} aria-current={variant === undefined ? 'page' : undefined}>
            {t('itself', { game: title })}
          </a>
          {Object.entries(variants).map(([id, one]) => (
            <a key={id} href={`${address}&variant=${id}`} aria-current={id === variant ? 'page' : undefined}>
              {one.title}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
