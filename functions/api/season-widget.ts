import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import * as z from 'zod';
import type { Language } from '../../messages/languages';
import { type Translate, translatorIn } from '../../messages/translator';
import { Id } from '../core/platform/common.schema';
import { message } from '../core/platform/message';
import { pointsIn } from '../core/scoring/points-in';
import type { Season } from '../core/season/seasons.schema';
import { apiFile, InLanguage } from './api-file';
import { refused } from './problems';
import { publicSeason } from './season-files';

const STYLE = `
:root { color-scheme: light dark; --ink: #0e2530; --ink-2: #36505c; --paper: #ffffff; --line: #c5d3d8; --tide: #0b5474; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8f1f3; --ink-2: #b8cad1; --paper: #0f2029; --line: #24404c; --tide: #8bcdea; } }
body { margin: 0; padding: .75rem 1rem; background: var(--paper); color: var(--ink); font: 400 .9375rem/1.375 system-ui, sans-serif; }
h1 { margin: 0 0 .5rem; font-size: 1.0625rem; }
a { color: var(--tide); }
p { margin: .5rem 0 0; color: var(--ink-2); font-size: .8125rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .35rem .4rem; border-top: 1px solid var(--line); text-align: left; font-weight: 400; }
thead th { border: 0; color: var(--ink-2); font-size: .8125rem; }
.figure { text-align: right; }
td.figure:last-child { font-weight: 700; }
`;

/** No script runs in it, nothing is loaded, and any site may show it in a frame. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** A frame shows the top of a long table, with a link to the rest. */
const SHOWN = { entries: 0, boards: 0, standing: 50 };

/**
 * A season's standings as a small separate page, to be shown in a frame on other sites, in the language of its link.
 */
export const seasonWidget = apiFile({
  path: '/seasons/{id}/widget',
  tag: 'Seasons',
  summary: 'The standings as a page for a frame on another site',
  mediaType: 'text/html',
  params: z.object({ id: Id }).extend(InLanguage),
  missing: 'season',
  async handle(c, { id, language }) {
    const season = await publicSeason(c.get('deps'), language, id, SHOWN);
    if (season === undefined) return refused(c, { code: 'not-found', what: 'season' });
    c.header('content-security-policy', POLICY);
    return c.html(widget(season, language, await translatorIn(language, ['platform'])));
  },
});

function widget({ id, name, league, standing, counts, status }: Season, language: Language, say: Translate) {
  const figure = pointsIn(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}, ${league.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1><a href="/seasons/${id}" target="_top">${name}, ${league.name}</a></h1>
<table>
<thead><tr><th scope="col" class="figure">${say(message('file.place'))}</th><th scope="col">${say(message('file.player'))}</th><th scope="col" class="figure">${say(message('file.total'))}</th></tr></thead>
<tbody>
${standing.map(
  ({ place, player, total }) =>
    html`<tr><td class="figure">${place}</td><th scope="row">${player.name}</th><td class="figure">${figure(total)}</td></tr>
`,
)}</tbody>
</table>
${
  counts.standing > standing.length
    ? html`<p><a href="/seasons/${id}/standing" target="_top">${say(message('file.allPlaces', { places: counts.standing }))}</a></p>
`
    : ''
}<p>${say(STATUS[status])}</p>
</main>
</body>
</html>`;
}

const STATUS = {
  registration: message('file.registration'),
  running: message('file.running'),
  finished: message('file.finished'),
} as const;
