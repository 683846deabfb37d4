import { hexGroups } from '../values/hexGroups.ts'

/** A run of address groups that equal, or differ from, those of the other address. */
export interface LookalikeRun {
  groups: string[]
  differs: boolean
}

/**
 * Compares two addresses group by group (four characters, letter case ignored).
 *
 * @returns the runs of each address, in order
 */
export function lookalikeRuns(saved: string, typed: string): { saved: LookalikeRun[]; typed: LookalikeRun[] } {
  const left = hexGroups(saved).groups
  const right = hexGroups(typed).groups
  const differs = (index: number) => left[index]?.toLowerCase() !== right[index]?.toLowerCase()
  return { saved: runs(left, differs), typed: runs(right, differs) }
}

function runs(groups: readonly string[], differs: (index: number) => boolean): LookalikeRun[] {
  const found: LookalikeRun[] = []
  for (const [index, group] of groups.entries()) {
    const last = found.at(-1)
    if (last && last.differs === differs(index)) last.groups.push(group)
    else found.push({ groups: [group], differs: differs(index) })
  }
  return found
}
