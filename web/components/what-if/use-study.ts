import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameSystem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import type { StudiedGame, StudiedStep, StudyOrders, StudyStart } from '../../../engine/study/study';
import type { GameExport } from '../../../engine/verify';
import { api } from '../../lib/api';
import { answerTo } from '../../lib/ask-until-answered';
import { fetchScript } from '../../lib/fetch-script';
import { replaceAddress } from '../../lib/replace-address';
import { packStudy, type Study, unpackStudy } from '../../lib/study-link';
import type { Corrections } from '../corrections/corrections';
import { useCorrections } from '../corrections/with-corrections';
import type { Engine } from './study-engine';

export interface StudySource {
  readonly system: GameSystemId;
  readonly rulesVersion: string;
  readonly options: unknown;
  readonly seats: readonly string[];
  /** The position from the reader's view; null for a new game. */
  readonly view: unknown;
  /** The orders given in it, as far as the reader knows them. */
  readonly given: StudyOrders;
  /** The step of a finished game whose cards and dice are public by now; null if they are not. */
  readonly revealed: { readonly game: string; readonly step: number } | null;
  /** The step at which it can be stored as a note; null for a new game. */
  readonly noteOn: { readonly game: string; readonly step: number } | null;
  /** Whether only the reader's device has the map, so that no address shows the study to anybody else. */
  readonly isOnDevice?: true;
}

interface Loaded {
  readonly engine: Engine;
  readonly system: GameSystem;
  readonly corrections: Corrections;
  readonly exported: GameExport | null;
  readonly first: Study;
}

export interface UsedStudy {
  readonly game: StudiedGame;
  readonly corrections: Corrections;
  readonly study: Study;
  readonly steps: readonly StudiedStep[];
  /** The position before the first step. */
  readonly start: unknown;
  /** Whether another game may be pasted here: in the study of a new one. */
  readonly canPaste: boolean;
  /** The orders that were really given in the first step, as far as the reader knows them. */
  readonly given: StudyOrders;
  /** Whether cards are hidden in this game, so that the study's seed decides those that the reader does not see. */
  readonly chance: 'none' | 'dealt' | 'revealed';
  readonly noteOn: StudySource['noteOn'];
  readonly isOnDevice: boolean;
  readonly botOrders: (position: unknown, seat: string) => readonly unknown[];
  readonly change: (study: Study) => void;
}

/** Fetches the rules and plays the study in the address, or a new one; null until they are loaded. */
export function useStudy(source: StudySource): UsedStudy | null {
  const loaded = useLoaded(source);
  const [changed, change] = useChanged();
  return useMemo(() => {
    if (loaded === null) return null;
    const { engine, system, corrections, exported } = loaded;
    const study = changed ?? loaded.first;
    const game = { system, options: system.options.parse(source.options), seed: study.seed };
    const start = startOf(loaded, source, game, study);
    const steps = engine.playStudy(game, start, study.steps);
    return {
      ...{ game, corrections, study, steps, start: start.position, noteOn: source.noteOn },
      isOnDevice: source.isOnDevice === true,
      canPaste: source.view === null && system.loadTranscripts !== undefined,
      given: givenIn(source, exported),
      chance: system.dealHidden === undefined ? 'none' : exported === null ? 'dealt' : 'revealed',
      botOrders: (position, seat) => engine.ordersOfBot(game, position, seat),
      change,
    };
  }, [loaded, changed, source, change]);
}

function startOf(
  { engine, exported }: Loaded,
  source: StudySource,
  game: StudiedGame,
  study: Study,
): StudyStart {
  const { revealed, view, seats } = source;
  const pasted = study.start === undefined ? undefined : game.system.read(study.start, game.options, seats);
  if (pasted?.ok) return { position: pasted.value };
  const real =
    exported === null || revealed === null ? undefined : engine.revealedStart(exported, revealed.step);
  if (real !== undefined) return real;
  return view === null ? engine.startOfNewGame(game, seats) : engine.startFromView(game, view);
}

function givenIn({ given, revealed }: StudySource, exported: GameExport | null): StudyOrders {
  return exported?.steps.find(({ step }) => step === revealed?.step)?.given ?? given;
}

function useLoaded(source: StudySource): Loaded | null {
  const load = useCorrections();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let current = true;
    const fetchAll = async () => {
      const [{ ENGINE: engine }, corrections, exported, linked] = await Promise.all([
        fetchScript(() => import('./study-engine')),
        load(),
        exportOf(source),
        unpackStudy(window.location.hash.slice(1)),
      ]);
      const system = engine.systemFor(source);
      if (!current || system === undefined) return;
      const first = linked ?? { seed: '1', steps: [givenIn(source, exported)] };
      setLoaded({ engine, system, corrections, exported, first });
    };
    void fetchAll();
    return () => {
      current = false;
    };
  }, [source, load]);
  return loaded;
}

async function exportOf({ revealed }: StudySource): Promise<GameExport | null> {
  if (revealed === null) return null;
  const answer = await answerTo(() => api('GET /games/{id}/export', { id: revealed.game }));
  return answer.ok ? (answer.value as unknown as GameExport) : null;
}

/** The study as the reader changed it, or as a later address has it: whichever came last. */
function useChanged(): readonly [Study | null, (study: Study) => void] {
  const [changed, setChanged] = useState<Study | null>(null);
  const last = useRef(0);
  const change = useCallback((study: Study) => {
    last.current += 1;
    setChanged(study);
  }, []);
  useAddress(changed);
  useEffect(() => {
    const read = async () => {
      last.current += 1;
      const own = last.current;
      const study = await unpackStudy(window.location.hash.slice(1));
      if (own === last.current) setChanged(study);
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return [changed, change];
}

/** Stores the study in the address, so that a copy of it leads back here. */
function useAddress(study: Study | null): void {
  useEffect(() => {
    if (study === null) return;
    let current = true;
    void packStudy(study).then((text) => {
      if (current) replaceAddress(`#${text}`);
    });
    return () => {
      current = false;
    };
  }, [study]);
}
