import { createContext, use, useEffect } from 'react'
import type { SetupSection } from './setupSections.ts'

/** Shown next to the link of a section. */
export type SectionMark = {
  /** The number of entries in the section. */
  readonly count?: number | undefined
  /** A short warning about the section; its link then has the caution mark. */
  readonly caution?: string | null | undefined
}

type Report = (section: SetupSection, mark: SectionMark | null) => void

/** Passes marks from a section to its link. Without a provider, marks are ignored. */
export const SectionMarks = createContext<Report>(() => {})

/** Gives the link of a section its count or caution mark, as long as the section is mounted. */
export function useSectionMark(section: SetupSection, { count, caution = null }: SectionMark): void {
  const report = use(SectionMarks)
  useEffect(() => {
    report(section, { count, caution })
    return () => report(section, null)
  }, [report, section, count, caution])
}
