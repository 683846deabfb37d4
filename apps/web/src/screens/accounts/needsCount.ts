import type { NeededWork } from './NeededWork.ts'

type Work = Pick<NeededWork, 'items' | 'alarms'>

/** The number of recovery attempts that are not marked as expected. */
export const urgentCount = ({ alarms }: Pick<Work, 'alarms'>): number =>
  alarms.filter(({ isExpected }) => !isExpected).length

/** The number of open items, for the page, the navigation and the icon of the tab. */
export const needsCount = (work: Work): number => work.items.length + urgentCount(work)
