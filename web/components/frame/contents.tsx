interface ContentsProps {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** The contents of a long page: beside it if there is room, otherwise collapsed above it. */
export function Contents({ label, parts }: ContentsProps) {
  const links = parts.map(({ id, title }) => (
    <a key={id} href={`#${id}`}>
      {title}
    </a>
  ));
  return (
    <>
      <nav className="page-contents" aria-label={label}>
        {links}
      </nav>
      <details className="contents-fold typed card">
        <summary>{label}</summary>
        <nav aria-label={label}>{links}</nav>
      </details>
    </>
  );
}
