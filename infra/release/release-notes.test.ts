import { expect, test } from 'vitest';
import { releaseNotes } from './release-notes';

const CHANGELOG = `# Changelog

## Unreleased

### Added

- Something that is not out yet.

## 0.2.0 - 2026-12-01

### Fixed

- The moon.

## 0.1.0

- The sun.
`;

test('a release has the notes of its version and no others', () => {
  expect(releaseNotes(CHANGELOG, 'v0.2.0', '0.2.0')).toBe('### Fixed\n\n- The moon.');
  expect(releaseNotes(CHANGELOG, 'v0.1.0', '0.1.0')).toBe('- The sun.');
});

test('a tag that is not the version, or a version without notes, is no release', () => {
  expect(() => releaseNotes(CHANGELOG, 'v0.2.1', '0.2.0')).toThrow('v0.2.1 is not the version');
  expect(() => releaseNotes(CHANGELOG, 'v0.3.0', '0.3.0')).toThrow('no section for 0.3.0');
});
