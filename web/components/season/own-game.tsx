import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { definitionIn } from '../../../engine/results-only/definition';
import type { Mutation } from '../../lib/mutate';
import { RadioField } from '../forms/radio-field';
import { OwnGameFields } from './own-game-fields';
import { OWN_GAME_PRESETS, ownGameTexts } from './own-game-presets';
import { RoundGames } from './round-games';
import { type SeasonPartProps, withOwnGame } from './season-draft';

interface OwnGameProps extends SeasonPartProps {
  readonly wrong: Mutation['wrongAt'];
}

/** A game of the league's own: its title, its seats, and what its tables write down. */
export function OwnGame(props: OwnGameProps) {
  const { target, draft, choose, wrong } = props;
  const t = useTranslations('season-form');
  const [preset, setPreset] = useState('');
  const { games, ...game } = definitionIn(draft.options);
  const title = titleOf(draft.options);
  const pick = (id: string) => {
    const found = OWN_GAME_PRESETS.find((one) => one.id === id);
    if (found === undefined) return;
    setPreset(id);
    choose(withOwnGame(draft, { title, games, ...found.game }));
  };
  return (
    <section className="own-game form" aria-labelledby="own-game">
      <h2 id="own-game">{t('ownGame.title')}</h2>
      <p className="muted">{t('ownGame.lead')}</p>
      {'season' in target ? null : (
        <RadioField
          legend={t('ownGame.preset')}
          name="ownPreset"
          options={OWN_GAME_PRESETS.map(({ id }) => ({ id, ...ownGameTexts(t)[id] }))}
          chosen={preset}
          onPick={pick}
        />
      )}
      <OwnGameFields
        key={preset}
        game={{ ...game, title }}
        change={(changed) => choose(withOwnGame(draft, { ...changed, games }))}
        wrong={(field) => wrong(`options.${field}`)}
      />
      <RoundGames
        games={games}
        usual={game}
        change={(changed) => choose(withOwnGame(draft, { ...game, title, games: changed }))}
        wrong={(field) => wrong(`options.games${field}`)}
      />
    </section>
  );
}

/** The title as it is written, which may be empty still. */
function titleOf({ title }: SeasonPartProps['draft']['options']): string {
  return typeof title === 'string' ? title : '';
}
