import { hasEntries, readSections, UNRELEASED, type Section } from './changelog.ts'
import { compareVersions, readVersion } from './version.ts'

/** A package.json of the repository, or an entry of the lock file. */
export type NamedVersion = { readonly place: string; readonly version: string }

export type ReleaseState = {
  readonly changelog: string
  readonly versions: readonly NamedVersion[]
  /** The version that the changesets in `.changeset` ask for; null without any. */
  readonly pending: string | null
  /** The version of the command line; null when a dry run names none. */
  readonly wanted: string | null
}

export type ReleasePlan = {
  readonly current: string
  /** The version of the next release; null when nothing is waiting to be released. */
  readonly version: string | null
  /** What the changelog says about the release; null when it says nothing. */
  readonly notes: string | null
  /** Sentences; a release needs none of them. */
  readonly problems: readonly string[]
}

/** Compares versions, changesets and changelog, and returns the version of the next release, its contents and its obstacles. */
export function planRelease({ changelog, versions, pending, wanted }: ReleaseState): ReleasePlan {
  const current = versions[0]?.version ?? ''
  const sections = readSections(changelog)
  const unreleased = sections.find(({ name }) => name === UNRELEASED)
  const notes = unreleased && hasEntries(unreleased) ? unreleased.text : null
  const problems = [
    ...versionProblems(current, versions),
    ...pendingProblems(pending, wanted, notes),
    ...sections.flatMap((section, index) => sectionProblems(section, sections[index + 1])),
  ]
  if (!sections.some(({ name, date }) => name === current && date !== null))
    problems.push(`CHANGELOG.md has no section "## ${current} (date)" for the version in package.json.`)
  if (unreleased === undefined) problems.push(`CHANGELOG.md has no section "## ${UNRELEASED}".`)
  return { current, version: pending, notes, problems }
}

function versionProblems(current: string, versions: readonly NamedVersion[]): string[] {
  const problems = versions
    .filter((each) => each.version !== current)
    .map((each) => `${each.place} says version ${each.version}, but package.json says ${current}.`)
  if (readVersion(current) === null)
    problems.push(`package.json says version "${current}", which is not three numbers.`)
  return problems
}

function pendingProblems(pending: string | null, wanted: string | null, notes: string | null): string[] {
  if (pending === null) {
    if (notes !== null)
      return [`CHANGELOG.md has entries under "## ${UNRELEASED}", but .changeset has no changeset: npm run change`]
    return wanted === null ? [] : [`No changeset is pending, so ${wanted} would contain nothing: npm run change`]
  }
  const problems =
    notes === null ? [`The changesets ask for ${pending}, but CHANGELOG.md has no entry under "## ${UNRELEASED}".`] : []
  if (wanted !== null && wanted !== pending)
    problems.push(`The version ${wanted} was named, but the changesets ask for ${pending}.`)
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
