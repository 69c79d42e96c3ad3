interface Versioned {
  readonly id: string;
}

/**
 * The variant that options choose, of those that come with a game; undefined for the game itself. An organizer's own
 * stands in the options of its games; the version of a shipped one is part of the version of the rules, so that a game
 * ends under the one it began with.
 */
export function variantAmong<Shipped extends Versioned, Definition>(
  {
    shipped,
    versionOf,
  }: { readonly shipped: readonly Shipped[]; readonly versionOf: (one: Shipped) => string },
  options: unknown,
  rulesVersion?: string,
): Shipped | Definition | undefined {
  const { variant } = (options ?? {}) as { readonly variant?: unknown };
  const versions = shipped.filter(({ id }) => id === variant);
  if (versions.length > 0) return versions.find((one) => versionOf(one) === rulesVersion) ?? versions[0];
  return typeof variant === 'object' && variant !== null ? (variant as Definition) : undefined;
}
