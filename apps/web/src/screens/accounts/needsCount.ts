import type { NeededWork } from './NeededWork.ts'

type Work = Pick<NeededWork, 'items' | 'alarms'>

/** Recovery attempts that nobody here expects. */
export const urgentCount = ({ alarms }: Pick<Work, 'alarms'>): number =>
  alarms.filter(({ isExpected }) => !isExpected).length

/** How many things need somebody: on the page, in the navigation and in the icon of the tab. */
export const needsCount = (work: Work): number => work.items.length + urgentCount(work)
