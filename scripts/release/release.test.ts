import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { checkSums, collectFiles } from './collectFiles.ts'
import { listManifests, readVersions, writeVersions } from './versionFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('behavior: a new version is written to every package and to its place in the lock file, and nowhere else', () => {
  const folder = makeFolder()
  const files = [...listManifests(root), 'package-lock.json']
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const [first] = readVersions(folder)
  const current = first?.version ?? ''
  expect(new Set(readVersions(folder).map(({ version }) => version))).toEqual(new Set([current]))
  expect(writeVersions(folder, current, '9.8.7')).toEqual(files)
  expect(new Set(readVersions(folder).map(({ version }) => version))).toEqual(new Set(['9.8.7']))
  for (const file of files) {
    const [before, after] = [root, folder].map((base) => readFileSync(join(base, file), 'utf8').split('\n'))
    const changed = (after ?? []).filter((line, index) => line !== before?.[index])
    const versions = changed.filter((line) => line.trim() === '"version": "9.8.7",')
    // The lock file names the version of the root twice.
    expect(versions).toHaveLength(file === 'package-lock.json' ? files.length : 1)
    const ranges = changed.filter((line) => /^"@countersign\/[a-z-]+": "\^9\.8\.7",?$/.test(line.trim()))
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

test('error: a changelog without an entry for the version ends the dry run with 1 and a sentence', () => {
  const changelog = join(makeFolder(), 'CHANGELOG.md')
  writeFileSync(changelog, '# Changelog\n\n## Unreleased\n\n- A thing.\n')
  const run = () =>
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/release.ts', '--dry-run', '--no-build', '--changelog', changelog],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      },
    )
  expect(run).toThrow(/has no section "## \d+\.\d+\.\d+ \(date\)" for the version in package\.json/)
})
