import { hasEntries, readSections, UNRELEASED, type Section } from './changelog.ts'
import { compareVersions, nextVersion, readVersion } from './version.ts'

/** A package.json of the repository, or an entry of the lock file. */
export type NamedVersion = { readonly place: string; readonly version: string }

export type ReleaseState = {
  readonly changelog: string
  readonly versions: readonly NamedVersion[]
  /** The version of the command line; null: the one after the current. */
  readonly wanted: string | null
}

export type ReleasePlan = {
  readonly current: string
  readonly version: string
  /** What the changelog says about the release; null when it says nothing. */
  readonly notes: string | null
  /** Sentences; a release needs none of them. */
  readonly problems: readonly string[]
}

/** Compares versions and changelog, and says what a release would be called, what it contains and what stands in its way. */
export function planRelease({ changelog, versions, wanted }: ReleaseState): ReleasePlan {
  const current = versions[0]?.version ?? ''
  const version = wanted ?? nextVersion(current)
  const sections = readSections(changelog)
  const unreleased = sections.find(({ name }) => name === UNRELEASED)
  const problems = [
    ...versionProblems(current, version, versions),
    ...sections.flatMap((section, index) => sectionProblems(section, sections[index + 1])),
  ]
  if (!sections.some(({ name, date }) => name === current && date !== null))
    problems.push(`CHANGELOG.md has no section "## ${current} (date)" for the version in package.json.`)
  if (unreleased === undefined) problems.push(`CHANGELOG.md has no section "## ${UNRELEASED}".`)
  else if (!hasEntries(unreleased) && wanted !== null)
    problems.push(`CHANGELOG.md has no entry under "## ${UNRELEASED}", so ${version} would contain nothing.`)
  return { current, version, notes: unreleased && hasEntries(unreleased) ? unreleased.text : null, problems }
}

function versionProblems(current: string, version: string, versions: readonly NamedVersion[]): string[] {
  const problems = versions
    .filter((each) => each.version !== current)
    .map((each) => `${each.place} says version ${each.version}, but package.json says ${current}.`)
  if (readVersion(current) === null)
    problems.push(`package.json says version "${current}", which is not three numbers.`)
  if (readVersion(version) === null) problems.push(`"${version}" is not a version: write three numbers, as 0.2.0.`)
  else if (compareVersions(version, current) <= 0)
    problems.push(`Version ${version} is not newer than ${current}, which package.json says.`)
  return problems
}

function sectionProblems(section: Section, older: Section | undefined): string[] {
  const { name, date } = section
  if (name === UNRELEASED) return []
  if (readVersion(name) === null || date === null)
    return [`CHANGELOG.md has the heading "${name || 'one without a version'}"; expected "## 1.2.3 (2026-01-31)".`]
  const problems = hasEntries(section) ? [] : [`CHANGELOG.md has no entry under "## ${name}".`]
  if (older !== undefined && compareVersions(name, older.name) <= 0)
    problems.push(`CHANGELOG.md has ${name} above ${older.name}, which is not older.`)
  return problems
}
