import { describe, expect, test } from 'vitest'
import { closeSection } from './changelog.ts'
import { planRelease } from './planRelease.ts'

const changelog = `# Changelog

Words.

## Unreleased

### Added

- A thing.

## 0.1.0 (2026-11-22)

- The first.
`
const versions = [
  { place: 'package.json', version: '0.1.0' },
  { place: 'apps/web/package.json', version: '0.1.0' },
]
const plan = (changes: Partial<Parameters<typeof planRelease>[0]> = {}) =>
  planRelease({ changelog, versions, pending: '0.2.0', wanted: null, ...changes })

test('behavior: the next release gets the version of the changesets and what is not released yet', () => {
  expect(plan()).toEqual({ current: '0.1.0', version: '0.2.0', notes: '### Added\n\n- A thing.', problems: [] })
  expect(plan({ pending: '1.0.0', wanted: '1.0.0' })).toMatchObject({ version: '1.0.0', problems: [] })
})

describe('problems', () => {
  test.each([
    [
      { changelog: changelog.replace('## 0.1.0 (2026-11-22)', '## 0.0.9 (2026-11-22)') },
      /no section "## 0\.1\.0 \(date\)"/,
    ],
    [{ changelog: changelog.replace('- The first.', '') }, /no entry under "## 0\.1\.0"/],
    [{ changelog: changelog.replace('- A thing.', '') }, /ask for 0\.2\.0, but CHANGELOG\.md has no entry under/],
    [{ pending: null }, /has entries under "## Unreleased", but \.changeset has no changeset/],
    [
      { changelog: changelog.replace('- A thing.', ''), pending: null, wanted: '0.2.0' },
      /0\.2\.0 would contain nothing/,
    ],
    [{ changelog: changelog.replace('## Unreleased', '## Later') }, /has the heading "Later"/],
    [{ changelog: changelog.replace('## Unreleased\n', '') }, /no section "## Unreleased"/],
    [{ changelog: `${changelog}\n## 0.3.0 (2026-01-01)\n\n- x\n` }, /0\.1\.0 above 0\.3\.0/],
    [
      { versions: [...versions, { place: 'e2e/package.json', version: '0.0.1' }] },
      /^e2e\/package\.json says version 0\.0\.1/,
    ],
    [{ wanted: '0.1.1' }, /^The version 0\.1\.1 was named, but the changesets ask for 0\.2\.0\.$/],
  ])('error: %j', (changes, sentence) => {
    expect(plan(changes).problems).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]))
  })

  test('behavior: neither entries nor changesets are no problem until a release is wanted', () => {
    const released = plan({ changelog: changelog.replace('- A thing.', ''), pending: null })
    expect(released).toMatchObject({ version: null, notes: null, problems: [] })
  })
})

test('behavior: a release leaves an empty section for what comes next', () => {
  const closed = closeSection(changelog, '0.2.0', '2026-12-01')
  expect(closed).toContain('## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n### Added\n\n- A thing.\n')
  const released = [{ place: 'package.json', version: '0.2.0' }]
  expect(plan({ changelog: closed, versions: released, pending: null })).toEqual({
    current: '0.2.0',
    version: null,
    notes: null,
    problems: [],
  })
})
