import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { closeSection } from './release/changelog.ts'
import { checkSums, collectFiles } from './release/collectFiles.ts'
import { planRelease } from './release/planRelease.ts'
import { readVersions, writeVersions } from './release/versionFiles.ts'
import { buildPage } from './start/buildPage.ts'

/*
 * `npm run release -- 0.2.0`: compares versions and changelog, writes the version and the changelog's heading, builds the page, collects
 * SHA256SUMS and verify.html in release/v0.2.0, commits and tags. It pushes nothing. `--dry-run` does everything that changes no source and
 * no history, and is a step of the check.
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
const plan = planRelease({ changelog, versions: readVersions(root), wanted: positionals[0] ?? null })
const problems = [...plan.problems]
if (!isDry) {
  if (positionals.length !== 1) problems.push(`Name the version: npm run release -- ${plan.version}`)
  if (values['no-build']) problems.push('--no-build is for a dry run: a release needs the sums of its page.')
  if (git('status', '--porcelain') !== '') problems.push('The working tree has changes that are not committed.')
  if (git('tag', '--list', `v${plan.version}`) !== '') problems.push(`The tag v${plan.version} exists already.`)
}
if (problems.length > 0) {
  for (const problem of problems) console.error(`✗ ${problem}`)
  process.exit(1)
}
console.log(`✓ versions and changelog agree on ${plan.current}; the next release would be ${plan.version}`)

if (!isDry) writeSources()
if (!values['no-build']) {
  const { built } = await buildPage(root, new AbortController().signal)
  const dist = join(root, 'apps/web/dist')
  const { files, hash } = checkSums(dist)
  console.log(`✓ page ${built ? 'built' : 'up to date'}: ${files} files as SHA256SUMS says, itself ${hash}`)
  if (!isDry) publish(dist, hash)
}
console.log(
  isDry
    ? `Dry run: nothing was written, no tag was made.${plan.notes === null ? ' Nothing is waiting to be released.' : ''}`
    : `Release ${plan.version} is committed and tagged. Publish it: git push --follow-tags`,
)

function writeSources(): void {
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(values.changelog, closeSection(changelog, plan.version, date))
  writeVersions(root, plan.current, plan.version)
  execFileSync('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: 'inherit' })
}

function publish(dist: string, hash: string): void {
  const folder = join(root, 'release', `v${plan.version}`)
  collectFiles(dist, folder, plan.notes ?? '')
  console.log(`✓ SHA256SUMS, verify.html and NOTES.md in ${folder}`)
  // The tree was clean: whatever differs now was written above, generated files included.
  git('add', '--update')
  git('commit', '--message', `chore(release): ${plan.version}`)
  const left = git('status', '--porcelain')
  if (left !== '') throw new Error(`The release was committed without these files, so it is not tagged:\n${left}`)
  git(
    'tag',
    '--annotate',
    `v${plan.version}`,
    '--message',
    `Countersign ${plan.version}\n\nSHA-256 of SHA256SUMS: ${hash}`,
  )
}
