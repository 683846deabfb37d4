export type Section = {
  /** `Unreleased`, or a version. */
  readonly name: string
  /** `2026-11-22`; null for what is not released. */
  readonly date: string | null
  /** Everything below the heading. */
  readonly text: string
}

export const UNRELEASED = 'Unreleased'

/** The sections of a changelog, newest first, unchanged. */
export function readSections(changelog: string): Section[] {
  return changelog
    .split(/^(?=## )/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const [, name = '', date = null] = /^## (\S+)(?: \((\d{4}-\d\d-\d\d)\))?\s*$/.exec(heading) ?? []
      return { name, date, text: lines.join('\n').trim() }
    })
}

/** Whether a section says anything: at least one list item. */
export const hasEntries = ({ text }: Section): boolean => /^- \S/m.test(text)

/** Puts what is not released under the heading of a version, and an empty section above it. */
export function closeSection(changelog: string, version: string, date: string): string {
  return changelog.replace(/^## Unreleased$/m, `## ${UNRELEASED}\n\n## ${version} (${date})`)
}
