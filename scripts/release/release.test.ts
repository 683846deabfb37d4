import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { checkSums, collectFiles } from './collectFiles.ts'
import { readPendingVersion } from './readPendingVersion.ts'
import { CHART, listManifests, readVersions } from './readVersions.ts'
import { writeVersions } from './writeVersions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A copy of what a release reads and writes, with these changesets: the kind of a change for each package. */
function copyVersions(changesets: readonly (readonly [string, string])[]): string {
  const folder = makeFolder()
  for (const file of [...listManifests(root), 'package-lock.json', CHART, '.changeset/config.json'])
    cpSync(join(root, file), join(folder, file), { recursive: true })
  for (const [index, [name, kind]] of changesets.entries())
    writeFileSync(join(folder, `.changeset/change-${index}.md`), `---\n"${name}": ${kind}\n---\n\nA change.\n`)
  return folder
}

test('behavior: the largest pending change decides the version of every package', async () => {
  const current = readVersions(root)[0]?.version ?? ''
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number)
  const pending = (...changesets: [string, string][]) => readPendingVersion(copyVersions(changesets))
  expect(await pending()).toBeNull()
  expect(await pending(['@countersign/web', 'patch'])).toBe(`${major}.${minor}.${patch + 1}`)
  expect(await pending(['countersign', 'patch'], ['@countersign/ui', 'minor'])).toBe(`${major}.${minor + 1}.0`)
  expect(await pending(['countersign', 'minor'], ['@countersign/safe', 'major'])).toBe(`${major + 1}.0.0`)
  await expect(pending(['@countersign/none', 'patch'])).rejects.toThrow('@countersign/none')
})

test('behavior: a new version is written to every package, the ranges, the lock file and the chart, and nowhere else', async () => {
  const folder = copyVersions([['@countersign/safe', 'patch']])
  const files = [...listManifests(root), 'package-lock.json', CHART]
  const version = (await readPendingVersion(folder)) ?? ''
  writeVersions(folder, version)
  expect(new Set(readVersions(folder).map((each) => each.version))).toEqual(new Set([version]))
  expect(readdirSync(join(folder, '.changeset'))).toEqual(['config.json'])
  const range = new RegExp(`^"@countersign/[a-z-]+": "\\^${version.replaceAll('.', '\\.')}",?$`)
  for (const file of files) {
    const [before, after] = [root, folder].map((base) => readFileSync(join(base, file), 'utf8').split('\n'))
    expect(after).toHaveLength(before?.length ?? 0)
    const changed = (after ?? []).filter((line, index) => line !== before?.[index])
    const versions = changed.filter((line) =>
      [`"version": "${version}",`, `appVersion: ${version}`].includes(line.trim()),
    )
    // The lock file names the version of the root twice.
    expect(versions).toHaveLength(file === 'package-lock.json' ? files.length - 1 : 1)
    const ranges = changed.filter((line) => range.test(line.trim()))
    expect(versions.length + ranges.length).toBe(changed.length)
    expect(ranges).toHaveLength((before ?? []).filter((line) => /"@countersign\/[a-z-]+": "\^/.test(line)).length)
  }
})

test('behavior: what a build says of itself is compared with its files', () => {
  const dist = makeFolder()
  for (const name of ['root.html', 'verify.html', 'a.js']) writeFileSync(join(dist, name), name)
  const sums = execFileSync('sha256sum', ['a.js', 'root.html', 'verify.html'], { cwd: dist, encoding: 'utf8' })
  writeFileSync(join(dist, 'SHA256SUMS'), sums)
  expect(checkSums(dist).files).toBe(3)
  const out = join(makeFolder(), 'v1')
  collectFiles(dist, out, '- A thing.')
  expect(readFileSync(join(out, 'SHA256SUMS'), 'utf8')).toBe(sums)
  expect(readFileSync(join(out, 'NOTES.md'), 'utf8')).toBe('- A thing.\n')
  writeFileSync(join(dist, 'a.js'), 'other')
  expect(() => checkSums(dist)).toThrow(/for a\.js, but the file has/)
  writeFileSync(join(dist, 'a.js'), 'a.js')
  writeFileSync(join(dist, 'SHA256SUMS'), sums.replace(/^.*verify\.html\n/m, ''))
  expect(() => checkSums(dist)).toThrow('SHA256SUMS does not name verify.html.')
})

test('error: a changelog without an entry for the version, and a version that no changeset asks for, end the dry run with 1 and sentences', () => {
  const changelog = join(makeFolder(), 'CHANGELOG.md')
  writeFileSync(changelog, '# Changelog\n\n## Unreleased\n\n- A thing.\n')
  const program = [
    '--import',
    'tsx',
    'scripts/release.ts',
    '9.8.7',
    '--dry-run',
    '--no-build',
    '--changelog',
    changelog,
  ]
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/has no section "## \d+\.\d+\.\d+ \(date\)" for the version in package\.json/)
  // Directly after a release no changeset is pending.
  expect(stderr).toMatch(/9\.8\.7 was named, but the changesets ask for \d|\.changeset has no changeset/)
})
