import { createContext, use, useEffect } from 'react'
import type { SetupSection } from './setupSections.ts'

/** What stands beside the link of a section. */
export type SectionMark = {
  /** How many things the section lists. */
  readonly count?: number | undefined
  /** Why the section has something to read, in a few words: the link then has the caution mark. */
  readonly caution?: string | null | undefined
}

type Report = (section: SetupSection, mark: SectionMark | null) => void

/** How a section reaches its link; outside the page nothing listens. */
export const SectionMarks = createContext<Report>(() => {})

/** Gives the link of a section its count or its caution mark, as long as the section is on the page. */
export function useSectionMark(section: SetupSection, { count, caution = null }: SectionMark): void {
  const report = use(SectionMarks)
  useEffect(() => {
    report(section, { count, caution })
    return () => report(section, null)
  }, [report, section, count, caution])
}
