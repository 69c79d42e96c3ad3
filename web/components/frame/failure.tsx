import type { ErrorText } from '../../lib/i18n/error-texts';

/** A page without a frame, in one language: everything has failed. */
export function Failure({
  said: { language, words },
  code,
}: {
  readonly said: ErrorText;
  readonly code: string;
}) {
  return (
    <html lang={language}>
      <body
        style={{ font: '1rem/1.5 sans-serif', margin: '4rem auto', padding: '0 1rem', maxWidth: '38rem' }}
      >
        <h1>{words.title}</h1>
        <p>
          {words.text} {words.code}: <code>{code}</code>
        </p>
        {/* A link reloads the whole page, which a component of it could not do. */}
        <p>
          <a href="/">{words.goToToday}</a>
        </p>
      </body>
    </html>
  );
}
