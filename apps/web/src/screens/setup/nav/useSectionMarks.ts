import { useCallback, useState } from 'react'
import type { SetupSection } from '../model/setupSections.ts'
import type { SectionMark } from '../model/SectionMark.ts'

type Marks = Readonly<Partial<Record<SetupSection, SectionMark | null>>>

/** The marks that the sections have given, for the links. */
export function useSectionMarks() {
  const [marks, setMarks] = useState<Marks>({})
  const report = useCallback(
    (section: SetupSection, mark: SectionMark | null) => setMarks((all) => ({ ...all, [section]: mark })),
    [],
  )
  return { marks, report }
}
