import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { canRender } from './helm/renderChart.ts'
import { closeSection } from './release/changelog.ts'
import { checkSums, collectFiles } from './release/collectFiles.ts'
import { planRelease } from './release/planRelease.ts'
import { readPendingVersion } from './release/readPendingVersion.ts'
import { readVersions } from './release/readVersions.ts'
import { writeVersions } from './release/writeVersions.ts'
import { buildPage } from './start/buildPage.ts'

/*
 * `npm run release -- 0.2.0`: compares the named version with the pending changesets, applies them, writes the changelog's heading, builds
 * the page, collects SHA256SUMS and verify.html in release/v0.2.0, commits and tags. It pushes nothing. `--dry-run` does everything that
 * changes no source and no history, and is a step of the check.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    changelog: { type: 'string', default: join(root, 'CHANGELOG.md') },
  },
})
const isDry = values['dry-run']
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const changelog = readFileSync(values.changelog, 'utf8')
const pending = await readPendingVersion(root).catch((error: unknown) => {
  console.error(
    `✗ The changesets in .changeset cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
})
const plan = planRelease({ changelog, versions: readVersions(root), pending, wanted: positionals[0] ?? null })
const problems = [...plan.problems]
if (!isDry) {
  if (positionals.length !== 1)
    problems.push(`Name the version: npm run release -- ${plan.version ?? '0.2.0, once a changeset is pending'}`)
  if (values['no-build']) problems.push('--no-build is for a dry run: a release needs the sums of its page.')
  if (!canRender())
    problems.push('The examples of the chart name the release; npm run generate:helm says what rendering them needs.')
  if (git('status', '--porcelain') !== '') problems.push('The working tree has changes that are not committed.')
  if (plan.version !== null && git('tag', '--list', `v${plan.version}`) !== '')
    problems.push(`The tag v${plan.version} exists already.`)
}
if (problems.length > 0) {
  for (const problem of problems) console.error(`✗ ${problem}`)
  process.exit(1)
}
const next = plan.version === null ? 'no changeset is pending' : `the next release is ${plan.version}`
console.log(`✓ versions, changesets and changelog agree on ${plan.current}; ${next}`)

/** Null in a dry run. */
const release = isDry ? null : plan.version
if (release !== null) writeSources(release)
if (!values['no-build']) {
  const { built } = await buildPage(root, new AbortController().signal)
  const dist = join(root, 'apps/web/dist')
  const { files, hash } = checkSums(dist)
  console.log(`✓ page ${built ? 'built' : 'up to date'}: ${files} files as SHA256SUMS says, itself ${hash}`)
  if (release !== null) publish(release, dist, hash)
}
console.log(
  release === null
    ? 'Dry run: nothing was written, no tag was made.'
    : `Release ${release} is committed and tagged. Publish it: git push --follow-tags`,
)

function writeSources(version: string): void {
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(values.changelog, closeSection(changelog, version, date))
  writeVersions(root, version)
  for (const script of ['generate', 'generate:helm'])
    execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' })
}

function publish(version: string, dist: string, hash: string): void {
  const folder = join(root, 'release', `v${version}`)
  collectFiles(dist, folder, plan.notes ?? '')
  console.log(`✓ SHA256SUMS, verify.html and NOTES.md in ${folder}`)
  // The tree was clean: whatever differs now was written above, generated files included.
  git('add', '--update')
  git('commit', '--message', `chore(release): ${version}`)
  const left = git('status', '--porcelain')
  if (left !== '') throw new Error(`The release was committed without these files, so it is not tagged:\n${left}`)
  git('tag', '--annotate', `v${version}`, '--message', `Countersign ${version}\n\nSHA-256 of SHA256SUMS: ${hash}`)
}
